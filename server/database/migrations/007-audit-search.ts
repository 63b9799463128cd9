import { type Kysely, sql } from 'kysely'
import type { AuditEvent } from '#core/audit/audit-entry.ts'
import { formerNames, searchText } from '#core/audit/search-text.ts'

/**
 * The words of an entry, folded as everything else that is searched: in lower case alone, nobody found what has
 * an accent. And the names a device had before, under which people still look for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table audit_entries drop column reason, add column search_text text, add column former_names text`,
    sql`alter table audit_entries disable trigger audit_entries_append_only`,
  ]
  for (const statement of statements) await statement.execute(db)
  await fillIn(db)
  const endings = [
    sql`alter table audit_entries enable trigger audit_entries_append_only`,
    sql`create index audit_words on audit_entries using gin (search_text gin_trgm_ops) where search_text is not null`,
    sql`
      create index audit_former_names on audit_entries using gin (former_names gin_trgm_ops)
      where former_names is not null`,
  ]
  for (const statement of endings) await statement.execute(db)
}

async function fillIn(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ seq: number; entry: string }>`
      select seq, entry from audit_entries where seq > ${last} order by seq limit 500`.execute(db)
    const found = rows.map(({ seq, entry }) => {
      const event = JSON.parse(entry) as AuditEvent
      return { seq, words: searchText(event), names: formerNames(event) }
    })
    const filled = found.filter(({ words, names }) => words !== null || names !== null)
    await sql`
      update audit_entries set search_text = filled.words, former_names = filled.names
      from json_to_recordset(${JSON.stringify(filled)}::json) as filled (seq bigint, words text, names text)
      where audit_entries.seq = filled.seq`.execute(db)
    last = rows.at(-1)?.seq ?? last
    if (rows.length < 500) return
  }
}
