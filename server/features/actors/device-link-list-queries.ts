import { sql } from 'kysely'
import type { DeviceLink, DeviceLinkListQuery } from '#core/contract/device-links.ts'
import { anywhere } from '#server/database/expressions.ts'
import { defineList, type FileColumn } from '#server/lists/list.ts'
import { column, equals, instant, oneOf } from '#server/lists/properties.ts'
import { deviceLinkProperties } from './device-link-presenter.ts'
import {
  type DeviceLinkRow,
  derivedColumns,
  deviceNumber,
  isInSight,
  ofDevice,
  ofOperator,
} from './device-link-queries.ts'

/** What operators do for devices. */
export const deviceLinkList = defineList<DeviceLinkRow, DeviceLink, DeviceLinkListQuery>()({
  table: 'device_links',
  key: 'id',
  derived: derivedColumns,
  properties: deviceLinkProperties,
  sorts: {
    operatorName: { by: ofOperator('name_key') },
    deviceNumber: { by: sql`${deviceNumber} collate "C"` },
    role: { by: sql`role collate "C"` },
    since: { by: sql`since collate "C"`, emptyLast: true },
    createdAt: { by: sql`device_links.created_at` },
  },
  defaultSort: '-createdAt',
  filters: {
    operatorId: equals('operator_id'),
    deviceNumber: (numbers) => sql<boolean>`${deviceNumber} = any(${numbers}::text[])`,
    role: oneOf('role'),
  },
  search: (text) =>
    sql<boolean>`(${ofOperator('search_text')} like ${anywhere(text)} or ${ofDevice('search_text')} like ${anywhere(text)})`,
  always: () => isInSight,
  // Names of operators and devices are theirs to change.
  changes: 'trail',
  changedAt: sql`device_links.updated_at`,
  file: { name: 'device-links', entityType: 'export', columns: fileColumns() },
})

function fileColumns(): FileColumn<DeviceLinkRow>[] {
  const as = column<DeviceLinkRow>()
  return [
    { header: 'Operator', ...as('operator_name') },
    { header: 'SRN', ...as('operator_srn') },
    { header: 'Device Number', ...as('device_number') },
    { header: 'Device Name', ...as('device_name') },
    { header: 'Role', ...as('role') },
    { header: 'Since', ...as('since') },
    { header: 'Linked At (UTC)', ...instant<DeviceLinkRow>()('created_at') },
    { header: 'Linked By', ...as('created_by_name') },
  ]
}
