import { findMarket, markets } from '#core/code-lists/markets.ts'
import type {
  MarketReadiness,
  ReadinessQuery,
  ReadinessRow,
  ReadinessState,
} from '#core/contract/readiness.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { labelIn } from '#core/markets/asked-for.ts'
import { begunFrom } from '#core/markets/copy-master.ts'
import { readinessOf } from '#core/markets/readiness.ts'
import { answerList, exportList } from '#server/lists/list-answers.ts'
import type { FileAnswer, Page } from '#server/platform/http.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { loadMasterToCopy, operatorDefaults } from './operator-defaults.ts'
import { countAllOpen, countedAtOnce, countOpen } from './readiness-count.ts'
import { readinessList } from './readiness-list-queries.ts'
import { latestSubmissions, openCount, openOf, readyByMarket } from './readiness-queries.ts'

/** How far a record is for each of its markets. */
export async function readinessOfRecord(
  hub: Hub,
  id: number,
  named?: readonly string[],
): Promise<MarketReadiness[]> {
  const master = await loadMasterToCopy(hub, id)
  const made = await latestSubmissions(hub.db, id)
  const codes = named?.map((code) => findMarket(code)?.code ?? code)
  const countries = new Set(codes ?? [...master.target_countries, ...made.keys()])
  const all: MarketReadiness[] = []
  for (const country of countries) {
    const submission = made.get(country)
    const market = hub.marketOf(country)
    // As a submission made from the record begins.
    const copied = begunFrom(master.document, master.source_data, market)
    const { values } = await operatorDefaults(hub, master, { country })
    const begun = { ...(values as AnyDocument), ...copied }
    const found = market && readinessOf(market, submission?.document ?? begun)
    all.push({
      country,
      submissionId: submission?.id ?? null,
      status: submission?.status ?? null,
      standing: submission?.standing ?? null,
      needed: found?.needed ?? null,
      missing: market
        ? (found?.missing ?? []).map((field) => ({ field, label: labelIn(market, field) }))
        : [],
    })
  }
  return all
}

/** Few that wait are counted before an answer: what somebody has just changed is in it. Many are counted beside it. */
async function countFirst(hub: Hub): Promise<void> {
  const open = await openCount(hub.db)
  if (open > countedAtOnce) countAllOpen(hub)
  else if (open > 0) await countOpen(hub)
}

/** A page of the matrix; its own cells are right, however much else still waits to be counted. */
export async function readinessPage(
  hub: Hub,
  actor: Actor,
  query: ReadinessQuery,
): Promise<Page<ReadinessRow>> {
  await countFirst(hub)
  const page = await answerList(hub, actor, readinessList, query)
  if (!Array.isArray(page.items)) return page
  const open = await openOf(
    hub.db,
    page.items.map(({ id }: { id: number }) => id),
  )
  if (open.length === 0) return page
  await countOpen(hub, open)
  return answerList(hub, actor, readinessList, query)
}

export async function readinessFile(
  hub: Hub,
  actor: Actor,
  query: Omit<ReadinessQuery, 'limit' | 'offset' | 'fields'>,
): Promise<FileAnswer> {
  while ((await openCount(hub.db)) > 0) await countOpen(hub)
  return exportList(hub, actor, readinessList, query)
}

export async function readinessState(hub: Hub): Promise<ReadinessState> {
  await countFirst(hub)
  const codes = markets.map(({ code }) => code)
  const rows = await readyByMarket(hub.db, codes)
  const found = new Map(rows.map((row) => [row.country, row]))
  return {
    open: await openCount(hub.db),
    markets: codes.map((country) => ({ country, aimed: 0, ready: 0, ...found.get(country) })),
  }
}
