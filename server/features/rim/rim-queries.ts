import { sql } from 'kysely'
import type { RimDocument } from '#core/contract/rim.ts'
import type { RimFacts } from '#core/lifecycle/rim.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { RimKind } from '#server/database/rim-tables.ts'
import type { Tx } from '#server/platform/hub.ts'
import { approvalsOf } from './document-approval-queries.ts'
import { projectColumns } from './project-columns-queries.ts'
import { newestFileHash } from './rim-file-queries.ts'

/** What a row has besides its columns; of each kind some are of no use. */
export const derivedColumns = {
  documents: sql<number>`(select count(*)::int from rim_links join rim_items as linked on linked.id = document_id
    where submission_id = rim_items.id and not linked.deleted)`,
  submission_ids: sql<number[]>`array(select submission_id from rim_links
    join rim_items as linked on linked.id = submission_id
    where document_id = rim_items.id and not linked.deleted order by submission_id)`,
  linked: sql<RimDocument['submissions']>`(select coalesce(json_agg(json_build_object(
      'id', linked.id, 'productName', linked.document ->> 'productName') order by linked.id), '[]')
    from rim_links join rim_items as linked on linked.id = submission_id
    where document_id = rim_items.id and not linked.deleted)`,
  file_id: sql<number | null>`(select max(id) from rim_files where document_id = rim_items.id)`,
  file_size: sql<
    number | null
  >`(select size from rim_files where document_id = rim_items.id order by id desc limit 1)`,
  file_hash: newestFileHash(sql.ref('rim_items.id')),
  approvals: approvalsOf(sql.ref('rim_items.id')),
  file_at: sql<Date | null>`(select max(uploaded_at) from rim_files where document_id = rim_items.id)`,
  ...projectColumns,
  created_by_name: personName('rim_items.created_by'),
  updated_by_name: personName('rim_items.updated_by'),
}

function selected(db: Db | Tx) {
  return db
    .selectFrom('rim_items')
    .selectAll('rim_items')
    .select([
      derivedColumns.documents.as('documents'),
      derivedColumns.submission_ids.as('submission_ids'),
      derivedColumns.linked.as('linked'),
      derivedColumns.file_id.as('file_id'),
      derivedColumns.file_size.as('file_size'),
      derivedColumns.file_hash.as('file_hash'),
      derivedColumns.approvals.as('approvals'),
      derivedColumns.file_at.as('file_at'),
      derivedColumns.owner_name.as('owner_name'),
      derivedColumns.devices.as('devices'),
      derivedColumns.markets.as('markets'),
      derivedColumns.tasks.as('tasks'),
      derivedColumns.tasks_done.as('tasks_done'),
      derivedColumns.next_milestone.as('next_milestone'),
      derivedColumns.renewal.as('renewal'),
      derivedColumns.created_by_name.as('created_by_name'),
      derivedColumns.updated_by_name.as('updated_by_name'),
    ])
}

export type RimRow = NonNullable<Awaited<ReturnType<typeof findAnyItem>>>

/** Includes deleted ones. */
export const findAnyItem = (db: Db | Tx, id: number) =>
  selected(db).where('rim_items.id', '=', id).executeTakeFirst()

/** Of several numbers, in no order. */
export const findItems = (db: Db | Tx, ids: readonly number[]): Promise<RimRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : selected(db)
        .where('rim_items.id', 'in', [...ids])
        .execute()

export async function findItem(db: Db | Tx, kind: RimKind, id: number): Promise<RimRow | undefined> {
  const row = await findAnyItem(db, id)
  return row && !row.deleted && row.kind === kind ? row : undefined
}

export async function lockItem(tx: Tx, kind: RimKind, id: number): Promise<RimRow | undefined> {
  await tx.selectFrom('rim_items').select('id').where('id', '=', id).forUpdate().execute()
  return findItem(tx, kind, id)
}

/** Those of the numbers that are submissions in sight, held while documents are linked to them. */
export async function lockSubmissionsOf(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('rim_items')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'rim-submission')
    .where('deleted', '=', false)
    .orderBy('id')
    .forShare()
    .execute()
  return rows.map(({ id }) => id)
}

/** What the counters and tiles are computed from. */
export async function rimFacts(db: Db): Promise<{ submissions: RimFacts[]; complianceStatuses: string[] }> {
  const rows = await db
    .selectFrom('rim_items')
    .select(['kind', 'status'])
    .select([
      sql<string | null>`document ->> 'targetDate'`.as('targetDate'),
      sql<string | null>`document ->> 'submissionDate'`.as('submissionDate'),
      sql<string | null>`document ->> 'decisionDate'`.as('decisionDate'),
    ])
    .where('kind', 'in', ['rim-submission', 'rim-compliance'])
    .where('deleted', '=', false)
    .execute()
  const of = (kind: RimKind) => rows.filter((row) => row.kind === kind)
  return {
    submissions: of('rim-submission').map(({ status, ...rest }) => ({ ...rest, status: status ?? 'draft' })),
    complianceStatuses: of('rim-compliance').map(({ status }) => status ?? ''),
  }
}
