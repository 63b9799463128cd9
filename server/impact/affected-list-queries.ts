import { sql } from 'kysely'
import type { AffectedDevice, AffectedQuery } from '#core/contract/impact.ts'
import type { Judgement } from '#core/intelligence/impact.ts'
import { anywhere } from '#server/database/expressions.ts'
import { defineList, type List, type Properties } from '#server/lists/list.ts'
import { column } from '#server/lists/properties.ts'
import type { Actor } from '#server/platform/hub.ts'
import { inUse } from '#server/standing/markets-of-device-queries.ts'

/** A row of the table of records, as far as the list looks at it. */
interface AffectedRow {
  readonly id: number
  readonly device_number: string
  readonly version_number: string
  readonly device_name: string
  readonly manufacturer_name: string
}

const as = column<AffectedRow>()

/** The devices an update affects, of all that were judged. */
export function affectedList(
  judged: ReadonlyMap<number, Judgement>,
): List<AffectedRow, AffectedDevice, AffectedQuery> {
  const of = (id: number): Judgement => judged.get(id) ?? { concern: 'no', reasons: [] }
  const properties: Properties<AffectedRow, AffectedDevice> = {
    id: as('id'),
    deviceNumber: as('device_number'),
    versionNumber: as('version_number'),
    deviceName: as('device_name'),
    manufacturerName: as('manufacturer_name'),
    concern: { from: ['id'], value: ({ id }) => (of(id).concern === 'yes' ? 'yes' : 'unclear') },
    reasons: { from: ['id'], value: ({ id }) => [...of(id).reasons] },
  }
  const thoseOf = (wanted: AffectedQuery['concern']) =>
    [...judged].flatMap(([id, { concern }]) => (concern === (wanted ?? 'yes') ? [id] : []))
  return defineList<AffectedRow, AffectedDevice, AffectedQuery>()({
    table: 'master_records',
    key: 'id',
    properties,
    sorts: {
      deviceNumber: { by: sql`device_number_key collate "C"` },
      deviceName: { by: sql`device_name_key collate "C"` },
      manufacturerName: { by: sql`manufacturer_key collate "C"` },
    },
    defaultSort: 'deviceNumber',
    // Told by `always`, which knows what is meant where nothing is asked.
    filters: { concern: () => undefined },
    always: (_, { concern }) =>
      sql<boolean>`(${inUse} and master_records.id = any(${thoseOf(concern)}::int[]))`,
    search: (text) => sql<boolean>`master_records.search_text like ${anywhere(text)}`,
    changes: null,
    file: { name: 'affected-devices', entityType: 'export', columns: affectedColumns(properties) },
  })
}

/** Of the file: the same for devices as they are, and as they were. */
export const affectedColumns = <Row>(properties: Properties<Row, AffectedDevice>) => [
  { header: 'Device Number', ...properties.deviceNumber },
  { header: 'Version', ...properties.versionNumber },
  { header: 'Device Name', ...properties.deviceName },
  { header: 'Manufacturer', ...properties.manufacturerName },
  {
    header: 'Affected',
    from: properties.concern.from,
    value: (row: Row, viewer: Actor) => (properties.concern.value(row, viewer) === 'yes' ? 'Yes' : 'Unclear'),
  },
  {
    header: 'Reason',
    from: properties.reasons.from,
    value: (row: Row, viewer: Actor) => properties.reasons.value(row, viewer).join('; '),
  },
]
