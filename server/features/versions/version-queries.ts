import { sql } from 'kysely'
import type { AuditChanges } from '#core/audit/audit-entry.ts'
import type { SubmissionAuditEntry, SubmissionAuditQuery } from '#core/contract/version-control.ts'
import { type Role, roles } from '#core/lifecycle/permissions.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere } from '#server/database/expressions.ts'
import { detailColumns } from '#server/entities/entry-presenter.ts'
import { defineList, type Properties, type Property } from '#server/lists/list.ts'
import { oneOf } from '#server/lists/properties.ts'
import { trailWords } from './version-words.ts'

export interface StoredEvent {
  readonly seq: number
  readonly at: string
  readonly actorId: number | null
  readonly performedByName: string
  readonly action: SubmissionAuditEntry['action']
  readonly entityType: string
  readonly entityId: number | null
  readonly changeReason?: string | null
  readonly changesData?: AuditChanges
}

/** All that the trail says of a submission, oldest first. */
export async function eventsOf(db: Db, submissionId: number): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select('entry')
    .where('entity_type', '=', 'submission')
    .where('entity_id', '=', submissionId)
    .orderBy('seq')
    .execute()
  return rows.map(({ entry }) => JSON.parse(entry) as StoredEvent)
}

/** When each version was saved, and by whom; oldest first. */
export async function versionsOf(db: Db, submissionId: number) {
  return db
    .selectFrom('submission_revisions')
    .leftJoin('users', 'users.id', 'submission_revisions.created_by')
    .select(['submission_revisions.revision', 'submission_revisions.created_at', 'created_by'])
    .select(['users.email', sql<string | null>`first_name || ' ' || last_name`.as('name')])
    .where('submission_id', '=', submissionId)
    .orderBy('submission_revisions.revision')
    .execute()
}

export async function emailsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** One version whole. */
export async function findVersion(db: Db, submissionId: number, revision: number) {
  return db
    .selectFrom('submission_revisions')
    .leftJoin('users', 'users.id', 'submission_revisions.created_by')
    .select(['submission_revisions.revision', 'document', 'dictionary', 'submission_revisions.created_at'])
    .select(sql<string | null>`first_name || ' ' || last_name`.as('name'))
    .where('submission_id', '=', submissionId)
    .where('submission_revisions.revision', '=', revision)
    .executeTakeFirst()
}

interface TrailRow {
  readonly seq: number
  readonly entry: string
  readonly actor_roles: readonly Role[] | null
}

const of = <Value>(value: (entry: StoredEvent) => Value): Property<TrailRow, Value> => ({
  from: ['entry'],
  value: (row) => value(JSON.parse(row.entry) as StoredEvent),
})

/** Roles are listed from the one that may most. */
const highest = (given: readonly Role[] | null): SubmissionAuditEntry['userRole'] =>
  given === null ? 'system' : (roles.find((role) => given.includes(role)) ?? 'user')

const properties: Properties<TrailRow, SubmissionAuditEntry> = {
  id: of((entry) => entry.seq),
  entityType: of((entry) => entry.entityType),
  entityId: of((entry) => entry.entityId),
  action: of((entry) => entry.action),
  actionDetails: of(trailWords),
  userId: of((entry) => entry.actorId),
  userName: of((entry) => entry.performedByName),
  userRole: { from: ['actor_roles'], value: (row) => highest(row.actor_roles) },
  timestamp: of((entry) => entry.at),
  success: of(isSuccess),
  metadata: of((entry) => (entry.changesData ?? null) as SubmissionAuditEntry['metadata']),
}

/** False for a validation that ended in error; what was refused stands in the security log. */
function isSuccess({ action, changesData }: StoredEvent): boolean {
  return !(action === 'validated' && changesData?.newStatus === 'error')
}

/** The trail of one submission. */
export const submissionTrail = (submissionId: number) =>
  defineList<TrailRow, SubmissionAuditEntry, SubmissionAuditQuery>()({
    table: 'audit_entries',
    key: 'seq',
    derived: {
      actor_roles: sql`(select roles from users where users.id = audit_entries.actor_id)`,
    },
    properties,
    sorts: { timestamp: { by: sql`seq` } },
    defaultSort: '-timestamp',
    always: () => sql<boolean>`(entity_type = 'submission' and entity_id = ${submissionId})`,
    filters: { action: oneOf('action') },
    // Of one submission there are few: what is written in them is looked through as it stands.
    search: (_, { query }) =>
      sql<boolean>`lower(entry) like ${anywhere(query.search?.trim().toLowerCase() ?? '')}`,
    changes: 'trail',
    file: {
      name: `submission-${submissionId}-audit-trail`,
      entityType: 'audit-trail',
      columns: [
        { header: 'No.', ...properties.id },
        { header: 'Timestamp (UTC)', ...properties.timestamp },
        { header: 'Action', ...properties.action },
        { header: 'Details', ...properties.actionDetails },
        { header: 'User', ...properties.userName },
        { header: 'User ID', ...properties.userId },
        { header: 'Role', ...properties.userRole },
        { header: 'Success', ...properties.success },
        ...detailColumns,
      ],
    },
  })
