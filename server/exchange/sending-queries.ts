import { sql } from 'kysely'
import type { Tx } from '#server/platform/hub.ts'
import { noteFormerUdiDis } from './former-udi-di-writes.ts'

/** Which files were sent, as people state it (decision D59). */

interface Named {
  readonly fileIds: readonly number[]
  readonly packageIds: readonly number[]
  /** Every file for which it is unknown. */
  readonly unknown: boolean
}

/** The files that are named, locked in the order of their numbers. */
export async function lockNamedFiles(tx: Tx, { fileIds, packageIds, unknown }: Named) {
  return tx
    .selectFrom('exports')
    .select(['id', 'package_id', 'file_name', 'market', 'environment', 'devices'])
    .where(
      sql<boolean>`(id = any(${[...fileIds]}::int[]) or package_id = any(${[...packageIds]}::int[])
        or (${unknown} and id in (select export_id from attempts where sending_unknown)))`,
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

export interface Marked {
  readonly submission_id: number
  readonly export_id: number
}

/**
 * Marks the unanswered submissions in these files as sent or not sent; those already marked so do not change. A file
 * that a later one replaced may be the one that was sent: then it counts, and the later one does not, unless the
 * register has answered that.
 */
export async function markSent(
  tx: Tx,
  fileIds: readonly number[],
  { sent, now, actorId }: { readonly sent: boolean; readonly now: Date; readonly actorId: number },
): Promise<readonly Marked[]> {
  const change = sent
    ? sql`outcome = null, sent_at = ${now}::timestamptz, sent_by = ${actorId}::int, sending_unknown = false`
    : sql`sent_at = null, sent_by = null, sending_unknown = false`
  const differs = sent ? sql`sent_at is null` : sql`(sent_at is not null or sending_unknown)`
  const { rows } = await sql<Marked>`
    update attempts set ${change}
    where export_id = any(${[...fileIds]}::int[]) and (outcome is null or outcome = 'replaced') and ${differs}
    returning submission_id, export_id`.execute(tx)
  if (sent) await replaceOthers(tx, rows)
  await noteFormerUdiDis(
    tx,
    rows.map(({ submission_id }) => submission_id),
  )
  return rows
}

/** Somebody uploaded a file that the register has answered, so that all of it waits for an answer. */
export async function markUploaded(
  tx: Tx,
  fileId: number,
  { now, actorId }: { readonly now: Date; readonly actorId: number | null },
): Promise<void> {
  const { rows } = await sql<Marked>`
    update attempts set sent_at = ${now}::timestamptz, sent_by = ${actorId}::int, sending_unknown = false
    where export_id = ${fileId} and outcome is null and sent_at is null
    returning submission_id, export_id`.execute(tx)
  await noteFormerUdiDis(
    tx,
    rows.map(({ submission_id }) => submission_id),
  )
}

/**
 * An answer is expected to the file sent last: of several marked at once, to the one made last, and to none of them
 * where one that was made later is answered.
 */
async function replaceOthers(tx: Tx, marked: readonly Marked[]): Promise<void> {
  await sql`
    update attempts set outcome = 'replaced'
    from (
      select submission_id, environment, max(sending) filter (where is_marked) as marked,
        max(sending) filter (where outcome is not null) as answered
      from (
        select attempts.*, export_id is not null and (submission_id, export_id) in (
          select * from unnest(${marked.map(({ submission_id }) => submission_id)}::int[],
            ${marked.map(({ export_id }) => export_id)}::int[])) as is_marked
        from attempts
        where submission_id = any(${marked.map(({ submission_id }) => submission_id)}::int[])
          and outcome is distinct from 'replaced') each_file
      group by submission_id, environment) latest
    where attempts.submission_id = latest.submission_id and attempts.environment = latest.environment
      and attempts.outcome is null
      and case when answered > marked then sending <= marked else sending <> marked end`.execute(tx)
}

/** Those of the files for which the register has answered anything. */
export async function answeredFiles(tx: Tx, fileIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('attempts')
    .select('export_id')
    .distinct()
    .where(sql<boolean>`export_id = any(${[...fileIds]}::int[])`)
    .where('outcome', 'in', ['accepted', 'rejected'])
    .execute()
  return new Set(rows.flatMap(({ export_id }) => export_id ?? []))
}
