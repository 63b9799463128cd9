import { sql } from 'kysely'
import { findMarket, isoCodeOf, markets } from '#core/code-lists/markets.ts'
import type { ReadinessCell, ReadinessQuery, ReadinessRow } from '#core/contract/readiness.ts'
import type { MasterStatus } from '#core/lifecycle/master-status.ts'
import { type Condition, defineList, type FileColumn } from '#server/lists/list.ts'
import { column, containsWith, oneOf } from '#server/lists/properties.ts'

interface Row {
  readonly id: number
  readonly device_number: string
  readonly device_name: string | null
  readonly version_number: string
  readonly manufacturer_name: string | null
  readonly status: MasterStatus
  readonly target_countries: string[]
  readonly needed: readonly number[] | null
  readonly missing: readonly number[] | null
  readonly judged: readonly (number | null)[] | null
}

const as = column<Row>()
const ofRecord = (name: string) =>
  sql`(select ${sql.ref(name)} from readiness where record_id = master_records.id)`

/** The latest version of each device, as /multi-country-udi lists them, with its markets (S3-OPEN-02). */
export const readinessList = defineList<Row, ReadinessRow, ReadinessQuery>()({
  table: 'master_records',
  key: 'id',
  derived: {
    needed: ofRecord('needed'),
    missing: ofRecord('missing'),
    judged: ofRecord('submissions'),
  },
  properties: {
    id: as('id'),
    deviceNumber: as('device_number'),
    deviceName: as('device_name'),
    versionNumber: as('version_number'),
    manufacturerName: as('manufacturer_name'),
    status: as('status'),
    targetCountries: as('target_countries'),
    cells: { from: ['needed', 'missing', 'judged'], value: cellsOf },
  },
  sorts: {
    updatedAt: { by: sql`master_records.updated_at` },
    deviceNumber: { by: sql`device_number_key` },
    deviceName: { by: sql`device_name_key` },
  },
  defaultSort: '-updatedAt',
  filters: {
    country: (_, { query }) => inCountries(query),
    region: (_, { query }) => (query.country ? undefined : inCountries(query)),
    readyFor: (codes) => counted(codes, 'and', '= 0'),
    notReadyFor: (codes) => counted(codes, 'or', '> 0'),
    manufacturerName: oneOf('manufacturer_name'),
  },
  always: () => sql`is_latest and status in ('draft', 'pending-approval', 'active')`,
  search: containsWith('search_text', 'id', { table: 'master_search_texts', key: 'record_id' }),
  // Counts change with records, submissions and operators.
  changes: null,
  changedAt: sql`master_records.updated_at`,
  file: { name: 'readiness', entityType: 'export', columns: fileColumns() },
})

function cellsOf({ needed, missing, judged }: Row): ReadinessCell[] {
  if (!needed || !missing) return []
  return markets.map(({ code }, at) => ({
    country: code,
    needed: needed[at] ?? 0,
    missing: missing[at] ?? 0,
    submissionId: judged?.[at] ?? null,
  }))
}

/** Places in the arrays of counts begin at 1. */
function counted(codes: readonly string[], join: 'and' | 'or', test: '= 0' | '> 0'): Condition {
  const places = codes.flatMap((code) => {
    const market = findMarket(code)
    return market ? [markets.findIndex((one) => one.code === market.code) + 1] : []
  })
  if (places.length === 0) return sql`false`
  const tests = places.map((place) => sql`missing[${sql.lit(place)}] ${sql.raw(test)}`)
  return sql`master_records.id in (select record_id from readiness where ${sql.join(tests, sql.raw(` ${join} `))})`
}

function inCountries({ country = [], region }: Pick<ReadinessQuery, 'country' | 'region'>): Condition {
  const ofRegions = markets.filter((market) => region?.includes(market.region)).map(({ code }) => code)
  return sql`target_countries && ${[...country.map(isoCodeOf), ...ofRegions]}::text[]`
}

function fileColumns(): FileColumn<Row>[] {
  const cell = (code: string): FileColumn<Row> => ({
    header: `${code} missing`,
    from: ['needed', 'missing', 'judged'],
    value: (row) => cellsOf(row).find(({ country }) => country === code)?.missing ?? '',
  })
  return [
    { header: 'Device Number', ...as('device_number') },
    { header: 'Version', ...as('version_number') },
    { header: 'Device Name', ...as('device_name') },
    { header: 'Manufacturer', ...as('manufacturer_name') },
    { header: 'Target Countries', ...as('target_countries') },
    ...markets.map(({ code }) => cell(code)),
  ]
}
