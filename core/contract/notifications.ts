import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'

/** Notifications: requests assigned to the user, and decisions on the user’s requests. */
export const Notification = z.object({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  /** Where in the application to go. */
  link: z.string(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})
export type Notification = z.infer<typeof Notification>

export const Notifications = z.object({ unread: z.int(), items: z.array(Notification) })
export type Notifications = z.infer<typeof Notifications>

export const notificationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'signed-in',
    signedInOnly: true,
    summary: 'The newest fifty of the person who asks, with the number not read yet',
    response: Notifications,
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/notifications/:id/read',
    access: 'signed-in',
    signedInOnly: true,
    summary: 'Mark one as read',
    params: IdParams,
    response: Notifications,
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/notifications/read-all',
    access: 'signed-in',
    signedInOnly: true,
    summary: 'Mark all as read',
    response: Notifications,
  }),
}
