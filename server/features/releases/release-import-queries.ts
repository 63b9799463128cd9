import { sql } from 'kysely'
import type { Tx } from '#server/platform/hub.ts'

/** Drafts of a market as the import of their records made them, and nobody else; those that were changed since are not. */
export async function draftsMade(
  tx: Tx,
  market: string,
  masterDiIds: readonly number[],
): Promise<{ id: number; record: number }[]> {
  return tx
    .selectFrom('submissions')
    .innerJoin('master_records', 'master_records.id', 'submissions.master_di_id')
    .innerJoin('audit_entries', (join) =>
      join
        .onRef('audit_entries.entity_id', '=', 'submissions.id')
        .on('audit_entries.entity_type', '=', 'submission')
        .onRef('audit_entries.import_id', '=', 'master_records.import_id'),
    )
    .select(['submissions.id', 'master_records.id as record'])
    .where('submissions.market', '=', market)
    .where('submissions.revision', '=', 1)
    .where('master_records.revision', '=', 1)
    .where(sql<boolean>`submissions.master_di_id = any(${[...masterDiIds]}::int[])`)
    .execute()
}
