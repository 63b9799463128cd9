import { type RawBuilder, sql } from 'kysely'
import type { ProjectCount } from '#core/contract/list-filters.ts'
import type { RimSubmission } from '#core/contract/rim.ts'
import { decidedStatuses } from '#core/lifecycle/rim.ts'
import { personName } from '#server/database/expressions.ts'
import type { Condition } from '#server/lists/list.ts'
import { inUse } from '#server/standing/markets-of-device-queries.ts'

/** What a project has beside its columns, and which of them a counter counts (decision D140). */

/** The device of a pair of the scope is still there. */
export const isThere = sql<boolean>`exists (select from master_records
  where master_records.device_number = rim_scope.device_number and ${inUse})`

const ofProject = sql`tasks.project_id = rim_items.id and not tasks.deleted`

export const projectColumns = {
  owner_name: personName('rim_items.owner_id'),
  devices: sql<number>`(select count(distinct device_number)::int from rim_scope
    where project_id = rim_items.id and ${isThere})`,
  markets: sql<string[]>`array(select distinct market from rim_scope
    where project_id = rim_items.id and ${isThere} order by market)`,
  tasks: sql<number>`(select count(*)::int from tasks where ${ofProject} and tasks.status <> 'not-needed')`,
  tasks_done: sql<number>`(select count(*)::int from tasks where ${ofProject} and tasks.status = 'done')`,
  next_milestone: sql<RimSubmission['nextMilestone']>`(select json_build_object(
      'id', tasks.id, 'title', tasks.title, 'dueDate', tasks.due_date)
    from tasks where ${ofProject} and tasks.kind = 'milestone' and tasks.status = 'open'
    order by tasks.due_date nulls last, tasks.id limit 1)`,
  renewal: sql<RimSubmission['renewal']>`(select json_build_object('source', source, 'sourceId', source_id,
      'number', number, 'notifiedBody', notified_body, 'expiresOn', expires_on, 'automatic', automatic)
    from rim_renewals where project_id = rim_items.id)`,
}

const status = sql`coalesce(rim_items.status, 'draft')`
const decided = sql<boolean>`${status} = any(${sql.lit(`{${decidedStatuses.join()}}`)}::text[])`
const [submitted, ended] = ['submissionDate', 'decisionDate'].map(
  (id) => sql`nullif(rim_items.document ->> ${sql.lit(id)}, '')`,
) as [RawBuilder<unknown>, RawBuilder<unknown>]

export const isDecidedOn = decided
export const isReviewed = sql<boolean>`(${ended} >= ${submitted})`

/** As `countRim` and the figures count them. */
export function isCounted(wanted: ProjectCount, today: string): Condition {
  const conditions: Readonly<Record<ProjectCount, Condition>> = {
    active: sql<boolean>`${status} <> 'approved'`,
    overdue: sql<boolean>`(not ${decided} and rim_items.due_date < ${today})`,
    decided,
    approved: sql<boolean>`${status} = 'approved'`,
    reviewed: isReviewed,
    renewals: sql<boolean>`(not ${decided} and exists (
      select from rim_renewals where project_id = rim_items.id))`,
  }
  return conditions[wanted]
}

export const complianceCounted = (wanted: 'issues' | 'compliant'): Condition =>
  wanted === 'issues'
    ? sql<boolean>`rim_items.status in ('expired', 'non-compliant')`
    : sql<boolean>`rim_items.status = 'compliant'`

/** About the device of a record, by whichever version. */
export const isAbout = (masterDiId: number): Condition =>
  sql<boolean>`exists (select from rim_scope
    join master_records asked on asked.device_number = rim_scope.device_number
    where rim_scope.project_id = rim_items.id and asked.id = ${masterDiId})`
