import type { Updateable } from 'kysely'
import type { ReceivedMessagesTable } from '#server/database/connection-tables.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Its number; nothing where it is stored already. */
export async function insertReceived(
  tx: Tx,
  row: {
    readonly connectionId: number
    readonly transportId: string
    readonly answers: string | null
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
      answers_message: row.answers,
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

type Settled = Pick<
  Updateable<ReceivedMessagesTable>,
  'state' | 'note' | 'export_id' | 'settled_by' | 'settled_at'
>

/** False where somebody else was faster. */
export async function settleReceived(
  tx: Tx,
  id: number,
  from: 'new' | 'unmatched',
  change: Settled,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('received_messages')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0
}
