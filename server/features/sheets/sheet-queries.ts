import { sql } from 'kysely'
import type { SheetContent } from '#core/contract/submission-sheets.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'

export type SheetRow = NonNullable<Awaited<ReturnType<typeof findSheet>>>

export async function findSheet(db: Db | Tx, id: number) {
  return db
    .selectFrom('submission_sheets')
    .selectAll()
    .select(personName('submission_sheets.created_by').as('created_by_name'))
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function lockSheet(tx: Tx, id: number): Promise<SheetRow | undefined> {
  await tx.selectFrom('submission_sheets').select('id').where('id', '=', id).forUpdate().execute()
  return findSheet(tx, id)
}

export async function insertSheet(
  tx: Tx,
  sheet: { readonly market: string; readonly content: SheetContent; readonly by: number; readonly now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('submission_sheets')
    .values({
      market: sheet.market,
      revision: 1,
      content: JSON.stringify(sheet.content),
      created_at: sheet.now,
      created_by: sheet.by,
      updated_at: sheet.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function storeSheet(tx: Tx, row: SheetRow, content: SheetContent, now: Date): Promise<void> {
  await tx
    .updateTable('submission_sheets')
    .set({ content: JSON.stringify(content), revision: row.revision + 1, updated_at: now })
    .where('id', '=', row.id)
    .execute()
}

/** Which of these submissions there are, of the market, with the Basic UDI-DI each has. */
export async function submissionsForSheet(db: Db | Tx, market: string, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('submissions')
    .select(['id', 'master_di_id', 'basic_udi_di', 'document', 'dictionary'])
    .where('market', '=', market)
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy('id')
    .execute()
}

/** Earlier revisions of submissions, by submission and revision; what there is none of is absent. */
export async function documentsAt(
  db: Db | Tx,
  asked: readonly { readonly submissionId: number; readonly revision: number }[],
): Promise<(submissionId: number, revision: number) => AnyDocument | undefined> {
  const keyOf = (id: number, revision: number) => `${id} ${revision}`
  if (asked.length === 0) return () => undefined
  const { rows } = await sql<{ id: number; revision: number; document: AnyDocument; dictionary: string }>`
    select submission_id as id, revision, document, dictionary from submission_revisions
    join unnest(${asked.map(({ submissionId }) => submissionId)}::int[],
      ${asked.map(({ revision }) => revision)}::int[]) as asked (submission_id, revision)
    using (submission_id, revision)`.execute(db)
  const found = new Map(rows.map(({ id, revision, document }) => [keyOf(id, revision), document]))
  return (id, revision) => found.get(keyOf(id, revision))
}
