import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { type Hub, inTransaction, type Tx } from './hub.ts'
import { isSealed, type SecretBox, SecretLost } from './keys/secret-box.ts'

/** A column that holds what the hub must be able to read again, sealed with its key (finding A12). */
interface SecretColumn {
  readonly table: 'webhooks' | 'assistant_model' | 'connections'
  readonly column: 'secret' | 'api_key' | 'secrets'
  /** Of whom it is, for people. */
  readonly named: string
}

const columns: readonly SecretColumn[] = [
  { table: 'webhooks', column: 'secret', named: "'The secret of the webhook ' || name" },
  { table: 'connections', column: 'secrets', named: "'The secrets of the connection ' || name" },
  { table: 'assistant_model', column: 'api_key', named: "'The key of the model of the assistants'" },
]

/** What a sealed text is bound to: it opens in its own row alone. */
export const aboutSecret = (table: SecretColumn['table'], id: number): string => `${table}/${id}`

/** The text; null where its key is not here, or it was sealed for another row. */
export function openSecret(secrets: SecretBox, stored: string, about: string): string | null {
  if (!isSealed(stored)) return stored
  try {
    return secrets.open(stored, about)
  } catch (error) {
    if (error instanceof SecretLost) return null
    throw error
  }
}

/** Seals what versions before 0.12 stored as it is; told in the trail. */
export async function sealStoredSecrets(hub: Pick<Hub, 'db' | 'now' | 'secrets'>): Promise<void> {
  await inTransaction(hub, null, async ({ tx, record }) => {
    let sealed = 0
    for (const one of columns) {
      for (const { id, stored } of await secretsOf(tx, one)) {
        if (isSealed(stored)) continue
        const text = hub.secrets.seal(stored, aboutSecret(one.table, id))
        await sql`update ${sql.table(one.table)} set ${sql.ref(one.column)} = ${text} where id = ${id}`.execute(
          tx,
        )
        sealed += 1
      }
    }
    if (sealed === 0) return
    const actionNotes = `Stored secrets were encrypted: ${sealed}`
    record({
      action: 'settings_changed',
      entityType: 'settings',
      entityId: null,
      changesData: { actionNotes },
    })
  })
}

/** Whose secrets must be entered again, because the key they were sealed with is not here. */
export async function lostSecrets({ db, secrets }: Pick<Hub, 'db' | 'secrets'>): Promise<string[]> {
  const lost: string[] = []
  for (const one of columns) {
    for (const { id, stored, named } of await secretsOf(db, one)) {
      if (openSecret(secrets, stored, aboutSecret(one.table, id)) === null) lost.push(named)
    }
  }
  return lost
}

async function secretsOf(db: Db | Tx, { table, column, named }: SecretColumn) {
  const { rows } = await sql<{ id: number; stored: string; named: string }>`
    select id, ${sql.ref(column)} as stored, ${sql.raw(named)} as named from ${sql.table(table)}
    where ${sql.ref(column)} is not null order by id`.execute(db)
  return rows
}
