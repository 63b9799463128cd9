import { sql } from 'kysely'
import type { OpenWork } from '#core/contract/users.ts'
import { decidedStatuses } from '#core/lifecycle/rim.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import { listApprovers } from '#server/approval/request-queries.ts'
import { waitsForRework } from '#server/approval/rework-queries.ts'
import type { Db } from '#server/database/connect.ts'
import { isInSight } from '#server/tasks/task-queries.ts'

/** What is open with a person, by kind. */
export async function openWorkOf(db: Db, id: number, rules: HouseRules): Promise<OpenWork> {
  const { rows } = await sql<Omit<OpenWork, 'lastApprover'>>`
    select
      (select count(*) from requests where status = 'pending' and assigned_to = ${id})::int as decisions,
      (select count(*) from requests where status = 'pending' and requested_by = ${id})::int as requests,
      (select count(*) from requests where requested_by = ${id} and ${waitsForRework})::int as rework,
      (select count(*) from tasks where status = 'open' and owner_id = ${id} and ${isInSight})::int as tasks,
      (select count(*) from rim_items where kind = 'rim-submission' and not deleted and owner_id = ${id}
        and coalesce(status, 'draft') <> all(${[...decidedStatuses]}::text[]))::int as projects,
      (select count(*) from assessments where state <> 'completed' and not deleted
        and assignee_id = ${id})::int as assessments,
      (select count(*) from jobs where status in ('waiting', 'running') and created_by = ${id})::int as jobs`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw new Error('Counting answers a row')
  const approvers = await listApprovers(db, rules)
  return { ...found, lastApprover: approvers.length === 1 && approvers[0]?.id === id }
}
