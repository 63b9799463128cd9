import { markets } from '#core/code-lists/markets.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { begunFrom } from '#core/markets/copy-master.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { readinessOf } from '#core/markets/readiness.ts'
import type { Hub, Tx } from '#server/platform/hub.ts'
import { inTransaction } from '#server/platform/hub.ts'
import { allFilledByOperators } from './operator-defaults.ts'
import {
  type Counted,
  keepCounts,
  knowRules,
  type RecordToCount,
  submissionsToCount,
  takeOpen,
} from './readiness-queries.ts'

/** Few enough that the transaction that counts them holds nobody up. */
export const countedAtOnce = 100

/**
 * Counts so many of the records that wait for it, those that are named first; answers how many it counted. What others
 * are counting at this moment is counted, too, when it answers.
 */
export const countOpen = (hub: Hub, first: readonly number[] = []): Promise<number> =>
  count(hub, first, 'wait')

async function count(hub: Hub, first: readonly number[], taken: 'wait' | 'skip'): Promise<number> {
  return inTransaction(hub, null, async ({ tx }) => {
    const { epoch, records } = await takeOpen(tx, { first, atMost: countedAtOnce, taken })
    if (records.length === 0) return 0
    await keepCounts(tx, epoch, await countsOf(hub, tx, records))
    return records.length
  })
}

/** Counts all that waits, beside requests. */
const counting = new WeakSet<Hub>()

export function countAllOpen(hub: Hub): void {
  if (counting.has(hub)) return
  counting.add(hub)
  hub.jobs.start(async () => {
    try {
      while ((await count(hub, [], 'skip')) > 0) await new Promise(setImmediate)
    } finally {
      counting.delete(hub)
    }
  })
}

/** A hub with other rules than the one before counts everything anew. */
export async function countAnewByRules(hub: Hub): Promise<void> {
  const rules = markets
    .map(({ code }) => JSON.stringify(hub.marketOf(code)?.ruleSetVersions ?? null))
    .join(' ')
  await knowRules(hub.db, rules)
}

async function countsOf(hub: Hub, tx: Tx, records: readonly RecordToCount[]): Promise<Counted[]> {
  const made = await submissionsToCount(
    tx,
    records.map(({ id }) => id),
  )
  const counts = records.map(({ id }): Counted => ({ id, needed: [], missing: [], submissions: [] }))
  for (const { code } of markets) {
    const market = hub.marketOf(code)
    const submissions = records.map(({ id }) => made.get(`${id} ${code}`))
    const begun = market ? await begunOf(tx, market, records) : []
    for (const [at, count] of counts.entries()) {
      const submission = submissions[at]
      const found = market && readinessOf(market, submission?.document ?? begun[at] ?? {})
      count.needed.push(found?.needed ?? 0)
      count.missing.push(found?.missing.length ?? 0)
      count.submissions.push(submission?.id ?? null)
    }
  }
  return counts
}

/** Each record as a submission made from it begins. */
async function begunOf(
  tx: Tx,
  market: MarketModule,
  records: readonly RecordToCount[],
): Promise<readonly AnyDocument[]> {
  const begun = records.map(({ id, document, source_data }) => ({
    masterDiId: id,
    document: begunFrom(document, source_data, market),
  }))
  if (!market.fromOperator) return begun.map(({ document }) => document)
  return (await allFilledByOperators(tx, market, begun)).map(({ document }) => document)
}
