import { sql } from 'kysely'
import type { Assessment } from '#core/contract/assessments.ts'
import type { Judgement } from '#core/intelligence/impact.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'

/** What an assessment has besides its columns. */
export const derivedColumns = {
  update: sql<Assessment['update']>`(
    select json_build_object('id', id, 'title', title, 'country', country, 'priority', priority,
      'publishedDate', published_on, 'url', url) from updates where updates.id = update_id)`,
  tasks: sql<Assessment['tasks']>`(
    select json_build_object('all', count(*), 'open', count(*) filter (where tasks.status = 'open'))
    from tasks where assessment_id = assessments.id and not tasks.deleted)`,
  assignee_name: personName('assessments.assignee_id'),
  completed_by_name: personName('assessments.completed_by'),
  created_by_name: personName('assessments.created_by'),
  updated_by_name: personName('assessments.updated_by'),
}

function selected(db: Db | Tx) {
  return db
    .selectFrom('assessments')
    .selectAll('assessments')
    .select([
      derivedColumns.update.as('update'),
      derivedColumns.tasks.as('tasks'),
      derivedColumns.assignee_name.as('assignee_name'),
      derivedColumns.completed_by_name.as('completed_by_name'),
      derivedColumns.created_by_name.as('created_by_name'),
      derivedColumns.updated_by_name.as('updated_by_name'),
    ])
}

export type AssessmentRow = NonNullable<Awaited<ReturnType<typeof findAnyAssessment>>>

/** Includes deleted ones. */
export const findAnyAssessment = (db: Db | Tx, id: number) =>
  selected(db).where('assessments.id', '=', id).executeTakeFirst()

export const findAssessment = (db: Db | Tx, id: number): Promise<AssessmentRow | undefined> =>
  selected(db).where('assessments.id', '=', id).where('assessments.deleted', '=', false).executeTakeFirst()

export async function lockAssessment(tx: Tx, id: number): Promise<AssessmentRow | undefined> {
  await tx.selectFrom('assessments').select('id').where('id', '=', id).forUpdate().execute()
  return findAssessment(tx, id)
}

/** The update, held: two people who begin to assess it at once come one after the other. */
export const lockUpdate = (tx: Tx, id: number) =>
  tx.selectFrom('updates').select(['id', 'title']).where('id', '=', id).forUpdate().executeTakeFirst()

export const openAssessmentOf = (tx: Tx, updateId: number) =>
  tx
    .selectFrom('assessments')
    .select('id')
    .where('update_id', '=', updateId)
    .where('deleted', '=', false)
    .where('state', '<>', 'completed')
    .executeTakeFirst()

/** Keeps the devices it affects as they are at its completion. */
export async function keepDevices(
  tx: Tx,
  of: { readonly assessmentId: number; readonly completion: number },
  judged: ReadonlyMap<number, Judgement>,
): Promise<void> {
  const found = [...judged].map(([id, { concern, reasons }]) => ({ id, concern, reasons }))
  await sql`
    insert into assessment_devices (assessment_id, completion, record_id, device_number, version_number,
      device_name, manufacturer_name, concern, reasons, search_text)
    select ${of.assessmentId}::int, ${of.completion}::int, master_records.id, device_number, version_number,
      device_name, manufacturer_name, found.concern, found.reasons, master_records.search_text
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (id int, concern text, reasons text[])
    join master_records on master_records.id = found.id`.execute(tx)
}

/** Open ones whose assignee is to hear that they are due, today or since a day that has passed. */
export async function dueAssessments(db: Db | Tx, today: string, id?: number) {
  let due = db
    .selectFrom('assessments')
    .innerJoin('users', 'users.id', 'assessments.assignee_id')
    .innerJoin('updates', 'updates.id', 'assessments.update_id')
    .select(['assessments.id', 'assignee_id', 'due_date', 'title', 'first_name', 'email'])
    .where('users.is_active', '=', true)
    .where('assessments.deleted', '=', false)
    .where('assessments.state', '<>', 'completed')
    .where('due_date', '<=', today)
    .where(sql<boolean>`reminded is distinct from ${wordOfReminder(today)}`)
    .orderBy('assessments.id')
  if (id !== undefined) due = due.where('assessments.id', '=', id).forUpdate('assessments')
  return due.execute()
}

/** What was told of which day: another due date is told anew. */
const wordOfReminder = (today: string) =>
  sql<string>`(case when due_date < ${today}::date then 'overdue ' else 'due ' end || due_date::text)`

export async function noteReminded(tx: Tx, id: number, today: string): Promise<void> {
  await tx
    .updateTable('assessments')
    .set({ reminded: wordOfReminder(today) })
    .where('id', '=', id)
    .execute()
}

export const titleKey = (title: string): string => fold(title)

/** The first day by which something assigned to a person is due. */
export async function firstDueOf(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('assessments')
    .select(sql<string | null>`min(due_date)::text`.as('day'))
    .where('assignee_id', '=', userId)
    .where('deleted', '=', false)
    .where('state', '<>', 'completed')
    .executeTakeFirst()
  return row?.day ?? null
}
