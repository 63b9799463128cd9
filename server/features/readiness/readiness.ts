import { findMarket, markets } from '#core/code-lists/markets.ts'
import type {
  MarketReadiness,
  ReadinessQuery,
  ReadinessRow,
  ReadinessState,
} from '#core/contract/readiness.ts'
import { labelIn } from '#core/markets/required-fields-by-class.ts'
import { isToBeConfirmed } from '#core/markets/shown-registered.ts'
import { takenOf } from '#server/exchange/register-standing-queries.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import { conditionOf } from '#server/lists/list-queries.ts'
import { allFilledByOperators } from '#server/operators/fill-from-operators.ts'
import { invalid } from '#server/platform/errors.ts'
import type { FileAnswer, Page } from '#server/platform/http.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { type MarketOfDevice, standingsOf } from '#server/standing/device-standings.ts'
import {
  countAll,
  countedAtOnce,
  countFirst,
  countOpen,
  readCounted,
} from '#server/standing/readiness-count.ts'
import { openOf } from '#server/standing/readiness-count-queries.ts'
import { loadMasterToCopy } from '#server/submissions/record-to-copy.ts'
import { readinessList, readinessListFor } from './readiness-list-queries.ts'
import { devicesByStage, submissionsAt } from './readiness-queries.ts'

/** Where the device of a record stands in each of its markets; any version of it gives the same answer. */
export async function readinessOfRecord(
  hub: Hub,
  id: number,
  named?: readonly string[],
): Promise<MarketReadiness[]> {
  await loadMasterToCopy(hub, id)
  const countries = named?.map((code) => findMarket(code)?.code ?? code)
  const standings = await standingsOf(hub, hub.db, [id], {
    countries,
    fill: (market, begun) => allFilledByOperators(hub.db, market, begun),
  })
  const found = standings.get(id) ?? []
  const taken = await takenOf(
    hub.db,
    found.flatMap(({ submission }) => submission?.id ?? []),
  )
  const unconfirmed = new Set(
    taken.flatMap((one) => (isToBeConfirmed(hub.marketOf(one.market)?.exchange, one.taken) ? [one.id] : [])),
  )
  return found.map((standing) => ({
    ...presentStanding(hub, standing),
    toBeConfirmed: unconfirmed.has(standing.submission?.id ?? 0),
  }))
}

function presentStanding(hub: Hub, found: MarketOfDevice): Omit<MarketReadiness, 'toBeConfirmed'> {
  const { country, reasons, stage, submission, others, needed, missing, wrong, behind, publishedOn } = found
  const { noLongerPlaced } = found
  const market = hub.marketOf(country)
  return {
    country,
    reasons: [...reasons],
    stage,
    submissionId: submission?.id ?? null,
    others,
    status: submission?.status ?? null,
    standing: submission?.standing ?? null,
    isRegistered: submission?.isRegistered ?? false,
    needed,
    missing: market ? missing.map((field) => ({ field, label: labelIn(market, field) })) : [],
    wrong,
    behind,
    publishedOn,
    noLongerPlaced,
  }
}

/**
 * A page of the matrix; its own cells are right, however much else still waits to be counted. Without a limit all are
 * counted first.
 */
export async function readinessPage(
  hub: Hub,
  actor: Actor,
  query: ReadinessQuery,
): Promise<Page<ReadinessRow>> {
  const list = readinessListFor(query)
  if (query.limit === undefined) {
    await countAll(hub)
    return answerList(hub, actor, list, query)
  }
  const { isBeside } = await countFirst(hub)
  const page = await answerList(hub, actor, list, query)
  if (!Array.isArray(page.items)) return page
  const open = await openOf(
    hub.db,
    page.items.map(({ id }: { id: number }) => id),
  )
  if (open.length === 0 && !isBeside) return page
  // Background counting may have finished since the page was read.
  for (let at = 0; at < open.length; at += countedAtOnce)
    await countOpen(hub, open.slice(at, at + countedAtOnce))
  return answerList(hub, actor, list, query)
}

export async function readinessFile(
  hub: Hub,
  actor: Actor,
  query: Omit<ReadinessQuery, 'limit' | 'offset' | 'fields'>,
): Promise<FileAnswer> {
  await countAll(hub)
  return exportList(hub, actor, readinessList, query)
}

/** The submissions that stand for the devices of a list in a market. */
export async function submissionsOfDevices(
  hub: Hub,
  actor: Actor,
  { query, market, atMost }: { query: ReadinessQuery; market: string; atMost: number },
): Promise<number[]> {
  const place = markets.findIndex(({ code }) => code === findMarket(market)?.code)
  if (place < 0) throw invalid([{ path: 'market', message: `There is no market "${market}"` }])
  await countAll(hub)
  const condition = await conditionOf(readinessList, { db: hub.db, viewer: actor, query })
  return submissionsAt(hub.db, { condition, place: place + 1, atMost })
}

export async function readinessState(hub: Hub): Promise<ReadinessState> {
  const codes = markets.map(({ code }) => code)
  const { read: rows, open } = await readCounted(hub, () => devicesByStage(hub.db, codes))
  const sum = (of: readonly { readonly devices: number }[]) =>
    of.reduce((total, { devices }) => total + devices, 0)
  return {
    open,
    markets: markets.map(({ code: country, modelled, fullyKnown }) => {
      const own = rows.filter((row) => row.country === country)
      const stages = own.flatMap(({ stage, devices }) => (stage === null ? [] : [[stage, devices] as const]))
      const filled = own.reduce((total, { complete }) => total + complete, 0)
      // What was refused has to be corrected first, complete or not.
      const refused = own.find(({ stage }) => stage === 'refused')?.complete ?? 0
      return {
        country,
        modelled,
        aimed: sum(own),
        ready: fullyKnown ? filled - refused : 0,
        filled,
        stages: Object.fromEntries(stages),
      }
    }),
  }
}
