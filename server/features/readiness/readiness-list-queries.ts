import { sql } from 'kysely'
import { findMarket, isFullyKnown, isoCodeOf, type Market, markets } from '#core/code-lists/markets.ts'
import type { ReadinessCell, ReadinessQuery, ReadinessRow } from '#core/contract/readiness.ts'
import { deviceTaskRules, deviceTasks } from '#core/lifecycle/device-task.ts'
import { marketsOfDevice } from '#core/lifecycle/market-standing.ts'
import type { MasterStatus } from '#core/lifecycle/master-status.ts'
import { countWords } from '#core/markets/known-fields.ts'
import { type Condition, defineList, type FileColumn } from '#server/lists/list.ts'
import { column, containsWith, oneOf } from '#server/lists/properties.ts'
import { inUse, isMarketOfDevice } from '#server/standing/markets-of-device-queries.ts'
import type { Counted } from '#server/standing/readiness-count-queries.ts'

interface Row {
  readonly id: number
  readonly device_number: string
  readonly device_name: string | null
  readonly version_number: string
  readonly manufacturer_name: string | null
  readonly status: MasterStatus
  readonly target_countries: string[]
  /** Null until it is counted for the first time. */
  readonly counted: Counted | null
}

/** Source columns of the cells. */
const counts = ['counted', 'target_countries'] as const

const as = column<Row>()

/** The latest version of each device, as /multi-country-udi lists them, with its markets (S3-OPEN-02). */
export const readinessList = defineList<Row, ReadinessRow, ReadinessQuery>()({
  table: 'master_records',
  key: 'id',
  derived: {
    // The whole row at once: reading its columns one by one would repeat the lookup for each.
    counted: sql`(select to_json(readiness) from readiness where record_id = master_records.id)`,
  },
  properties: {
    id: as('id'),
    deviceNumber: as('device_number'),
    deviceName: as('device_name'),
    versionNumber: as('version_number'),
    manufacturerName: as('manufacturer_name'),
    status: as('status'),
    targetCountries: as('target_countries'),
    cells: { from: counts, value: cellsOf },
  },
  sorts: {
    updatedAt: { by: sql`master_records.updated_at` },
    deviceNumber: { by: sql`device_number_key` },
    deviceName: { by: sql`device_name_key` },
  },
  defaultSort: '-updatedAt',
  filters: {
    id: (ids) => sql`master_records.id::text = any(${ids}::text[])`,
    country: (_, { query }) => hasMarket(query),
    region: (_, { query }) => (query.country ? undefined : hasMarket(query)),
    // No device is ready for a market of which the hub does not know all that is asked (D55, D133).
    readyFor: (codes) => (codes.some(isPartlyKnown) ? sql`false` : having(codes, ' and ', ready)),
    notReadyFor: (codes) => (codes.some(isPartlyKnown) ? undefined : having(codes, ' or ', notReady)),
    filledFor: (codes) => having(codes, ' and ', complete),
    gapsFor: (codes) => having(codes, ' or ', incomplete),
    stage: (stages, { query }) => {
      const of = query.country ?? markets.map(({ code }) => code)
      return having(of, ' or ', (place, code) => standsAt(stages, place, code))
    },
    task: (tasks, { query }) => {
      const of = query.country ?? markets.map(({ code }) => code)
      return having(of, ' or ', (place, code) => needs(tasks, place, code))
    },
    manufacturerName: oneOf('manufacturer_name'),
  },
  always: () => inUse,
  search: containsWith('search_text', 'id', { table: 'master_search_texts', key: 'record_id' }),
  // What a filter reads of the counts changes with operators, rules and days as well.
  changes: null,
  changedAt: sql`master_records.updated_at`,
  file: { name: 'readiness', entityType: 'export', columns: fileColumns() },
})

const byRecordsAlone = { ...readinessList, changes: ['master-di', 'submission'] } as const

const filtersOfCounts = ['readyFor', 'notReadyFor', 'filledFor', 'gapsFor', 'stage', 'task'] as const

/** The list for a query: where no filter reads the counts, how many devices it finds is kept until one of them changes. */
export const readinessListFor = (query: Pick<ReadinessQuery, (typeof filtersOfCounts)[number]>) =>
  filtersOfCounts.some((name) => query[name] !== undefined) ? readinessList : byRecordsAlone

