import { z } from 'zod'
import { webhookEvents } from '#core/audit/webhook-events.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'

export const Webhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** A paused webhook gets no events, and none are kept for it. */
  isActive: z.boolean(),
  createdAt: z.string(),
  /** Deliveries waiting for an attempt. */
  waiting: z.int(),
  /** Deliveries given up after the last attempt. */
  dropped: z.int(),
  lastDeliveredAt: z.string().nullable(),
})
export type Webhook = z.infer<typeof Webhook>

export const deliveryStates = ['waiting', 'delivered', 'dropped'] as const

export const Delivery = z.object({
  id: z.int(),
  event: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  createdAt: z.string(),
  /** When it is tried next; null when it is not. */
  nextAttemptAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  /** What the receiver answered last; null where no answer came. */
  responseStatus: z.int().nullable(),
  /** Why the last attempt failed, or the beginning of what the receiver answered. */
  told: z.string().nullable(),
  /** Exactly what is sent. */
  body: z.string(),
})
export type Delivery = z.infer<typeof Delivery>

const url = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => /^https?:\/\//.test(text), 'Write a full address, with https://')
const WebhookChange = z.strictObject({
  name: z.string().trim().min(1, 'Give the webhook a name').max(100),
  url,
  events: z.array(z.enum(webhookEvents)).min(1, 'Choose at least one event'),
  isActive: z.boolean().default(true),
})
export type WebhookChange = z.output<typeof WebhookChange>

const access = 'system-admin'

export const webhooksApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/webhooks',
    access,
    summary: 'All webhooks, with how their deliveries stand',
    response: z.array(Webhook),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/webhooks',
    access,
    summary:
      'Add a webhook; the answer has the secret its deliveries are signed with, which is shown nowhere else',
    body: WebhookChange,
    response: z.object({ ...Webhook.shape, secret: z.string() }),
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/webhooks/:id',
    access,
    summary: 'Change a webhook, or pause it',
    params: IdParams,
    body: WebhookChange,
    response: Webhook,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/webhooks/:id',
    access,
    summary: 'Delete a webhook and its log of deliveries',
    params: IdParams,
    response: Webhook,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/webhooks/:id/test',
    access,
    summary: 'Send a ping now; answers how it went',
    params: IdParams,
    response: Delivery,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    access,
    summary: 'The newest hundred deliveries of a webhook',
    params: IdParams,
    response: z.array(Delivery),
  }),
  again: endpoint({
    method: 'POST',
    path: '/api/webhook-deliveries/:id/again',
    access,
    summary: 'Send a delivery once more, from its first attempt on',
    params: IdParams,
    response: Delivery,
  }),
}
