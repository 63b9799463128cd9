import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'

/** Without their contents; newest first. */
export const filesOf = (db: Db, documentId: number) =>
  db
    .selectFrom('rim_files')
    .select(['id', 'file_name', 'size', 'sha256', 'uploaded_at'])
    .select(personName('rim_files.uploaded_by').as('uploaded_by_name'))
    .where('document_id', '=', documentId)
    .orderBy('id', 'desc')
    .execute()

/** SHA-256 of the newest file of a document; null without one. */
export const newestFileHash = (documentId: RawBuilder<unknown>) => sql<string | null>`(
  select sha256 from rim_files where document_id = ${documentId} order by rim_files.id desc limit 1)`

/** Whole, also of a deleted document: whoever may read the trail finds what it tells of. */
export const fileContent = (db: Db, id: number) =>
  db
    .selectFrom('rim_files')
    .select(['rim_files.id', 'file_name', 'content'])
    .where('rim_files.id', '=', id)
    .executeTakeFirst()