function cellsOf({ counted, target_countries }: Row): ReadinessCell[] {
  if (!counted || counted.stages.length === 0) return []
  const { needed, missing, wrong, stages, behind, others, submissions } = counted
  const reasons = marketsOfDevice(target_countries, counted.submitted)
  return markets.map(({ code }, at) => ({
    country: code,
    reasons: [...(reasons.get(code) ?? [])],
    stage: stages[at] ?? 'not-begun',
    needed: needed[at] ?? 0,
    missing: missing[at] ?? 0,
    wrong: wrong[at] ?? 0,
    behind: behind[at] ?? 0,
    submissionId: submissions[at] ?? null,
    others: others[at] ?? 0,
  }))
}

const isPartlyKnown = (code: string): boolean => findMarket(code) !== undefined && !isFullyKnown(code)

type PlaceTest = (place: number, code: string) => Condition

const complete: PlaceTest = (place) => sql`missing[${sql.lit(place)}] = 0 and wrong[${sql.lit(place)}] = 0`
const incomplete: PlaceTest = (place) => sql`(missing[${sql.lit(place)}] > 0 or wrong[${sql.lit(place)}] > 0)`
/** What was refused has to be corrected first, complete or not. */
const ready: PlaceTest = (place, code) =>
  sql`${complete(place, code)} and stages[${sql.lit(place)}] <> 'refused'`
const notReady: PlaceTest = (place, code) =>
  sql`(${incomplete(place, code)} or stages[${sql.lit(place)}] = 'refused')`
const standsAt = (stages: readonly string[], place: number, code: string): Condition =>
  sql`(stages[${sql.lit(place)}] = any(${stages}::text[]) and ${isMarketOfDevice([code])})`

/** Another word than those of the tasks finds nothing. */
function needs(tasks: readonly string[], place: number, code: string): Condition {
  const rules = deviceTasks.filter((task) => tasks.includes(task)).map((task) => deviceTaskRules[task])
  if (rules.length === 0) return sql`false`
  const tests = rules.map(({ stages, complete: wanted }) => {
    const at = standsAt(stages, place, code)
    if (wanted === undefined) return at
    return sql`(${at} and ${wanted ? complete(place, code) : incomplete(place, code)})`
  })
  return sql`(${sql.join(tests, sql` or `)})`
}

/** Places in the arrays of counts begin at 1. */
function having(codes: readonly string[], join: ' and ' | ' or ', test: PlaceTest): Condition {
  const places = codes.flatMap((code) => {
    const market = findMarket(code)
    return market
      ? [{ place: markets.findIndex((one) => one.code === market.code) + 1, code: market.code }]
      : []
  })
  if (places.length === 0) return sql`false`
  const tests = places.map(({ place, code }) => test(place, code))
  return sql`exists (select 1 from readiness where record_id = master_records.id
    and (${sql.join(tests, sql.raw(join))}))`
}

function hasMarket({ country = [], region }: Pick<ReadinessQuery, 'country' | 'region'>): Condition {
  const ofRegions = markets.filter((market) => region?.includes(market.region)).map(({ code }) => code)
  return isMarketOfDevice([...country.map(isoCodeOf), ...ofRegions])
}

/** Cached per row, because every column of the file needs the cells. */
const cellsOfRow = new WeakMap<Row, ReadonlyMap<string, ReadinessCell>>()

function cellOf(row: Row, code: string): ReadinessCell | undefined {
  const cells = cellsOfRow.get(row) ?? new Map(cellsOf(row).map((cell) => [cell.country, cell]))
  cellsOfRow.set(row, cells)
  return cells.get(code)
}

function fileColumns(): FileColumn<Row>[] {
  const missing = ({ code, fullyKnown }: Market): FileColumn<Row> => ({
    header: fullyKnown ? `${code} missing` : `${code} known fields`,
    from: counts,
    value: (row) => {
      const count = cellOf(row, code)
      if (!count) return ''
      return fullyKnown ? count.missing : countWords(code, count)
    },
  })
  const stage = ({ code }: Market): FileColumn<Row> => ({
    header: `${code} stage`,
    from: counts,
    value: (row) => cellOf(row, code)?.stage ?? '',
  })
  return [
    { header: 'Device Number', ...as('device_number') },
    { header: 'Version', ...as('version_number') },
    { header: 'Device Name', ...as('device_name') },
    { header: 'Manufacturer', ...as('manufacturer_name') },
    { header: 'Target Countries', ...as('target_countries') },
    ...markets.map(missing),
    ...markets.map(stage),
  ]
}
