import { type RawBuilder, sql } from 'kysely'
import type { Delivery } from '#core/contract/webhooks.ts'
import type { Db } from '#server/database/connect.ts'

/** Whoever takes a delivery has it for so long: another server takes it only when the first has died. */
const leaseSeconds = 60

export interface DueDelivery {
  readonly id: number
  readonly event: string
  readonly body: string
  /** This attempt counted. */
  readonly attempts: number
  readonly webhookId: number
  readonly url: string
  /** As it is stored. */
  readonly secret: string
}

/** The active webhooks that something is due for. */
export async function hooksWithDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .select('webhook_id')
    .distinct()
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .where(isFree(now))
    .where('is_active', '=', true)
    .execute()
  return rows.map(({ webhook_id }) => webhook_id)
}

const isFree = (now: Date) => sql<boolean>`(leased_until is null or leased_until <= ${now})`

/** The oldest that is due, taken: nobody else has it until it is stored again. */
export const takeNext = (db: Db, webhookId: number, now: Date): Promise<DueDelivery | undefined> =>
  take(
    db,
    now,
    sql`webhook_id = ${webhookId} and state = 'waiting' and next_attempt_at <= ${now}`,
    sql`attempts + 1`,
  )

/** One by its number, whenever it is due and whatever became of it, as its first attempt; none while it is being sent. */
export const takeAgain = (db: Db, id: number, now: Date): Promise<DueDelivery | undefined> =>
  take(db, now, sql`id = ${id}`, sql`1`)

async function take(
  db: Db,
  now: Date,
  which: RawBuilder<unknown>,
  attempts: RawBuilder<unknown>,
): Promise<DueDelivery | undefined> {
  const leased = new Date(now.getTime() + leaseSeconds * 1000)
  const { rows } = await sql<DueDelivery>`
    update webhook_deliveries set leased_until = ${leased}, attempts = ${attempts}, state = 'waiting',
      next_attempt_at = coalesce(next_attempt_at, ${now}), delivered_at = null
    from webhooks
    where webhooks.id = webhook_id and webhook_deliveries.id = (
      select id from webhook_deliveries where ${which} and ${isFree(now)}
      order by id limit 1 for update skip locked)
    returning webhook_deliveries.id, event, body, attempts, webhook_id as "webhookId", url, secret`.execute(
    db,
  )
  return rows[0]
}

export async function storeAttempt(
  db: Db,
  id: number,
  outcome: {
    readonly state: Delivery['state']
    readonly responseStatus: number | null
    readonly told: string | null
    readonly nextAttemptAt: Date | null
    readonly deliveredAt: Date | null
  },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      state: outcome.state,
      response_status: outcome.responseStatus,
      told: outcome.told,
      next_attempt_at: outcome.nextAttemptAt,
      delivered_at: outcome.deliveredAt,
      leased_until: null,
    })
    .where('id', '=', id)
    .execute()
}

/** What was delivered or given up long ago; answers how many there were. */
export async function forgetSettled(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_deliveries')
    .where('state', '<>', 'waiting')
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
