import { sql } from 'kysely'
import { foldHeader } from '#core/imports/column-proposals.ts'
import { inPieces } from '#server/database/byte-pieces.ts'
import type { Db } from '#server/database/connect.ts'
import { inPortions, manyRows } from '#server/database/many-rows.ts'
import type { MappedColumn, PreviewResult } from '#server/database/preview-tables.ts'
import type { Actor, Hub, Tx } from '#server/platform/hub.ts'
import type { CheckedRow } from './dry-run.ts'
import { isOfFile } from './filled-fields.ts'
import type { TypedCells } from './previewed-file.ts'
import type { Previewed } from './previewer.ts'

const hoursKept = 24
/** Of one person; the oldest makes room. */
const mostKept = 5

interface NewPreview extends Previewed {
  readonly kind: string
  readonly masterDiId: number | null
  readonly fileName: string
  readonly fileKind: 'csv' | 'xlsx' | 'xml'
  readonly content: AsyncIterable<Buffer> | readonly Buffer[]
}

/** Keeps a file with what was found in it; those that expired, and a person's sixth, go. */
export async function keepPreview(hub: Hub, actor: Actor, preview: NewPreview): Promise<number> {
  const now = hub.now()
  return hub.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('import_previews')
      .values({
        kind: preview.kind,
        master_di_id: preview.masterDiId,
        created_by: actor.id,
        created_at: now,
        expires_at: new Date(now.getTime() + hoursKept * 3_600_000),
        file_name: preview.fileName.slice(0, 255),
        file_kind: preview.fileKind,
        mapping: JSON.stringify(preview.mapping),
        result: JSON.stringify(preview.result),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    let place = 0
    for await (const bytes of inPieces(preview.content)) {
      await tx.insertInto('import_preview_pieces').values({ preview_id: id, place, bytes }).execute()
      place += 1
    }
    await insertRows(tx, id, preview.rows, new Map())
    await sql`
      delete from import_previews where expires_at <= ${now}
      or created_by = ${actor.id} and id not in (
        select id from import_previews where created_by = ${actor.id} order by id desc limit ${mostKept})`.execute(
      tx,
    )
    return id
  })
}

const rowColumns = {
  row: 'integer',
  verdict: 'text',
  problems: 'jsonb',
  cells: 'text',
  typed: 'jsonb',
} as const

async function insertRows(tx: Tx, id: number, rows: readonly CheckedRow[], typed: TypedCells): Promise<void> {
  for (const portion of inPortions(rows)) {
    const values = portion.map(({ row, verdict, problems, cells }) => ({
      row,
      verdict,
      problems,
      cells: JSON.stringify(cells),
      typed: typed.get(row) ?? {},
    }))
    await sql`
      insert into import_preview_rows (preview_id, row, verdict, problems, cells, typed)
      select ${id}::int, row, verdict, problems, cells, typed from ${manyRows(rowColumns, values)}`.execute(
      tx,
    )
  }
}

/** Other columns: the whole file was read again. What was typed stays. */
export async function replacePreview(
  tx: Tx,
  id: number,
  { mapping, result, rows }: Previewed,
  typed: TypedCells,
): Promise<void> {
  await tx
    .updateTable('import_previews')
    .set({ mapping: JSON.stringify(mapping), result: JSON.stringify(result) })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('import_preview_rows').where('preview_id', '=', id).execute()
  await insertRows(tx, id, rows, typed)
}

/** Some rows were read again. */
export async function replaceRows(
  tx: Tx,
  id: number,
  { result, rows }: { readonly result: PreviewResult; readonly rows: readonly CheckedRow[] },
  typed: TypedCells,
): Promise<void> {
  const numbers = rows.map(({ row }) => row)
  await tx
    .deleteFrom('import_preview_rows')
    .where('preview_id', '=', id)
    .where(sql<boolean>`row = any(${numbers}::int[])`)
    .execute()
  await insertRows(tx, id, rows, typed)
  await tx
    .updateTable('import_previews')
    .set({ result: JSON.stringify(result) })
    .where('id', '=', id)
    .execute()
}

/** Files nobody came back to. */
export async function forgetExpired(hub: Pick<Hub, 'db' | 'now'>): Promise<void> {
  await hub.db.deleteFrom('import_previews').where('expires_at', '<=', hub.now()).execute()
}

/** Whether it was there: of two that import one file at once, one does. */
export async function forgetPreview(db: Db | Tx, id: number): Promise<boolean> {
  const found = await db.deleteFrom('import_previews').where('id', '=', id).returning('id').executeTakeFirst()
  return found !== undefined
}

/**
 * What somebody took columns for, so that it is proposed next time; own names need no memory. A column that is copied
 * is not left out, nor is one whose name another column has that is read.
 */
export async function rememberColumns(
  tx: Tx,
  actor: Actor,
  { kind, mapping, at }: { kind: string; mapping: readonly MappedColumn[]; at: Date },
): Promise<void> {
  const copied = new Set(mapping.flatMap(({ filled }) => (filled && 'from' in filled ? [filled.from] : [])))
  const named = mapping.map(({ header }) => foldHeader(header))
  const read = new Set(named.filter((_, place) => mapping[place]?.field !== null))
  const rows = new Map<string, string | null>()
  for (const [place, one] of mapping.entries()) {
    const header = named[place] ?? ''
    const isLeft = one.field === null && (copied.has(place) || read.has(header))
    if (isOfFile(one) && one.by !== 'exact' && header !== '' && !isLeft) {
      rows.set(header.slice(0, 255), one.field)
    }
  }
  if (rows.size === 0) return
  const chosen = [...rows].map(([header, field]) => ({ header, field }))
  await sql`
    insert into import_columns (kind, header, user_id, field, chosen_at)
    select ${kind}, header, ${actor.id}::int, field, ${at}::timestamptz
    from ${manyRows({ header: 'text', field: 'text' }, chosen)}
    on conflict (kind, header, user_id) do update set field = excluded.field, chosen_at = excluded.chosen_at`.execute(
    tx,
  )
}
