import { markets } from '#core/code-lists/markets.ts'
import { allFilledByOperators } from '#server/operators/fill-from-operators.ts'
import { dayOf } from '#server/platform/day.ts'
import type { Hub, Tx } from '#server/platform/hub.ts'
import { inTransaction } from '#server/platform/hub.ts'
import { standingsOf } from './device-standings.ts'
import {
  type Counted,
  keepCounts,
  knowRules,
  noteDue,
  openCount,
  someOpen,
  takeOpen,
} from './readiness-count-queries.ts'

/** Small enough that the counting transaction does not block others for long. */
export const countedAtOnce = 100

/**
 * Counts the named records, or else so many of those that wait for it; answers how many waited. Records that others are
 * counting at this moment are counted, too, when it answers. Those whose day has come wait only after `noteDue`.
 */
export async function countOpen(hub: Hub, named: readonly number[] = []): Promise<number> {
  return inTransaction(hub, null, async ({ tx }) => {
    const { epoch, waited, ids } = await takeOpen(tx, { named, atMost: countedAtOnce })
    if (ids.length > 0) await keepCounts(tx, epoch, await countsOf(hub, tx, ids))
    return waited
  })
}

/** Counts all waiting records in the background. */
const counting = new WeakSet<Hub>()

export function countAllOpen(hub: Hub): void {
  if (counting.has(hub)) return
  counting.add(hub)
  const work = async () => {
    try {
      while (!hub.jobs.stopping.aborted && (await countOpen(hub)) > 0) await new Promise(setImmediate)
    } finally {
      counting.delete(hub)
    }
  }
  hub.jobs.start(work, { kind: 'count of readiness' })
}

/** A few waiting records are counted before answering, so that recent changes are included. Many are counted in the background. */
export async function countFirst(hub: Hub): Promise<{ readonly isBeside: boolean }> {
  await noteDue(hub.db, dayOf(hub.now()))
  const { length: open } = await someOpen(hub.db, countedAtOnce + 1)
  if (open > countedAtOnce) countAllOpen(hub)
  else if (open > 0) await countOpen(hub)
  return { isBeside: open > countedAtOnce }
}

/** Counts all that wait before answering, however many they are. */
export async function countAll(hub: Hub): Promise<void> {
  await noteDue(hub.db, dayOf(hub.now()))
  let waited = await countOpen(hub)
  while (waited > 0) waited = await countOpen(hub)
}

/**
 * What is read from the counts, with the number of records that still wait to be counted. Where that is 0, the figures
 * are current: if the background finished counting while they were read, they are read again.
 */
export async function readCounted<Read>(
  hub: Hub,
  read: () => Promise<Read>,
): Promise<{ readonly read: Read; readonly open: number }> {
  for (;;) {
    const { isBeside } = await countFirst(hub)
    const found = await read()
    const open = await openCount(hub.db)
    if (open > 0 || !isBeside) return { read: found, open }
  }
}

/** After an upgrade with different rules, everything is counted again. */
export async function countAnewByRules(hub: Hub): Promise<void> {
  const rules = markets
    .map(({ code }) => JSON.stringify(hub.marketOf(code)?.ruleSetVersions ?? null))
    .join(' ')
  await knowRules(hub.db, rules)
}

async function countsOf(hub: Hub, tx: Tx, ids: readonly number[]): Promise<Counted[]> {
  const countries = markets.map(({ code }) => code)
  const fill = (...asked: FillArguments) => allFilledByOperators(tx, ...asked)
  const standings = await standingsOf(hub, tx, ids, { countries, fill })
  return [...standings].map(([id, cells]) => ({
    id,
    needed: cells.map(({ needed }) => needed ?? 0),
    missing: cells.map(({ missing }) => missing.length),
    wrong: cells.map(({ wrong }) => wrong),
    stages: cells.map(({ stage }) => stage),
    submissions: cells.map(({ submission }) => submission?.id ?? null),
    behind: cells.map(({ behind }) => behind),
    others: cells.map(({ others }) => others),
    places: cells.flatMap(({ reasons }, at) => (reasons.length > 0 ? [at + 1] : [])),
    submitted: cells.flatMap(({ reasons, country }) => (reasons.includes('submission') ? [country] : [])),
    until: cells.flatMap(({ until }) => until ?? []).toSorted()[0] ?? null,
  }))
}

type FillArguments = Parameters<typeof allFilledByOperators> extends [unknown, ...infer Rest] ? Rest : never
