import { createHmac } from 'node:crypto'
import type { Hub } from '#server/platform/hub.ts'
import { OutgoingError } from '#server/platform/outgoing.ts'
import { aboutSecret, openSecret } from '#server/platform/stored-secrets.ts'
import { type DueDelivery, forgetSettled, hooksWithDue, storeAttempt, takeNext } from './delivery-queries.ts'

/** How long it is waited after each attempt that failed; after the last of them a delivery is dropped. */
export const usualPauses = [60, 300, 1800, 7200, 43_200] as const

/** Time a receiver has to answer; it is to take the message and work on it afterwards. */
const answerMs = 10_000
/** How long one webhook is worked on before the others have their turn again. */
const turnMs = 20_000
/** What of an answer is kept. */
const keptText = 500

/** How long it can be looked up what became of a delivery. */
const keptDays = 30

/**
 * Delivers what is due. Each webhook gets its deliveries in their order, and one that does not answer holds up none of
 * the others. `pausesSeconds` says when a failed one is tried again.
 */
export async function deliverDue(hub: Hub, pausesSeconds: readonly number[] = usualPauses): Promise<void> {
  const hooks = await hooksWithDue(hub.db, hub.now())
  await Promise.all(hooks.map((id) => deliverOf(hub, id, pausesSeconds)))
}

async function deliverOf(hub: Hub, webhookId: number, pauses: readonly number[]): Promise<void> {
  const until = Date.now() + turnMs
  while (Date.now() < until && !hub.jobs.stopping.aborted) {
    const delivery = await takeNext(hub.db, webhookId, hub.now())
    if (!delivery) return
    // What does not get through now will hardly do so in the next second.
    if (!(await attempt(hub, delivery, pauses))) return
  }
}

/** Sends it once and stores how it went; answers whether it got through. */
export async function attempt(hub: Hub, delivery: DueDelivery, pauses: readonly number[]): Promise<boolean> {
  const outcome = await send(hub, delivery)
  const { id, attempts } = delivery
  // Broken off because the server is to close: that is no failure of the receiver, and the lease runs out.
  if (!outcome.delivered && hub.jobs.stopping.aborted) return false
  if (outcome.delivered) {
    await storeAttempt(hub.db, id, {
      ...outcome,
      state: 'delivered',
      deliveredAt: hub.now(),
      nextAttemptAt: null,
    })
    return true
  }
  const pause = pauses[attempts - 1]
  const nextAttemptAt = pause === undefined ? null : new Date(hub.now().getTime() + pause * 1000)
  const state = nextAttemptAt === null ? 'dropped' : 'waiting'
  await storeAttempt(hub.db, id, { ...outcome, state, deliveredAt: null, nextAttemptAt })
  return false
}

interface Outcome {
  readonly delivered: boolean
  readonly responseStatus: number | null
  readonly told: string | null
}

/** No receiver is to take an unsigned one for one of the hub's. */
const secretLost =
  'The secret of this webhook cannot be read, because the key it was encrypted with is missing. Delete the webhook and make it again.'

async function send(hub: Hub, delivery: DueDelivery): Promise<Outcome> {
  const { id, webhookId, url, event, body } = delivery
  const secret = openSecret(hub.secrets, delivery.secret, aboutSecret('webhooks', webhookId))
  if (secret === null) return { delivered: false, responseStatus: null, told: secretLost }
  const at = Math.floor(hub.now().getTime() / 1000)
  try {
    const { status, bytes } = await hub.outgoing.ask(url, {
      body,
      timeoutMs: answerMs,
      enough: 4 * keptText,
      headers: {
        'content-type': 'application/json',
        'x-hub-event': event,
        'x-hub-delivery': String(id),
        'x-hub-signature-256': signatureOf(secret, at, body),
      },
    })
    const text = bytes.toString('utf8').replaceAll('\0', '').slice(0, keptText)
    return { delivered: status >= 200 && status < 300, responseStatus: status, told: text || null }
  } catch (error) {
    if (error instanceof OutgoingError) return { delivered: false, responseStatus: null, told: error.message }
    throw error
  }
}

/** `t` is when it was sent, in seconds since 1970; `v1` the HMAC-SHA-256 of "t.body" in hexadecimal. */
export const signatureOf = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

/** The log of deliveries does not grow for ever. */
export async function forgetOldDeliveries(hub: Hub): Promise<void> {
  await forgetSettled(hub.db, new Date(hub.now().getTime() - keptDays * 24 * 3600 * 1000))
}
