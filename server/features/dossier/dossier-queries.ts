import { sql } from 'kysely'
import type { Subject } from '#server/archive/kept-rows-queries.ts'
import type { Tx } from '#server/platform/hub.ts'

/** SHA-256 of what each thing is now, as `submission 12`. */
export async function currentHashes(tx: Tx, { versions, submissions }: Subject) {
  const { rows } = await sql<{ key: string; hash: string }>`
    select 'master-di ' || record_id as key, hash from master_revisions join master_records on master_records.id = record_id
    where record_id in ${versions} and master_revisions.revision = master_records.revision
    union all
    select 'submission ' || submission_id, hash from submission_revisions
    join submissions on submissions.id = submission_id
    where submission_id in ${submissions} and submission_revisions.revision = submissions.revision`.execute(
    tx,
  )
  return new Map(rows.map(({ key, hash }) => [key, hash]))
}

/** With its document as this version of the hub reads it. */
export const recordOf = (tx: Tx, id: number) =>
  tx.selectFrom('master_records').selectAll().where('id', '=', id).executeTakeFirst()
