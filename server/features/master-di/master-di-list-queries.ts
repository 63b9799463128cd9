import { sql } from 'kysely'
import { defaultMarket, isoCodeOf, markets } from '#core/code-lists/markets.ts'
import type { MasterListQuery, MasterRecord } from '#core/contract/master-di.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { keptValue } from '#core/imports/kept-values.ts'
import { bulkTemplateColumns } from '#core/imports/master-row.ts'
import { textOf } from '#core/imports/sheet-cell.ts'
import { keptFields } from '#core/imports/template-fields.ts'
import { marketModules } from '#core/markets/index.ts'
import { fold } from '#core/text/fold.ts'
import { madeByImport } from '#server/imports/imported-row-queries.ts'
import { type Condition, defineList, type FileColumn } from '#server/lists/list.ts'
import { column, containsWith, oneOf, storedDocument } from '#server/lists/properties.ts'
import { withColumn } from '#server/lists/with-column.ts'
import type { Actor } from '#server/platform/hub.ts'
import { isMarketOfDevice } from '#server/standing/markets-of-device-queries.ts'
import { masterProperties } from './master-di-presenter.ts'
import { derivedColumns, type MasterRow, masterImports } from './master-di-queries.ts'

/** The list of master records (decision D7). */
export const masterList = defineList<MasterRow, MasterRecord, MasterListQuery>()({
  table: 'master_records',
  key: 'id',
  dictionary: 'master',
  derived: derivedColumns,
  properties: masterProperties,
  sorts: {
    updatedAt: { by: sql`master_records.updated_at` },
    createdAt: { by: sql`master_records.created_at` },
    deviceNumber: { by: sql`device_number_key` },
    deviceName: { by: sql`device_name_key` },
    deviceFamily: { by: sql`family_key` },
    manufacturerName: { by: sql`manufacturer_key` },
    status: { by: sql`status` },
    versionNumber: { by: sql`(version_major::bigint * 1000000 + version_minor)` },
  },
  defaultSort: '-updatedAt',
  filters: {
    latest: (value) => sql`is_latest = ${value === 'true'}`,
    status: oneOf('status'),
    deviceNumber: oneOf('device_number'),
    deviceName: named('device_name', 'device_name_key'),
    deviceFamily: named('device_family', 'family_key'),
    manufacturerName: named('manufacturer_name', 'manufacturer_key'),
    importId: madeByImport('master_records.id', masterImports),
    country: (_, { query }) => inCountries(query),
    // Country and region filters are combined.
    region: (_, { query }) => (query.country ? undefined : inCountries(query)),
  },
  search: containsWith('search_text', 'id', { table: 'master_search_texts', key: 'record_id' }),
  // The markets of a device's submissions are its markets too.
  changes: ['master-di', 'submission'],
  // The transaction that wrote the row as it is.
  version: sql`master_records.xmin::text`,
  changedAt: sql`master_records.updated_at`,
  file: { name: 'master-di-records', entityType: 'export', columns: fileColumns() },
})

/** Folded column first, because it has the index. */
function named(name: string, key: string) {
  return (values: readonly string[]): Condition =>
    sql`${oneOf(name)(values)} and ${oneOf(key)(values.map(fold))}`
}

function inCountries({ country = [], region }: Pick<MasterListQuery, 'country' | 'region'>): Condition {
  const ofRegions = markets.filter((market) => region?.includes(market.region)).map((market) => market.code)
  const asked = country.map(isoCodeOf)
  return isMarketOfDevice([...asked, ...ofRegions])
}

/** The columns of the template first, so that the file can be filled in further and uploaded; then all others, as the template. */
function fileColumns(): FileColumn<MasterRow>[] {
  const as = column<MasterRow>()
  const bookkeeping: Readonly<Record<string, ReturnType<typeof as>>> = {
    versionNumber: as('version_number'),
    changeReason: as('change_reason'),
    parentId: as('parent_id'),
    status: as('status'),
  }
  const headers = [...new Set([...bulkTemplateColumns, ...Object.keys(masterFields)])]
  const own = headers.map((header) => ({
    header,
    ...(bookkeeping[header] ?? { from: storedDocument, value: (row: MasterRow) => row.document[header] }),
  }))
  const market = marketModules.find(({ code }) => code === defaultMarket)
  const ofSubmissions = Object.entries(market ? keptFields(market) : {}).map(
    ([header, field]): FileColumn<MasterRow> => ({
      header,
      from: ['source_data'],
      value({ source_data }) {
        const value = keptValue(source_data, header, field)
        return field.type === 'group' ? textOf(field, value) : value
      },
    }),
  )
  return [...own, ...ofSubmissions]
}

/** In controlled mode lists for people leave with a stamp in each row (decision D60). */
export const stampedMasters = ({ rules }: Pick<Actor, 'rules'>): typeof masterList =>
  rules.controlled
    ? withColumn(masterList, {
        header: 'Approval',
        from: ['release'],
        value: ({ release }) => (release === 'controlled' ? 'Approved' : 'Not approved'),
      })
    : masterList
