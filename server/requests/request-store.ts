import { sql } from 'kysely'
import type { RequestEntityType, RequestIntent } from '#core/contract/requests.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { currentTag, type DictionaryName } from '#core/dictionary/upgrades/index.ts'
import { rolePermissions, roles } from '#core/lifecycle/permissions.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'

/** What waits for decisions: the features that ask for them and the one that shows them share it. */

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

/** What a row has besides its columns. */
export const requestPeople = {
  requested_by_name: personName('requests.requested_by'),
  assigned_to_name: personName('requests.assigned_to'),
  resolved_by_name: personName('requests.resolved_by'),
}

function requestsWithPeople(db: Db | Tx) {
  return db
    .selectFrom('requests')
    .selectAll()
    .select([
      requestPeople.requested_by_name.as('requested_by_name'),
      requestPeople.assigned_to_name.as('assigned_to_name'),
      requestPeople.resolved_by_name.as('resolved_by_name'),
    ])
}

export async function findRequest(db: Db | Tx, id: number) {
  return requestsWithPeople(db).where('id', '=', id).executeTakeFirst()
}

/** Locks a request until the transaction ends and returns it. */
export async function lockRequest(tx: Tx, id: number): Promise<RequestRow | undefined> {
  await tx.selectFrom('requests').select('id').where('id', '=', id).forUpdate().execute()
  return findRequest(tx, id)
}

/** What a request is about. */
export interface Entity {
  readonly entityType: RequestEntityType
  readonly entityId: number
}

export interface NewRequest extends Entity {
  /** What it is called. */
  readonly entityName: string
  readonly deviceNumber: string | null
  readonly versionNumber: string | null
  readonly intent: RequestIntent
  readonly currentData: AnyDocument
  /** What its fields are called in. */
  readonly dictionary: DictionaryName
  readonly proposedChanges: readonly FieldChange[]
  readonly changeReason: string | null
  /** The sender's words to the one who decides. */
  readonly requestNotes: string | null
  readonly requestedBy: number
  readonly assignedTo: number | null
  readonly dueDate: string | null
}

export async function insertRequest({ tx, now }: Unit, request: NewRequest): Promise<RequestRow> {
  const shown = [request.entityName, request.deviceNumber, request.changeReason]
  const { id } = await tx
    .insertInto('requests')
    .values({
      entity_type: request.entityType,
      entity_id: request.entityId,
      entity_name: request.entityName,
      device_number: request.deviceNumber,
      version_number: request.versionNumber,
      change_type: request.intent === 'delete' ? 'delete' : 'update',
      intent: request.intent,
      status: 'pending',
      current_data: JSON.stringify(request.currentData),
      dictionary: currentTag(request.dictionary),
      proposed_changes: JSON.stringify(request.proposedChanges),
      change_reason: request.changeReason,
      request_notes: request.requestNotes,
      requested_by: request.requestedBy,
      created_at: now,
      assigned_to: request.assignedTo,
      due_date: request.dueDate,
      search_text: fold(shown.map((text) => text ?? '').join('\n')),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await findRequest(tx, id)
  if (!row) throw new Error('The request just added cannot be read')
  return row
}

/** What waits for a decision about one entity. */
export async function findPendingRequests(tx: Tx, { entityType, entityId }: Entity): Promise<RequestRow[]> {
  return requestsWithPeople(tx)
    .where('entity_type', '=', entityType)
    .where('entity_id', '=', entityId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute()
}

export async function resolveRequest(
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
    .updateTable('requests')
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

/** Where a request is shown. */
export const requestAddress = (id: number): string => `/approval-workflow?change=${id}`

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
