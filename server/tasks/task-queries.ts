import { sql } from 'kysely'
import type { Task } from '#core/contract/tasks.ts'
import { holds } from '#server/accounts/reader-queries.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'

/** What a task has besides its columns. */
export const derivedColumns = {
  subject: sql<Task['subject']>`(case when project_id is not null
    then json_build_object('type', 'project', 'id', project_id, 'name',
      (select nullif(project.name, '') from rim_items as project where project.id = project_id))
    else json_build_object('type', 'assessment', 'id', assessment_id, 'name',
      (select title from updates join assessments on updates.id = update_id
        where assessments.id = tasks.assessment_id)) end)`,
  owner_name: personName('tasks.owner_id'),
  created_by_name: personName('tasks.created_by'),
  updated_by_name: personName('tasks.updated_by'),
}

/** Neither deleted itself, nor with what it belongs to. */
export const isInSight = sql<boolean>`(not tasks.deleted
  and (project_id is null
    or exists (select from rim_items as project where project.id = project_id and not project.deleted))
  and (assessment_id is null or exists (
    select from assessments where assessments.id = tasks.assessment_id and not assessments.deleted)))`

function selected(db: Db | Tx) {
  return db
    .selectFrom('tasks')
    .selectAll('tasks')
    .select([
      derivedColumns.subject.as('subject'),
      derivedColumns.owner_name.as('owner_name'),
      derivedColumns.created_by_name.as('created_by_name'),
      derivedColumns.updated_by_name.as('updated_by_name'),
    ])
}

export type TaskRow = NonNullable<Awaited<ReturnType<typeof findAnyTask>>>

/** Includes deleted ones. */
export const findAnyTask = (db: Db | Tx, id: number) =>
  selected(db).where('tasks.id', '=', id).executeTakeFirst()

export const findTask = (db: Db | Tx, id: number): Promise<TaskRow | undefined> =>
  selected(db).where('tasks.id', '=', id).where(isInSight).executeTakeFirst()

export async function lockTask(tx: Tx, id: number): Promise<TaskRow | undefined> {
  await tx.selectFrom('tasks').select('id').where('id', '=', id).forUpdate().execute()
  return findTask(tx, id)
}

/** Whether the project is there, held until the task is stored. */
export async function lockProject(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('rim_items')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'rim-submission')
    .where('deleted', '=', false)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the impact assessment is there, held until the task is stored. */
export async function lockAssessment(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('assessments')
    .select('id')
    .where('id', '=', id)
    .where('deleted', '=', false)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

/** A person who can sign in and may see what she would own, by number. */
export const activePerson = (tx: Tx, id: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where(holds('view-submissions'))
    .forShare()
    .executeTakeFirst()

/** Whether an assessment is completed, held until its task is stored. */
export async function isCompleted(tx: Tx, assessmentId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('assessments')
    .select('state')
    .where('id', '=', assessmentId)
    .forShare()
    .executeTakeFirst()
  return row?.state === 'completed'
}
