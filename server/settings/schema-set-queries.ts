import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** The files of a schema set, by their paths within it. */
export type SchemaFiles = Readonly<Record<string, string>>

/** Official schema sets, as they are installed: a folder each, named as in the reference material. */
export async function listSchemaSets(db: Db | Tx) {
  return db
    .selectFrom('schema_sets')
    .select(['folder', 'hash', 'installed_at', 'installed_by'])
    .orderBy('folder')
    .execute()
}

export async function storeSchemaSet(
  tx: Tx,
  set: { folder: string; hash: string; files: SchemaFiles; at: Date; by: number },
): Promise<void> {
  const values = {
    hash: set.hash,
    files: JSON.stringify(set.files),
    installed_at: set.at,
    installed_by: set.by,
  }
  await tx
    .insertInto('schema_sets')
    .values({ folder: set.folder, ...values })
    .onConflict((conflict) => conflict.column('folder').doUpdateSet(values))
    .execute()
}

/** A set with its files. */
export async function schemaSetIn(db: Db | Tx, folder: string) {
  return db
    .selectFrom('schema_sets')
    .select(['hash', 'files'])
    .where('folder', '=', folder)
    .executeTakeFirstOrThrow()
}
