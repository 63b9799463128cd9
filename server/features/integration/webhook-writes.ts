import type { Insertable } from 'kysely'
import type { WebhookChange } from '#core/contract/webhooks.ts'
import type { Db } from '#server/database/connect.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from '#server/database/integration-tables.ts'
import type { Tx } from '#server/platform/hub.ts'

/** `seal` makes of its number what is stored as its secret. */
export async function insertWebhook(
  tx: Tx,
  row: Omit<Insertable<WebhooksTable>, 'secret'>,
  seal: (id: number) => string,
): Promise<number> {
  const { id } = await tx
    .insertInto('webhooks')
    .values({ ...row, secret: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('webhooks')
    .set({ secret: seal(id) })
    .where('id', '=', id)
    .execute()
  return id
}

export async function updateWebhook(
  tx: Tx,
  id: number,
  { name, url, events, isActive }: WebhookChange,
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ name, url, events, is_active: isActive })
    .where('id', '=', id)
    .execute()
}

export async function deleteWebhook(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('webhooks').where('id', '=', id).execute()
}

export async function insertDelivery(db: Db, row: Insertable<WebhookDeliveriesTable>): Promise<number> {
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
