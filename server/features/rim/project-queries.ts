import { type RawBuilder, sql } from 'kysely'
import type { ProjectFigures } from '#core/contract/projects.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { EntryRow } from '#server/entities/entry-presenter.ts'
import type { Tx } from '#server/platform/hub.ts'
import { isDecidedOn, isReviewed } from './project-columns-queries.ts'

/** What the page of a project shows besides the project itself. */

/** Users whom a text names, by name or username; one who can sign in. */
export async function peopleCalled(
  db: Db,
  text: string,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, first_name || ' ' || last_name as name from users
    where is_active and (lower(first_name || ' ' || last_name) = lower(${text}) or lower(username) = lower(${text}))
    order by id limit 2`.execute(db)
  return rows
}

export async function countOpenTasks(db: Db, projectId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tasks
    where project_id = ${projectId} and not deleted and status = 'open'`.execute(db)
  return rows[0]?.count ?? 0
}

export const documentsOf = async (db: Db, projectId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select rim_items.id from rim_links join rim_items on rim_items.id = document_id
    where submission_id = ${projectId} and not deleted order by name_key collate "C", rim_items.id limit 500`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Of several documents, without their contents; newest first. */
export const filesOfDocuments = (db: Db | Tx, documentIds: readonly number[]) =>
  documentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('rim_files')
        .select(['id', 'document_id', 'file_name', 'size', 'sha256', 'uploaded_at'])
        .select(personName('rim_files.uploaded_by').as('uploaded_by_name'))
        .where('document_id', 'in', [...documentIds])
        .orderBy('id', 'desc')
        .execute()

/**
 * Entries about a project, its tasks and documents, and about versions of the devices of its scope that went, or came into
 * force again, after it was given them.
 * Each kind by the numbers of its things, gathered first, so that the index of the trail finds them.
 */
export const entriesOf = (projectId: number): RawBuilder<boolean> => {
  const versions = sql`array(select record.id from rim_scope
    join master_records record on record.device_number = rim_scope.device_number
    where project_id = ${projectId})`
  const since = sql`coalesce((select min(added_at) from rim_scope where project_id = ${projectId}), 'infinity')`
  return sql<boolean>`(
    (entity_type = 'rim-submission' and entity_id = ${projectId})
    or (entity_type = 'task' and entity_id = any(array(select id from tasks where project_id = ${projectId})))
    or (entity_type = 'rim-document' and entity_id = any(array(
      select document_id from rim_links where submission_id = ${projectId})))
    or (entity_type = 'master-di' and action in ('deleted', 'archived', 'reinstated')
      and entity_id = any(${versions}) and at >= ${since}))`
}

export async function historyOf(
  db: Db,
  projectId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly rows: readonly EntryRow[] }> {
  const { rows } = await sql<EntryRow & { total: number }>`
    select seq, entry, (count(*) over ())::int as total from audit_entries
    where ${entriesOf(projectId)} order by seq desc limit ${limit} offset ${offset}`.execute(db)
  return { total: rows[0]?.total ?? 0, rows }
}

export async function projectFigures(
  db: Db,
  { today, viewer }: { readonly today: string; readonly viewer: number },
): Promise<ProjectFigures> {
  const projects = sql`from rim_items where kind = 'rim-submission' and not deleted`
  const ofTasks = sql`from tasks join rim_items project on project.id = project_id
    where not tasks.deleted and not project.deleted and tasks.status = 'open'`
  const { rows } = await sql<ProjectFigures>`
    select counted.*, open.*,
      (select count(*)::int from rim_items where kind = 'rim-compliance' and not deleted) as "complianceItems"
    from (select count(*) filter (where ${isDecidedOn})::int as decided,
        count(*) filter (where status = 'approved')::int as approved,
        count(*) filter (where ${isReviewed})::int as reviewed,
        count(*) filter (where owner_id = ${viewer})::int as mine,
        count(*) filter (where not ${isDecidedOn} and exists (
          select from rim_renewals where project_id = rim_items.id))::int as renewals
      ${projects}) counted,
      (select count(*)::int as "openTasks",
        count(*) filter (where tasks.due_date < ${today})::int as "overdueTasks",
        count(*) filter (where tasks.kind = 'question')::int as "openQuestions"
      ${ofTasks}) open`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('The database does not count')
  return figures
}
