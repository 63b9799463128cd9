import { sql } from 'kysely'
import type { SheetContent } from '#core/contract/submission-sheets.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { leadingOf } from '#core/lifecycle/market-standing.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { SourceData } from '#server/database/schema.ts'
import type { Tx } from '#server/platform/hub.ts'
import { byDevice, candidatesOf, inForceFirst } from '#server/standing/standing-queries.ts'

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

/** The data submissions are made from, by the records asked for; deleted records are left out. */
export interface RecordOfSheet {
  /** The version that was asked for. */
  readonly id: number
  readonly device_number: string
  readonly device_name: string | null
  /** The version in force (decision D52): its values are copied, and submissions belong to it. */
  readonly version: { readonly id: number; readonly device_number: string; readonly version_number: string }
  readonly document: AnyDocument
  readonly source_data: SourceData | null
}

export async function recordsOfSheet(db: Db | Tx, ids: readonly number[]): Promise<RecordOfSheet[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<RecordOfSheet & { readonly dictionary: string }>`
    select asked.id, asked.device_number, force.device_name, force.document, force.dictionary, force.source_data,
      json_build_object('id', force.id, 'device_number', force.device_number,
        'version_number', force.version_number) as version
    from master_records asked
    join lateral (select * from master_records
      where device_number = asked.device_number and status <> 'deleted'
      order by ${inForceFirst} limit 1) force on true
    where asked.id = any(${[...ids]}::int[]) and asked.status <> 'deleted'
    order by asked.id`.execute(db)
  return rows
}

/** While drafts of these devices are made, no other sheet makes any. */
export async function lockDevices(tx: Tx, deviceNumbers: readonly string[]): Promise<void> {
  if (deviceNumbers.length === 0) return
  const versions = tx
    .selectFrom('master_records')
    .select('id')
    .where(sql<boolean>`device_number = any(${deviceNumbers}::text[])`)
  // Submissions point to records: they may all the same.
  await versions.orderBy('id').forNoKeyUpdate().execute()
}

/** The same, with a lock: no other version of their devices comes into force, and nobody else makes drafts from them. */
export async function lockRecordsOfSheet(tx: Tx, ids: readonly number[]): Promise<RecordOfSheet[]> {
  const records = await recordsOfSheet(tx, ids)
  await lockDevices(
    tx,
    records.map(({ device_number }) => device_number),
  )
  return recordsOfSheet(tx, ids)
}

/** The submission that stands for each of these devices in the market, by device number (decision D52). */
export async function submissionsOfDevices(
  db: Db | Tx,
  market: string,
  records: readonly Pick<RecordOfSheet, 'device_number' | 'document'>[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly basicUdiDi: string | null }>> {
  const candidates = await candidatesOf(
    db,
    records.map(({ device_number }) => device_number),
    market,
  )
  const ofDevice = byDevice(candidates)
  return new Map(
    records.flatMap(({ device_number, document }) => {
      const own = ofDevice.get(device_number) ?? []
      const leading = leadingOf(typeof document.udiDi === 'string' ? document.udiDi : null, own)
      return leading ? [[device_number, leading] as const] : []
    }),
  )
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
