import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Uploads that somebody is looking at, as they are kept. */

export type PreviewRecord = NonNullable<Awaited<ReturnType<typeof findPreview>>>

/** One that has not expired. */
export async function findPreview(db: Db | Tx, id: number, now: Date) {
  return db
    .selectFrom('import_previews')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Two changes of one preview come one after the other. */
export async function lockPreview(tx: Tx, id: number): Promise<PreviewRecord | undefined> {
  return tx.selectFrom('import_previews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function previewRows(db: Db | Tx, id: number) {
  return db
    .selectFrom('import_preview_rows')
    .selectAll()
    .where('preview_id', '=', id)
    .orderBy('row')
    .execute()
}
export type PreviewRowRecord = Awaited<ReturnType<typeof previewRows>>[number]

/** The file, piece by piece. */
export async function* previewBytes(db: Db, id: number): AsyncGenerator<Buffer> {
  for (let place = 0; ; place += 1) {
    const piece = await db
      .selectFrom('import_preview_pieces')
      .select('bytes')
      .where('preview_id', '=', id)
      .where('place', '=', place)
      .executeTakeFirst()
    if (!piece) return
    yield Buffer.from(piece.bytes)
  }
}

/** What columns of these folded names were read as last: by this person, else by anybody. */
export async function rememberedColumns(
  db: Db,
  kind: string,
  userId: number,
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ header: string; field: string | null }>`
    select distinct on (header) header, field from import_columns
    where kind = ${kind}
    order by header, (user_id = ${userId}) desc, chosen_at desc`.execute(db)
  return new Map(rows.map(({ header, field }) => [header, field]))
}
