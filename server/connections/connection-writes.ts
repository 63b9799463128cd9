import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { ConnectionsTable } from '#server/database/connection-tables.ts'
import type { Tx } from '#server/platform/hub.ts'
import type { ConnectionRow } from './connection-queries.ts'

/** `seal` makes of its number what is stored as its secrets. */
export async function insertConnection(
  tx: Tx,
  row: Omit<Insertable<ConnectionsTable>, 'secrets' | 'settings'> & {
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
      // Whoever changes it wants it tried again.
      ...{ paused_until: null, failures: 0, told: null },
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteConnection(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('connections').where('id', '=', id).execute()
}

export async function switchConnection(
  tx: Tx,
  id: number,
  change: { readonly enabled: boolean; readonly revision: number; readonly now: Date },
): Promise<void> {
  const { enabled, revision, now } = change
  await tx
    .updateTable('connections')
    .set({ enabled, revision, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Takes a connection for a round; undefined where another server has it. */
export const takeConnection = (
  db: Db,
  id: number,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ConnectionRow | undefined> =>
  db
    .updateTable('connections')
    .set({ leased_until: until })
    .where('id', '=', id)
    .where(sql<boolean>`(leased_until is null or leased_until <= ${now})`)
    .returningAll()
    .executeTakeFirst()

/** Goes on with a round, with the connection as it is now; undefined where the lease is somebody else's by now. */
export const keepConnection = (
  db: Db,
  { id, leased_until }: Pick<ConnectionRow, 'id' | 'leased_until'>,
  until: Date,
): Promise<ConnectionRow | undefined> =>
  db
    .updateTable('connections')
    .set({ leased_until: until })
    .where('id', '=', id)
    .where('leased_until', '=', leased_until)
    .returningAll()
    .executeTakeFirst()

export async function leaveConnection(
  db: Db,
  { id, leased_until }: Pick<ConnectionRow, 'id' | 'leased_until'>,
): Promise<void> {
  await db
    .updateTable('connections')
    .set({ leased_until: null })
    .where('id', '=', id)
    .where('leased_until', '=', leased_until)
    .execute()
}

/** Of a server that is gone, where no other one is about. */
export async function freeAllConnections(db: Db): Promise<void> {
  await db.updateTable('connections').set({ leased_until: null }).execute()
}

/** How it goes with the other side; of no interest to the trail. */
export async function noteConnection(
  db: Db,
  id: number,
  note: Pick<Updateable<ConnectionsTable>, 'paused_until' | 'failures' | 'told' | 'exchanged_at'>,
): Promise<void> {
  await db.updateTable('connections').set(note).where('id', '=', id).execute()
}
