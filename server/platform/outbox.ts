import { sql } from 'kysely'
import type { AuditEvent } from '#core/audit/audit-entry.ts'
import { type WebhookEvent, webhookEventOf } from '#core/audit/webhook-events.ts'
import type { Author } from './audit.ts'
import type { Tx } from './hub.ts'

/** What happened and others are to be told of; `facts` are a few words about it, for those who need no more. */
export interface Happening {
  readonly event: WebhookEvent
  readonly entityType: string
  readonly entityId: number | null
  readonly by?: Author | null
  readonly facts?: Readonly<Record<string, unknown>>
}

/** Queues what the entries of a transaction mean to others: it is told if the transaction holds, and only then. */
export async function queueEntries(
  tx: Tx,
  now: Date,
  entries: readonly { readonly event: AuditEvent; readonly by: Author | null }[],
): Promise<void> {
  const happenings = entries.flatMap(({ event, by }): Happening[] => {
    const name = webhookEventOf(event)
    if (!name) return []
    const { deviceNumber, deviceName, versionNumber, previousStatus, newStatus, status } =
      event.changesData ?? {}
    // `status`: how an import ended.
    const facts = { deviceNumber, deviceName, versionNumber, previousStatus, newStatus, status }
    return [{ event: name, entityType: event.entityType, entityId: event.entityId, by, facts }]
  })
  await queueHappenings(tx, now, happenings)
}

/** One delivery for each webhook that listens to it. */
export async function queueHappenings(tx: Tx, now: Date, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return
  const names = [...new Set(happenings.map(({ event }) => event))]
  const listening = await tx
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('is_active', '=', true)
    .where(sql<boolean>`events && ${names}::text[]`)
    // One that is deleted meanwhile waits, instead of failing the work of whoever did this.
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
