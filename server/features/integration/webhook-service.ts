import type { Delivery, Webhook, WebhookChange } from '#core/contract/webhooks.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { bodyOf } from '#server/platform/outbox.ts'
import { newToken } from '#server/platform/session.ts'
import { aboutSecret } from '#server/platform/stored-secrets.ts'
import { attempt, usualPauses } from '#server/webhooks/deliver.ts'
import { takeAgain } from '#server/webhooks/delivery-queries.ts'
import {
  type DeliveryRow,
  deliveryRow,
  deliveryRows,
  type WebhookRow,
  webhookRow,
  webhookRows,
} from './webhook-queries.ts'
import { deleteWebhook, insertDelivery, insertWebhook, updateWebhook } from './webhook-writes.ts'

const shownDeliveries = 100

export const listWebhooks = async (hub: Hub): Promise<Webhook[]> => (await webhookRows(hub.db)).map(present)

export async function findWebhook(hub: Hub, id: number): Promise<WebhookRow> {
  const row = await webhookRow(hub.db, id)
  if (!row) throw notFound('This webhook does not exist')
  return row
}

export async function makeWebhook(
  hub: Hub,
  actor: Actor,
  wanted: WebhookChange,
): Promise<Webhook & { secret: string }> {
  refuseAddress(hub, wanted.url)
  const secret = `whsec_${newToken()}`
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    const { name, url, events, isActive } = wanted
    const seal = (id: number) => hub.secrets.seal(secret, aboutSecret('webhooks', id))
    const id = await insertWebhook(tx, { name, url, events, is_active: isActive, created_at: now }, seal)
    const actionNotes = `Webhook ${name} to ${new URL(url).origin}: ${events.join(', ')}`
    record({ action: 'created', entityType: 'webhook', entityId: id, changesData: { actionNotes } })
    const row = await webhookRow(tx, id)
    if (!row) throw new Error('The webhook was not stored')
    return { ...present(row), secret }
  })
}

export async function changeWebhook(
  hub: Hub,
  actor: Actor,
  id: number,
  wanted: WebhookChange,
): Promise<Webhook> {
  refuseAddress(hub, wanted.url)
  return inTransaction(hub, actor, async ({ tx, record }) => {
    const before = await webhookRow(tx, id)
    if (!before) throw notFound('This webhook does not exist')
    await updateWebhook(tx, id, wanted)
    const after = await webhookRow(tx, id)
    if (!after) throw notFound('This webhook does not exist')
    const changes = changed(present(before), present(after))
    if (changes.length > 0) {
      const changesData = { actionNotes: `Webhook ${before.name}`, changes }
      record({ action: 'updated', entityType: 'webhook', entityId: id, changesData })
    }
    return present(after)
  })
}

export async function removeWebhook(hub: Hub, actor: Actor, id: number): Promise<Webhook> {
  return inTransaction(hub, actor, async ({ tx, record }) => {
    const row = await webhookRow(tx, id)
    if (!row) throw notFound('This webhook does not exist')
    await deleteWebhook(tx, id)
    const changesData = { actionNotes: `Webhook ${row.name} to ${new URL(row.url).origin}` }
    record({ action: 'deleted', entityType: 'webhook', entityId: id, changesData })
    return present(row)
  })
}

/** Sends a ping immediately, without retries. */
export async function testWebhook(hub: Hub, actor: Actor, id: number): Promise<Delivery> {
  const now = hub.now()
  const body = bodyOf({ event: 'ping', entityType: 'webhook', entityId: id, by: actor }, now)
  const delivery = await insertDelivery(hub.db, {
    ...{ webhook_id: id, event: 'ping', body, state: 'waiting', created_at: now },
    // Not queued until it has been tried here.
    next_attempt_at: new Date(now.getTime() + 60_000),
  })
  const taken = await takeAgain(hub.db, delivery, now)
  if (taken) await attempt(hub, taken, [])
  return presentDelivery(await findDelivery(hub, delivery))
}

/** Resets the attempts. */
export async function sendAgain(hub: Hub, id: number): Promise<Delivery> {
  const taken = await takeAgain(hub.db, id, hub.now())
  if (!taken) {
    await findDelivery(hub, id)
    throw new Refusal('invalid_transition', 'It is being sent right now. Check the log again in a minute.')
  }
  await attempt(hub, taken, usualPauses)
  return presentDelivery(await findDelivery(hub, id))
}

export async function findDelivery(hub: Hub, id: number): Promise<DeliveryRow> {
  const row = await deliveryRow(hub.db, id)
  if (!row) throw notFound('This delivery does not exist')
  return row
}

export const deliveriesOf = async (hub: Hub, id: number): Promise<Delivery[]> =>
  (await deliveryRows(hub.db, id, shownDeliveries)).map(presentDelivery)

function refuseAddress(hub: Hub, url: string): void {
  const why = hub.outgoing.refusalOf(url)
  if (why !== null) throw invalid([{ path: 'url', message: why }])
}

function changed(before: Webhook, after: Webhook): FieldChange[] {
  const fields = ['name', 'url', 'events', 'isActive'] as const
  return fields.flatMap((field) => {
    const [was, is] = [before[field], after[field]].map(String)
    if (was === is || was === undefined || is === undefined) return []
    // The path of a webhook address is often a secret, so the audit trail stores only the origin.
    const [from, to] = field === 'url' ? [new URL(was).origin, `${new URL(is).origin}, changed`] : [was, is]
    return [{ field, from, to }]
  })
}

const present = (row: WebhookRow): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events as Webhook['events'],
  isActive: row.is_active,
  createdAt: row.created_at.toISOString(),
  waiting: Number(row.waiting),
  dropped: Number(row.dropped),
  lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
})

const presentDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.created_at.toISOString(),
  nextAttemptAt: row.state === 'waiting' ? (row.next_attempt_at?.toISOString() ?? null) : null,
  deliveredAt: row.delivered_at?.toISOString() ?? null,
  responseStatus: row.response_status,
  told: row.told,
  body: row.body,
})
