import type { Updateable } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { TransmissionsTable } from '#server/database/connection-tables.ts'
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
  tx: Db | Tx,
  id: number,
  change: Updateable<TransmissionsTable> & { readonly updated_at: Date },
): Promise<void> {
  await tx.updateTable('transmissions').set(change).where('id', '=', id).execute()
}

/** Nothing of a connection leaves as things are, for a reason of its own. */
export async function tellAll(db: Db, connectionId: number, told: string): Promise<void> {
  await db
    .updateTable('transmissions')
    .set({ told })
    .where('connection_id', '=', connectionId)
    .where('state', 'in', ['queued', 'sending', 'handed-over'])
    .execute()
}

/** The other side was asked what became of these. */
export async function noteAsked(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('transmissions')
    .set({ asked_at: now })
    .where('id', 'in', [...ids])
    .execute()
}
