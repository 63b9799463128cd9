import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'

interface LastChange {
  readonly id: number
  readonly at: Date
  readonly byName: string | null
}

/** When and by whom what each version says was last changed; those that say what they said at first are missing. */
export async function lastChangesOf(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LastChange>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<LastChange>`
    select distinct on (record_id) record_id as id, master_revisions.created_at as at,
      ${personName('master_revisions.created_by')} as "byName"
    from master_revisions
    where record_id = any(${[...ids]}::int[]) and master_revisions.revision > 1
    order by record_id, master_revisions.revision desc`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
