import { sql, type Transaction } from 'kysely'
import { type WebhookEvent, webhookEventOf } from '#core/audit/webhook-events.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Author, Told } from './audit.ts'

/** An event for webhooks; `facts` is a short summary. */
export interface Happening {
  readonly event: WebhookEvent
  readonly entityType: string
  readonly entityId: number | null
  readonly by?: Author | null
  readonly facts?: Readonly<Record<string, unknown>>
}

/** The events that a transaction’s audit entries produce. */
export function happeningsOf(told: readonly Told[]): Happening[] {
  return told.flatMap(({ event, by }): Happening[] => {
    const name = webhookEventOf(event)
    if (!name) return []
    const { deviceNumber, deviceName, versionNumber, previousStatus, newStatus, status } =
      event.changesData ?? {}
    // `status`: how an import ended.
    const facts = { deviceNumber, deviceName, versionNumber, previousStatus, newStatus, status }
    return [{ event: name, entityType: event.entityType, entityId: event.entityId, by, facts }]
  })
}

const eventsOf = (happenings: readonly Happening[]) => [...new Set(happenings.map(({ event }) => event))]

/** Cached check whether any webhook subscribes to an event, because every write asks. */
export const isListened = (happenings: readonly Happening[]) =>
  sql<boolean>`exists (select from webhooks where is_active and events && ${eventsOf(happenings)}::text[])`

/** Queues one delivery per subscribed webhook, in the same transaction (outbox). */
export async function queueHappenings(
  tx: Transaction<Schema>,
  now: Date,
  happenings: readonly Happening[],
): Promise<void> {
  if (happenings.length === 0) return
  const listening = await tx
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('is_active', '=', true)
    .where(sql<boolean>`events && ${eventsOf(happenings)}::text[]`)
    // A webhook deleted in the meantime must not fail the user’s transaction.
    .forKeyShare()
    .execute()
  const deliveries = listening.flatMap(({ id, events }) =>
    happenings
      .filter(({ event }) => events.includes(event))
      .map((happening) => ({
        webhook_id: id,
        event: happening.event,
        body: bodyOf(happening, now),
        state: 'waiting' as const,
        created_at: now,
        next_attempt_at: now,
      })),
  )
  // Far below what a statement may carry, and rows of imports are not among them.
  for (let at = 0; at < deliveries.length; at += 1000) {
    await tx
      .insertInto('webhook_deliveries')
      .values(deliveries.slice(at, at + 1000))
      .execute()
  }
}

export const bodyOf = ({ event, entityType, entityId, by, facts }: Happening, at: Date): string =>
  JSON.stringify({
    event,
    at: at.toISOString(),
    entityType,
    entityId,
    by: by ? { id: by.id, name: by.name } : null,
    ...facts,
  })
