import type { DeviceLink } from '#core/contract/device-links.ts'
import type { Properties } from '#server/lists/list.ts'
import { column, instant } from '#server/lists/properties.ts'
import { presentWhole } from '#server/lists/selection.ts'
import type { Actor } from '#server/platform/hub.ts'
import type { DeviceLinkRow } from './device-link-queries.ts'

const as = column<DeviceLinkRow>()

/** The properties of a device link in the API, with the columns each is read from. */
export const deviceLinkProperties: Properties<DeviceLinkRow, DeviceLink> = {
  id: as('id'),
  operatorId: as('operator_id'),
  operatorName: as('operator_name'),
  operatorSrn: as('operator_srn'),
  deviceNumber: as('device_number'),
  deviceName: as('device_name'),
  masterDiId: as('latest_id'),
  role: as('role'),
  since: as('since'),
  createdAt: instant<DeviceLinkRow>()('created_at'),
  createdByName: as('created_by_name'),
  removeReason: as('remove_reason'),
  abilities: {
    from: ['removed'],
    value: ({ removed }, actor) => ({ delete: !removed && actor.permissions.includes('manage-actors') }),
  },
}

export const presentLink = (row: DeviceLinkRow, actor: Actor): DeviceLink =>
  presentWhole(row, actor, deviceLinkProperties)
