import { sql } from 'kysely'
import type { ArchivedEntry } from '#server/archive/kept-rows-queries.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'
import { inUse } from '#server/standing/markets-of-device-queries.ts'
import { inForceFirst } from '#server/standing/standing-queries.ts'
import { entriesOf } from './project-queries.ts'
import { derivedColumns } from './rim-queries.ts'

/** The documents of a regulatory submission that are not deleted, each with its newest revision. */
export const documentsOfProject = (tx: Tx, id: number) =>
  tx
    .selectFrom('rim_links')
    .innerJoin('rim_items', 'rim_items.id', 'rim_links.document_id')
    .selectAll('rim_items')
    .select([derivedColumns.file_hash.as('file_hash'), derivedColumns.approvals.as('approvals')])
    .where('rim_links.submission_id', '=', id)
    .where('rim_items.deleted', '=', false)
    .orderBy('rim_items.id')
    .execute()

/** SHA-256 of each item as it is now. */
export async function hashesOfItems(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; hash: string }>`
    select distinct on (item_id) item_id as id, hash from rim_revisions
    where item_id = any(${ids}::int[]) order by item_id, revision desc`.execute(tx)
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

/** The entries about a project and what belongs to it, oldest first. */
export async function entriesOfProject(tx: Tx, id: number): Promise<ArchivedEntry[]> {
  const { rows } = await sql<ArchivedEntry>`
    select seq, entry, hash from audit_entries where ${entriesOf(id)} order by seq`.execute(tx)
  return rows
}

export interface ScopedDevice {
  readonly number: string
  readonly name: string | null
  readonly markets: readonly string[]
  readonly is_gone: boolean
}

/** Every device of a project with its markets, by number. */
export async function scopeOfProject(tx: Tx, id: number): Promise<ScopedDevice[]> {
  const { rows } = await sql<ScopedDevice>`
    select scoped.device_number as number, force.device_name as name, markets,
      not exists (select from master_records where device_number = scoped.device_number and ${inUse}) as is_gone
    from (select device_number, array_agg(market order by market) as markets
      from rim_scope where project_id = ${id} group by device_number) scoped
    left join lateral (select device_name from master_records where device_number = scoped.device_number
      order by ${inForceFirst} limit 1) force on true
    order by scoped.device_number collate "C"`.execute(tx)
  return rows
}

/** Tasks, milestones and questions of a project, the first due first. */
export const tasksOfProject = (tx: Tx, id: number) =>
  tx
    .selectFrom('tasks')
    .select(['id', 'kind', 'title', 'revision', 'document', 'dictionary'])
    .select(personName('tasks.owner_id').as('owner_name'))
    .where('project_id', '=', id)
    .where('deleted', '=', false)
    .orderBy('due_date')
    .orderBy('id')
    .execute()

/** What a project renews; undefined where it is no renewal. */
export const renewalOfProject = (tx: Tx, id: number) =>
  tx.selectFrom('rim_renewals').selectAll().where('project_id', '=', id).executeTakeFirst()
