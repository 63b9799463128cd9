import { sql, type Updateable } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { ReceivedMessagesTable, TransmissionsTable } from '#server/database/connection-tables.ts'
import type { Tx } from '#server/platform/hub.ts'

export async function insertTransmission(
  tx: Tx,
  row: {
    readonly exportId: number
    readonly connectionId: number
    readonly messageId: string
    readonly answerBy: Date
    readonly now: Date
    readonly actorId: number
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('transmissions')
    .values({
      export_id: row.exportId,
      connection_id: row.connectionId,
      message_id: row.messageId,
      state: 'queued',
      next_at: row.now,
      answer_by: row.answerBy,
      created_at: row.now,
      created_by: row.actorId,
      updated_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeTransmission(
  tx: Tx,
  id: number,
  change: Updateable<TransmissionsTable> & { readonly updated_at: Date },
): Promise<void> {
  await tx.updateTable('transmissions').set(change).where('id', '=', id).execute()
}

/** Takes the reading of a connection; false where another server has it. */
export async function takeReading(db: Db, id: number, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connections')
    .set({ reading_until: until })
    .where('id', '=', id)
    .where('enabled', '=', true)
    .where(sql<boolean>`(reading_until is null or reading_until <= ${now})`)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function endReading(db: Db, id: number): Promise<void> {
  await db.updateTable('connections').set({ reading_until: null }).where('id', '=', id).execute()
}

/** Its number; nothing where it is stored already. */
export async function insertReceived(
  tx: Tx,
  row: {
    readonly connectionId: number
    readonly transportId: string
    readonly content: Buffer
    readonly hash: string
    readonly now: Date
  },
): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('received_messages')
    .values({
      connection_id: row.connectionId,
      transport_id: row.transportId,
      content: row.content,
      hash: row.hash,
      state: 'new',
      received_at: row.now,
    })
    .onConflict((conflict) => conflict.columns(['connection_id', 'transport_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export const newMessages = (db: Db) =>
  db
    .selectFrom('received_messages')
    .innerJoin('connections', 'connections.id', 'connection_id')
    .selectAll('received_messages')
    .select(['connections.name as connection_name', 'market'])
    .where('state', '=', 'new')
    .orderBy('received_messages.id')
    .limit(100)
    .execute()

export async function settleReceived(
  tx: Tx,
  id: number,
  change: Pick<Updateable<ReceivedMessagesTable>, 'state' | 'note' | 'export_id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('received_messages')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'new')
    .executeTakeFirst()
  return numUpdatedRows > 0
}
