import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { ConnectionsTable } from '#server/database/connection-tables.ts'
import type { Hub, Tx } from '#server/platform/hub.ts'
import { aboutSecret, openSecret } from '#server/platform/stored-secrets.ts'
import type { Reach } from './driver.ts'

export type ConnectionRow = Selectable<ConnectionsTable>

export const connectionRows = (db: Db | Tx): Promise<ConnectionRow[]> =>
  db.selectFrom('connections').selectAll().orderBy('id').execute()

export const connectionRow = (db: Db | Tx, id: number): Promise<ConnectionRow | undefined> =>
  db.selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirst()

/** Those that are switched on for an environment. */
export const connectionsInUse = (
  tx: Tx,
  environment: ConnectionRow['environment'],
): Promise<ConnectionRow[]> =>
  tx
    .selectFrom('connections')
    .selectAll()
    .where('environment', '=', environment)
    .where('enabled', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()

export const lockConnection = (tx: Tx, id: number): Promise<ConnectionRow | undefined> =>
  tx.selectFrom('connections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** What is on its way through each connection, and when an answer came last. */
export async function connectionFigures(db: Db | Tx) {
  const { rows } = await sql<{
    id: number
    queued: number
    waiting: number
    unmatched: number
    used: boolean
    answered: Date | null
  }>`
    select id,
      (select count(*)::int from transmissions where connection_id = connections.id
        and state in ('queued', 'sending')) as queued,
      (select count(*)::int from transmissions where connection_id = connections.id
        and state in ('handed-over', 'delivered')) as waiting,
      (select count(*)::int from received_messages where connection_id = connections.id
        and state = 'unmatched') as unmatched,
      exists (select from transmissions where connection_id = connections.id)
        or exists (select from received_messages where connection_id = connections.id)
        or exists (select from countersignatures where connection_id = connections.id) as used,
      (select max(received_at) from received_messages where connection_id = connections.id) as answered
    from connections`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Whether a file went through a connection like this to the playground of the register, and its answer came back; or was
 * entered, where none can come back.
 */
export async function roundWasAnswered(
  db: Db | Tx,
  { kind, market }: Pick<ConnectionRow, 'kind' | 'market'>,
  { isAnsweredByHand }: { readonly isAnsweredByHand: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from transmissions
      join connections on connections.id = connection_id
      where kind = ${kind} and market = ${market} and environment = 'playground'
        and transmissions.state = 'answered' and (${isAnsweredByHand} or exists (
          select from received_messages answers where answers.export_id = transmissions.export_id
            and answers.connection_id = connections.id and answers.state = 'applied'))) as found`.execute(db)
  return rows[0]?.found ?? false
}

export function secretsOf(
  { secrets }: Pick<Hub, 'secrets'>,
  row: ConnectionRow,
): Record<string, string> | null {
  // Where none were entered, no key is missed: a folder works in a hub that was restored without the key as well.
  if (row.secrets_set.length === 0) return {}
  const text = openSecret(secrets, row.secrets, aboutSecret('connections', row.id))
  return text === null ? null : (JSON.parse(text) as Record<string, string>)
}

/** With its secrets opened; null where their key is not here. */
export function reachOf(
  hub: Pick<Hub, 'secrets' | 'outgoing' | 'connectionFolders'>,
  row: ConnectionRow,
): Reach | null {
  const secrets = secretsOf(hub, row)
  const { outgoing, connectionFolders: folders } = hub
  const { settings, environment } = row
  const ofRound = { kept: new Map<string, string>(), found: new Map<string, Buffer>() }
  return secrets && { environment, settings, secrets, outgoing, folders, ...ofRound }
}
