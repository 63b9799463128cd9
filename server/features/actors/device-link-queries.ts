import { sql } from 'kysely'
import type { NewDeviceLink } from '#core/contract/device-links.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'

export const ofOperator = <T>(name: string) =>
  sql<T>`(select ${sql.ref(name)} from operators where operators.id = device_links.operator_id)`

/** A link refers to the device by number; its name comes from the newest version. */
export const deviceNumber = sql<string>`(select device_number from master_records where master_records.id = device_links.master_di_id)`
export const ofDevice = <T>(name: string) =>
  sql<T>`(select ${sql.ref(`version.${name}`)} from master_records as version
    where version.device_number = ${deviceNumber}
    order by version.is_latest desc, version.id desc limit 1)`

export const derivedColumns = {
  operator_name: ofOperator<string>('name'),
  operator_srn: ofOperator<string | null>('srn'),
  device_number: deviceNumber,
  device_name: ofDevice<string>('device_name'),
  latest_id: ofDevice<number>('id'),
  created_by_name: personName('device_links.created_by'),
}

function selected(db: Db | Tx) {
  const { operator_name, operator_srn, device_number, device_name, latest_id, created_by_name } =
    derivedColumns
  return db
    .selectFrom('device_links')
    .selectAll('device_links')
    .select([
      operator_name.as('operator_name'),
      operator_srn.as('operator_srn'),
      device_number.as('device_number'),
      device_name.as('device_name'),
      latest_id.as('latest_id'),
      created_by_name.as('created_by_name'),
    ])
}

export type DeviceLinkRow = NonNullable<Awaited<ReturnType<typeof findAnyLink>>>

/** Includes removed ones. */
export async function findAnyLink(db: Db | Tx, id: number) {
  return selected(db).where('device_links.id', '=', id).executeTakeFirst()
}

export const isInSight = sql<boolean>`(not removed and operator_id in (select id from operators where not deleted))`

export async function findLink(db: Db | Tx, id: number): Promise<DeviceLinkRow | undefined> {
  return selected(db).where('device_links.id', '=', id).where(isInSight).executeTakeFirst()
}

export async function lockLink(tx: Tx, id: number): Promise<DeviceLinkRow | undefined> {
  await tx.selectFrom('device_links').select('id').where('id', '=', id).forUpdate().execute()
  return findLink(tx, id)
}

/** Locks the device while its links are compared; undefined if it does not exist. */
export async function lockDevice(tx: Tx, masterDiId: number) {
  const device = await tx
    .selectFrom('master_records')
    .select(['id', 'device_number', 'status'])
    .where('id', '=', masterDiId)
    .executeTakeFirst()
  if (!device || device.status === 'deleted') return undefined
  await tx
    .selectFrom('master_records')
    .select('id')
    .where('device_number', '=', device.device_number)
    .orderBy('id')
    .forUpdate()
    .execute()
  return device
}

/** What operators do for a device in a role. */
export async function linksOf(tx: Tx, device: string, role: DeviceLinkRow['role']): Promise<DeviceLinkRow[]> {
  return selected(tx)
    .where(sql<boolean>`${deviceNumber} = ${device}`)
    .where('role', '=', role)
    .where(isInSight)
    .execute()
}

export async function insertLink({ tx, now }: Unit, link: NewDeviceLink, by: number): Promise<number> {
  const { id } = await tx
    .insertInto('device_links')
    .values({
      operator_id: link.operatorId,
      master_di_id: link.masterDiId,
      role: link.role,
      since: link.since ?? null,
      removed: false,
      remove_reason: null,
      created_at: now,
      created_by: by,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function markLinkRemoved({ tx, now }: Unit, id: number, reason: string): Promise<void> {
  await tx
    .updateTable('device_links')
    .set({ removed: true, remove_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute()
}
