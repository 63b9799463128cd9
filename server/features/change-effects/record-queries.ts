import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Db } from '#server/database/connect.ts'
import type { SourceData } from '#server/database/schema.ts'

export interface AskedRecord {
  readonly id: number
  readonly revision: number
  readonly document: AnyDocument
  readonly dictionary: string
  readonly source_data: SourceData | null
}

/** One version of a device, in force or not. */
export async function recordAsked(db: Db, id: number): Promise<AskedRecord | undefined> {
  return db
    .selectFrom('master_records')
    .select(['id', 'revision', 'document', 'dictionary', 'source_data'])
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
}
