import { sql } from 'kysely'
import type { ChangeIntent } from '#core/contract/pending-changes.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { currentTag } from '#core/dictionary/upgrades/index.ts'
import { rolePermissions, roles } from '#core/lifecycle/permissions.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'

/** What waits for decisions: the features that ask for them and the one that shows them share it. */

export type ChangeRow = NonNullable<Awaited<ReturnType<typeof findChange>>>

/** What a row has besides its columns. */
export const changePeople = {
  requested_by_name: personName('pending_changes.requested_by'),
  assigned_to_name: personName('pending_changes.assigned_to'),
  resolved_by_name: personName('pending_changes.resolved_by'),
}

function changesWithPeople(db: Db | Tx) {
  return db
    .selectFrom('pending_changes')
    .selectAll()
    .select([
      changePeople.requested_by_name.as('requested_by_name'),
      changePeople.assigned_to_name.as('assigned_to_name'),
      changePeople.resolved_by_name.as('resolved_by_name'),
    ])
}

export async function findChange(db: Db | Tx, id: number) {
  return changesWithPeople(db).where('id', '=', id).executeTakeFirst()
}

/** Locks a change until the transaction ends and returns it. */
export async function lockChange(tx: Tx, id: number): Promise<ChangeRow | undefined> {
  await tx.selectFrom('pending_changes').select('id').where('id', '=', id).forUpdate().execute()
  return findChange(tx, id)
}

export interface NewChange {
  readonly masterDiId: number
  readonly deviceNumber: string
  readonly deviceName: string
  readonly versionNumber: string
  readonly intent: ChangeIntent
  readonly currentData: AnyDocument
  readonly proposedChanges: readonly FieldChange[]
  readonly changeReason: string | null
  readonly requestNotes: string | null
  readonly requestedBy: number
  readonly assignedTo: number | null
  readonly dueDate: string | null
}

export async function insertChange({ tx, now }: Unit, change: NewChange): Promise<ChangeRow> {
  const { id } = await tx
    .insertInto('pending_changes')
    .values({
      entity_type: 'master-di',
      master_di_id: change.masterDiId,
      device_number: change.deviceNumber,
      version_number: change.versionNumber,
      change_type: change.intent === 'delete' ? 'delete' : 'update',
      intent: change.intent,
      status: 'pending',
      current_data: JSON.stringify(change.currentData),
      dictionary: currentTag('master'),
      proposed_changes: JSON.stringify(change.proposedChanges),
      change_reason: change.changeReason,
      request_notes: change.requestNotes,
      requested_by: change.requestedBy,
      created_at: now,
      assigned_to: change.assignedTo,
      due_date: change.dueDate,
      search_text: fold(`${change.deviceName}\n${change.deviceNumber}\n${change.changeReason ?? ''}`),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await findChange(tx, id)
  if (!row) throw new Error('The change just added cannot be read')
  return row
}

/** What waits for a decision about one record. */
export async function findPending(tx: Tx, masterDiId: number): Promise<ChangeRow[]> {
  return changesWithPeople(tx)
    .where('master_di_id', '=', masterDiId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute()
}

export async function resolveChange(
  { tx, now }: Unit,
  id: number,
  outcome: {
    readonly status: 'approved' | 'rejected' | 'withdrawn'
    readonly by: number
    readonly approvalNotes?: string | null
    readonly rejectionNotes?: string | null
  },
): Promise<void> {
  await tx
    .updateTable('pending_changes')
    .set({
      status: outcome.status,
      resolved_by: outcome.by,
      resolved_at: now,
      approval_notes: outcome.approvalNotes ?? null,
      rejection_notes: outcome.rejectionNotes ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** Active people who may decide, by name. */
export async function listApprovers(db: Db) {
  return approvers(db).orderBy('first_name').orderBy('last_name').orderBy('id').execute()
}

export async function isApprover(tx: Tx, userId: number): Promise<boolean> {
  return (await approvers(tx).where('id', '=', userId).executeTakeFirst()) !== undefined
}

function approvers(db: Db | Tx) {
  const deciding = roles.filter((role) => rolePermissions[role].includes('approve-submissions'))
  return db
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'last_name'])
    .where('is_active', '=', true)
    .where(sql<boolean>`(roles && ${deciding}::text[] or 'approve-submissions' = any(extra_permissions))`)
}

/** Where a change request is shown. */
export const changeAddress = (id: number): string => `/approval-workflow?change=${id}`

/** Tells a person something; she finds it under the bell. */
export async function notify(
  { tx, now }: Unit,
  message: { userId: number; title: string; body: string; link: string },
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({
      user_id: message.userId,
      title: message.title,
      body: message.body,
      link: message.link,
      created_at: now,
    })
    .execute()
}
