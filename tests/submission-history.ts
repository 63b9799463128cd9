import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** Versions and entries of the trail, the oldest first: none of them may ever be another. */
export async function historyOf({ hub }: TestApp, id: number): Promise<string[]> {
  const { rows } = await sql<{ told: string }>`
    select told from (
      select 1 as kind, revision as number, concat('version ', revision, ' ', hash) as told
        from submission_revisions where submission_id = ${id}
      union all
      select 2, seq, concat('entry ', seq, ' ', hash) from audit_entries
        where entity_type = 'submission' and entity_id = ${id}) history
    order by kind, number`.execute(hub.db)
  return rows.map(({ told }) => told)
}

/** Who asked for a decision nobody has made yet. */
export async function askerOf({ hub }: TestApp, id: number): Promise<number | undefined> {
  const waiting = hub.db.selectFrom('requests').select('requested_by')
  const found = waiting.where('entity_id', '=', id).where('entity_type', '=', 'submission')
  return (await found.where('status', '=', 'pending').executeTakeFirst())?.requested_by
}
