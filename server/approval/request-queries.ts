import { sql } from 'kysely'
import type { FieldNote, RequestEntityType, RequestIntent } from '#core/contract/requests.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { currentTag, type DictionaryName } from '#core/dictionary/upgrades/index.ts'
import {
  decidingPermission,
  managingPermissions,
  type Permission,
  permissionsOf,
  rolePermissions,
  roles,
} from '#core/lifecycle/permissions.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { StoredSignature } from '#server/database/schema.ts'
import type { Actor, Tx, Unit } from '#server/platform/hub.ts'
import { takeBack } from '#server/platform/notices.ts'
import { contentHash, contentRevision, contributors } from './entity-content-queries.ts'

/** What waits for decisions: the features that ask for them and the one that shows them share it. */

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

/** Computed properties of a row. */
export const requestPeople = {
  requested_by_name: personName('requests.requested_by'),
  assigned_to_name: personName('requests.assigned_to'),
  resolved_by_name: personName('requests.resolved_by'),
  contributors,
  content_hash: contentHash,
  content_revision: contentRevision,
}

function requestsWithPeople(db: Db | Tx) {
  return db
    .selectFrom('requests')
    .selectAll()
    .select([
      requestPeople.requested_by_name.as('requested_by_name'),
      requestPeople.assigned_to_name.as('assigned_to_name'),
      requestPeople.resolved_by_name.as('resolved_by_name'),
      requestPeople.contributors.as('contributors'),
      requestPeople.content_hash.as('content_hash'),
      requestPeople.content_revision.as('content_revision'),
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

/** The one request about an entity that waits, where there is one. */
export async function findPendingRequest(tx: Db | Tx, entity: Entity): Promise<RequestRow | undefined> {
  return (await findPendingRequests(tx, entity))[0]
}

/** Pending ones that are due by this day (YYYY-MM-DD) and nobody has been told of; of one, locked. */
export async function dueRequests(db: Db | Tx, today: string, id?: number): Promise<RequestRow[]> {
  if (id !== undefined)
    await db.selectFrom('requests').select('id').where('id', '=', id).forUpdate().execute()
  return requestsWithPeople(db)
    .where('status', '=', 'pending')
    .where('due_date', '<=', today)
    .where(sql<boolean>`(due_told is null or (due_told = 'due' and due_date < ${today}))`)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute()
}

export async function noteDueTold(tx: Tx, id: number, told: 'due' | 'overdue'): Promise<void> {
  await tx.updateTable('requests').set({ due_told: told }).where('id', '=', id).execute()
}

/** What was approved of it last. */
export async function lastApproved(
  tx: Tx,
  { entityType, entityId }: Entity,
): Promise<RequestRow | undefined> {
  return requestsWithPeople(tx)
    .where('entity_type', '=', entityType)
    .where('entity_id', '=', entityId)
    .where('status', '=', 'approved')
    .where('intent', '=', 'release')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What waits for a decision about one entity. */
export async function findPendingRequests(
  tx: Db | Tx,
  { entityType, entityId }: Entity,
): Promise<RequestRow[]> {
  return pendingRequestsOf(tx, entityType, [entityId])
}

/** What waits for a decision about any of these. */
export async function pendingRequestsOf(
  tx: Db | Tx,
  entityType: Entity['entityType'],
  entityIds: readonly number[],
): Promise<RequestRow[]> {
  if (entityIds.length === 0) return []
  return requestsWithPeople(tx)
    .where('entity_type', '=', entityType)
    .where(sql<boolean>`entity_id = any(${entityIds}::int[])`)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute()
}

export async function resolveRequest(
  { tx, now }: Unit,
  id: number,
  outcome: {
    readonly status: 'approved' | 'rejected' | 'withdrawn'
    readonly by: number | null | null
    readonly approvalNotes?: string | null
    readonly rejectionNotes?: string | null
    readonly fieldNotes?: readonly FieldNote[] | undefined
    readonly decided?: DecidedContent
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
      ...(outcome.fieldNotes && { field_notes: JSON.stringify(outcome.fieldNotes) }),
      ...(outcome.decided && {
        decided_revision: outcome.decided.revision,
        decided_hash: outcome.decided.hash,
        by_contributor: outcome.decided.byContributor,
        decided_controlled: outcome.decided.controlled,
        signature: outcome.decided.signature && JSON.stringify(outcome.decided.signature),
      }),
    })
    .where('id', '=', id)
    .execute()
  await takeBack({ tx, now }, requestAddress(id))
}

/** Gives the decision to somebody else. */
export async function reassignRequest(
  tx: Tx,
  id: number,
  to: { readonly assignedTo: number; readonly dueDate: string | null },
): Promise<void> {
  await tx
    .updateTable('requests')
    .set({ assigned_to: to.assignedTo, due_date: to.dueDate, due_told: null })
    .where('id', '=', id)
    .execute()
}

/** What was decided on, and how it was signed. */
export interface DecidedContent {
  readonly revision: number
  readonly hash: string
  readonly byContributor: boolean
  readonly signature: StoredSignature | null
  /** In which mode (decision D60). */
  readonly controlled: boolean
}

/** Active people who may decide, by name. */
export async function listApprovers(db: Db, rules: HouseRules) {
  return approvers(db, rules).orderBy('first_name').orderBy('last_name').orderBy('id').execute()
}

export async function isApprover(tx: Tx, userId: number, rules: HouseRules): Promise<boolean> {
  return (await approvers(tx, rules).where('id', '=', userId).executeTakeFirst()) !== undefined
}

function approvers(db: Db | Tx, { controlled }: HouseRules) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'last_name'])
    .where('is_active', '=', true)
    .where(holdsAny([decidingPermission]))
    .$if(controlled, (query) => query.where(sql<boolean>`not ${holdsAny(managingPermissions)}`))
}

/** The numbers of everybody who may decide, as a query. */
export const approverIds = (db: Db | Tx, rules: HouseRules) => approvers(db, rules).clearSelect().select('id')

/** How many could sign today: administrators, and those who may decide. */
export async function countSigners(db: Db | Tx, rules: HouseRules) {
  const withPassword = db
    .selectFrom('users')
    .where('is_active', '=', true)
    .where('password_hash', '<>', '')
    .where(sql<boolean>`'admin' = any(roles)`)
    .select((count) => count.fn.countAll<number>().as('count'))
  const deciding = approvers(db, rules)
    .where('password_hash', '<>', '')
    .clearSelect()
    .select((count) => count.fn.countAll<number>().as('count'))
  const [administrators, deciders] = await Promise.all([
    withPassword.executeTakeFirstOrThrow(),
    deciding.executeTakeFirstOrThrow(),
  ])
  return { administrators: Number(administrators.count), approvers: Number(deciders.count) }
}

/** Accounts that were given one of these, by a role or besides. */
const holdsAny = (wanted: readonly Permission[]) => {
  const giving = roles.filter((role) => wanted.some((each) => rolePermissions[role].includes(each)))
  return sql<boolean>`(roles && ${giving}::text[] or extra_permissions && ${wanted}::text[])`
}

/** An active person as she would act now; undefined where there is none. */
export async function findActor(tx: Tx, userId: number, rules: HouseRules): Promise<Actor | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'last_name', 'roles', 'extra_permissions'])
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!row) return undefined
  const permissions = permissionsOf(row.roles, row.extra_permissions, rules)
  const { id, username, roles: held } = row
  return { id, username, name: `${row.first_name} ${row.last_name}`, roles: held, permissions, rules }
}

/** Where a request is shown. */
export const requestAddress = (id: number): string => `/approval-workflow?change=${id}`
