import { operatorTypes } from '#core/code-lists/operator-types.ts'
import type { DeviceLink, NewDeviceLink } from '#core/contract/device-links.ts'
import type { Issue } from '#core/contract/problem.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { presentLink } from './device-link-presenter.ts'
import {
  type DeviceLinkRow,
  findAnyLink,
  findLink,
  insertLink,
  linksOf,
  lockDevice,
  lockLink,
  markLinkRemoved,
} from './device-link-queries.ts'
import { lockOperator } from './operator-queries.ts'

export async function loadLink(hub: Hub, id: number): Promise<DeviceLinkRow> {
  return required(await findLink(hub.db, id))
}

function required(row: DeviceLinkRow | undefined): DeviceLinkRow {
  if (!row) throw notFound('Device link not found')
  return row
}

const roleName = (role: string): string =>
  operatorTypes.find(({ code }) => code === role)?.label.toLowerCase() ?? role

/** A device has one manufacturer: its submissions start with what that one gives (decision D42). */
export async function createLink(hub: Hub, actor: Actor, link: NewDeviceLink): Promise<DeviceLink> {
  return inTransaction(hub, actor, async (unit) => {
    const operator = await lockOperator(unit.tx, link.operatorId)
    const device = await lockDevice(unit.tx, link.masterDiId)
    const issues: Issue[] = []
    if (!operator) issues.push({ path: 'operatorId', message: 'Economic operator not found' })
    if (!device) issues.push({ path: 'masterDiId', message: 'Master DI record not found' })
    if (operator && link.role === 'manufacturer' && operator.actor_type !== 'manufacturer') {
      const message = `${operator.name} is not a manufacturer`
      issues.push({ path: 'role', message })
    }
    if (issues.length > 0 || !device || !operator) throw invalid(issues)
    const others = await linksOf(unit.tx, device.device_number, link.role)
    const same = others.find(({ operator_id }) => operator_id === link.operatorId)
    const taken = same ?? (link.role === 'manufacturer' ? others[0] : undefined)
    if (taken) {
      const message = `Device ${device.device_number} has the ${roleName(link.role)} ${taken.operator_name} already`
      throw new Refusal('duplicate_record', message, { record: presentLink(taken, actor) })
    }
    const id = await insertLink(unit, link, actor.id)
    const row = required(await findLink(unit.tx, id))
    unit.record({
      action: 'created',
      entityType: 'device-link',
      entityId: id,
      changesData: auditDetailsOf(row),
    })
    return presentLink(row, actor)
  })
}

const auditDetailsOf = (row: DeviceLinkRow) => ({
  deviceNumber: row.device_number,
  deviceName: row.device_name,
  actionNotes: `${row.operator_name}, ${roleName(row.role)}${row.since ? ` since ${row.since}` : ''}`,
})

export async function removeLink(hub: Hub, actor: Actor, id: number, reason: string): Promise<DeviceLink> {
  return inTransaction(hub, actor, async (unit) => {
    const row = required(await lockLink(unit.tx, id))
    await markLinkRemoved(unit, id, reason)
    unit.record({
      action: 'deleted',
      entityType: 'device-link',
      entityId: id,
      changeReason: reason,
      changesData: auditDetailsOf(row),
    })
    return presentLink(required(await findAnyLink(unit.tx, id)), actor)
  })
}
