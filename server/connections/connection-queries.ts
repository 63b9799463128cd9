import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { ConnectionsTable } from '#server/database/connection-tables.ts'
import type { Hub, Tx } from '#server/platform/hub.ts'
import { aboutSecret, openSecret } from '#server/platform/stored-secrets.ts'
import type { Reach } from './driver.ts'

export type ConnectionRow = Selectable<ConnectionsTable>

export const connectionRows = (db: Db): Promise<ConnectionRow[]> =>
  db.selectFrom('connections').selectAll().orderBy('id').execute()

export const connectionRow = (db: Db | Tx, id: number): Promise<ConnectionRow | undefined> =>
  db.selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirst()

export const lockConnection = (tx: Tx, id: number): Promise<ConnectionRow | undefined> =>
  tx.selectFrom('connections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** What is on its way through each connection, and when an answer came last. */
export async function connectionFigures(db: Db | Tx) {
  const { rows } = await sql<{ id: number; waiting: number; used: boolean; answered: Date | null }>`
    select id,
      (select count(*)::int from transmissions where connection_id = connections.id
        and state in ('queued', 'sending', 'handed-over', 'delivered')) as waiting,
      exists (select from transmissions where connection_id = connections.id)
        or exists (select from received_messages where connection_id = connections.id) as used,
      (select max(received_at) from received_messages where connection_id = connections.id) as answered
    from connections`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What came back and belongs to no file, the newest first. */
export const unmatchedMessages = (db: Db | Tx, connectionId: number) =>
  db
    .selectFrom('received_messages')
    .select(['id', 'received_at', 'note', 'hash'])
    .where('connection_id', '=', connectionId)
    .where('state', '=', 'unmatched')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()

export function secretsOf(
  { secrets }: Pick<Hub, 'secrets'>,
  row: ConnectionRow,
): Record<string, string> | null {
  const text = openSecret(secrets, row.secrets, aboutSecret('connections', row.id))
  return text === null ? null : (JSON.parse(text) as Record<string, string>)
}

/** With its secrets opened; null where their key is not here. */
export function reachOf(hub: Pick<Hub, 'secrets' | 'outgoing'>, row: ConnectionRow): Reach | null {
  const secrets = secretsOf(hub, row)
  return secrets && { settings: row.settings, secrets, outgoing: hub.outgoing }
}
