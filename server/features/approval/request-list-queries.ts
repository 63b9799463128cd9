import { sql } from 'kysely'
import {
  type ApprovalRequest,
  type RequestEntityType,
  type RequestListQuery,
  signedAct,
} from '#core/contract/requests.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import { hasLeft } from '#server/accounts/left-people-queries.ts'
import { requestProperties } from '#server/approval/request-presenter.ts'
import { approverIds, type RequestRow, requestPeople } from '#server/approval/request-queries.ts'
import { waitsForRework } from '#server/approval/rework-queries.ts'
import type { Db } from '#server/database/connect.ts'
import { type Condition, defineList, type ListFile } from '#server/lists/list.ts'
import { column, contains, equals, instant, oneOf } from '#server/lists/properties.ts'
import type { Actor } from '#server/platform/hub.ts'

/** What waits for a decision, and what was decided (decision D6). */
export const requestList = defineList<RequestRow, ApprovalRequest, RequestListQuery>()({
  table: 'requests',
  key: 'id',
  derived: requestPeople,
  properties: requestProperties,
  sorts: {
    createdAt: { by: sql`created_at` },
    dueDate: { by: sql`due_date`, emptyLast: true },
    resolvedAt: { by: sql`resolved_at`, emptyLast: true },
  },
  defaultSort: '-createdAt',
  filters: {
    status: oneOf('status'),
    changeType: oneOf('change_type'),
    id: equals('id'),
    masterDiId: about('master-di'),
    submissionId: about('submission'),
    mine: (value, { db, viewer }) => ofPerson(value, viewer, db),
  },
  search: contains('search_text'),
  // Whatever they are about, asking and deciding is told.
  changes: 'trail',
  changedAt: sql`coalesce(resolved_at, created_at)`,
  file: { name: 'approval-requests', entityType: 'export', columns: fileColumns() },
})

function about(kind: RequestEntityType) {
  return (id: number): Condition => sql`entity_type = ${kind} and entity_id = ${id}`
}

function ofPerson(mine: NonNullable<RequestListQuery['mine']>, { id, rules }: Actor, db: Db): Condition {
  switch (mine) {
    case 'to-decide':
      return sql`assigned_to = ${id} and status = 'pending'`
    case 'assigned':
      return sql`assigned_to = ${id}`
    case 'requested':
      return sql`requested_by = ${id}`
    case 'to-rework':
      return sql`requested_by = ${id} and ${waitsForRework}`
    case 'to-reassign':
      return sql`requested_by = ${id} and ${waitsForNobody(db, rules)}`
    case 'left':
      return sql`${hasLeft('requested_by')} and ${waitsForNobody(db, rules)}`
    case 'left-to-rework':
      return sql`${hasLeft('requested_by')} and ${waitsForRework}`
  }
}

const waitsForNobody = (db: Db, rules: HouseRules) => sql`(requests.status = 'pending'
  and (assigned_to is null or assigned_to not in (${approverIds(db, rules)})))`

function fileColumns(): ListFile<RequestRow>['columns'] {
  const as = column<RequestRow>()
  const at = instant<RequestRow>()
  return [
    { header: 'No.', ...as('id') },
    { header: 'Type', ...as('change_type') },
    { header: 'Device Number', ...as('device_number') },
    { header: 'Device Name', ...as('entity_name') },
    { header: 'Version', ...as('version_number') },
    { header: 'Status', ...as('status') },
    { header: 'Change Reason', ...as('change_reason') },
    { header: 'Request Notes', ...as('request_notes') },
    { header: 'Requested By', ...as('requested_by_name') },
    { header: 'Requested At (UTC)', ...at('created_at') },
    { header: 'Assigned To', ...as('assigned_to_name') },
    { header: 'Due Date', ...as('due_date') },
    { header: 'Decided By', ...as('resolved_by_name') },
    { header: 'Decided At (UTC)', ...at('resolved_at') },
    { header: 'Approval Notes', ...as('approval_notes') },
    { header: 'Rejection Notes', ...as('rejection_notes') },
    { header: 'Content Revision', ...as('decided_revision') },
    { header: 'Content SHA-256', ...as('decided_hash') },
    { header: 'Signed By', from: ['signature'], value: ({ signature }) => signature?.printedName ?? null },
    { header: 'Signed At (UTC)', from: ['signature'], value: ({ signature }) => signature?.signedAt ?? null },
    {
      header: 'Meaning of Signature',
      from: ['signature'],
      value: ({ signature }) => signature && signedAct(signature),
    },
    {
      header: 'Signature Void',
      from: ['signature', 'content_hash'],
      value: ({ signature, content_hash }) => (signature ? signature.hash !== content_hash : null),
    },
  ]
}

export async function countByStatus(db: Db, userId: number) {
  return db
    .selectFrom('requests')
    .select([
      sql<number>`(count(*) filter (where status = 'pending'))::int`.as('pending'),
      sql<number>`(count(*) filter (where status = 'approved'))::int`.as('approved'),
      sql<number>`(count(*) filter (where status = 'rejected'))::int`.as('rejected'),
      sql<number>`(count(*) filter (where status = 'pending' and assigned_to = ${userId}))::int`.as(
        'assignedToMe',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** The earliest day on which a decision of this person is due; YYYY-MM-DD. */
export async function firstDueDate(db: Db, userId: number): Promise<string | null> {
  const { day } = await db
    .selectFrom('requests')
    .select(sql<string | null>`min(due_date)::text`.as('day'))
    .where('assigned_to', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return day
}
