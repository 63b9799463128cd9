import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from '#server/database/integration-tables.ts'
import type { Tx } from '#server/platform/hub.ts'

export type DeliveryRow = Selectable<WebhookDeliveriesTable>
export type WebhookRow = Selectable<WebhooksTable> & {
  waiting: number
  dropped: number
  last_delivered_at: Date | null
}

const counted = (state: string) =>
  sql<number>`(select count(*) from webhook_deliveries where webhook_id = webhooks.id and state = ${state})`

function selected(db: Db | Tx) {
  return db
    .selectFrom('webhooks')
    .selectAll('webhooks')
    .select([counted('waiting').as('waiting'), counted('dropped').as('dropped')])
    .select(
      sql<Date | null>`(select max(delivered_at) from webhook_deliveries where webhook_id = webhooks.id)`.as(
        'last_delivered_at',
      ),
    )
}

export const webhookRows = (db: Db): Promise<WebhookRow[]> => selected(db).orderBy('webhooks.id').execute()

export const webhookRow = (db: Db | Tx, id: number): Promise<WebhookRow | undefined> =>
  selected(db).where('webhooks.id', '=', id).executeTakeFirst()

/** Newest first. */
export const deliveryRows = (db: Db, webhookId: number, limit: number): Promise<DeliveryRow[]> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const deliveryRow = (db: Db, id: number): Promise<DeliveryRow | undefined> =>
  db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()
