import { type Kysely, sql } from 'kysely'

/**
 * What was the hub's own choice before 0.7. Every setting was stored once one of them was saved, so a stored value
 * may be nobody's choice; the trail tells which ones somebody changed.
 */
const formerly = {
  dtxVersionProduction: '3.0.25',
  dtxVersionPlayground: '3.0.25',
  basicUdiDiFormat: 'specified',
}

/** Settings that nobody decided follow the hub from now on (decisions D56, D70). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ entry: string }>`
    select entry from audit_entries where action = 'settings_changed'`.execute(db)
  const decided = new Set(rows.flatMap(({ entry }) => fieldsChanged(entry)))
  for (const [field, value] of Object.entries(formerly)) {
    if (decided.has(field)) continue
    await sql`
      update settings set content = content - ${field}::text where content ->> ${field}::text = ${value}`.execute(
      db,
    )
  }
}

function fieldsChanged(entry: string): readonly string[] {
  const { changesData } = JSON.parse(entry) as {
    changesData?: { changes?: readonly { field: string }[] } | null
  }
  return (changesData?.changes ?? []).map(({ field }) => field)
}
