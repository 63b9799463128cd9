import type { Insertable } from 'kysely'
import type { ConnectionsTable } from '#server/database/connection-tables.ts'
import type { Tx } from '#server/platform/hub.ts'

/** `seal` makes of its number what is stored as its secrets. */
export async function insertConnection(
  tx: Tx,
  row: Omit<Insertable<ConnectionsTable>, 'secrets' | 'settings' | 'reading_until'> & {
    readonly settings: Readonly<Record<string, string>>
  },
  seal: (id: number) => string,
): Promise<number> {
  const { id } = await tx
    .insertInto('connections')
    .values({ ...row, settings: JSON.stringify(row.settings), secrets: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('connections')
    .set({ secrets: seal(id) })
    .where('id', '=', id)
    .execute()
  return id
}

export async function updateConnection(
  tx: Tx,
  id: number,
  change: {
    readonly name: string
    readonly settings: Readonly<Record<string, string>>
    readonly secrets: string
    readonly secretsSet: readonly string[]
    readonly enabled: boolean
    readonly revision: number
    readonly now: Date
  },
): Promise<void> {
  await tx
    .updateTable('connections')
    .set({
      name: change.name,
      settings: JSON.stringify(change.settings),
      secrets: change.secrets,
      secrets_set: [...change.secretsSet],
      enabled: change.enabled,
      revision: change.revision,
      updated_at: change.now,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteConnection(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('connections').where('id', '=', id).execute()
}
