import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** What came through connections, as it came. */

/** Which of these are stored already. */
export async function storedAmong(
  db: Db,
  connectionId: number,
  transportIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (transportIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('received_messages')
    .select('transport_id')
    .where('connection_id', '=', connectionId)
    .where('transport_id', 'in', [...transportIds])
    .execute()
  return new Set(rows.map(({ transport_id }) => transport_id))
}

const withConnection = (db: Db | Tx) =>
  db
    .selectFrom('received_messages')
    .innerJoin('connections', 'connections.id', 'connection_id')
    .select([
      ...(['received_messages.id', 'connection_id', 'transport_id', 'hash', 'state', 'note'] as const),
      ...([
        'received_at',
        'answers_message',
        'connections.name as connection_name',
        'kind',
        'market',
      ] as const),
    ])

export const newMessages = (db: Db, connectionId: number, after: number) =>
  withConnection(db)
    .select('content')
    .where('connection_id', '=', connectionId)
    .where('state', '=', 'new')
    .where('received_messages.id', '>', after)
    .orderBy('received_messages.id')
    .limit(20)
    .execute()

/** What belongs to no file, the newest first. */
export const unmatchedMessages = (db: Db) =>
  withConnection(db)
    .where('state', '=', 'unmatched')
    .orderBy('received_messages.id', 'desc')
    .limit(200)
    .execute()

export const receivedMessage = (db: Db | Tx, id: number) =>
  withConnection(db).select('content').where('received_messages.id', '=', id).executeTakeFirst()
