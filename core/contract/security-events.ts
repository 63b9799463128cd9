import { z } from 'zod'
import { securityEventKinds } from '#core/audit/security-event.ts'
import { endpoint } from './endpoint.ts'
import { listQuery, period, wholeList } from './list-query.ts'

const Kind = z.enum(securityEventKinds)

export const SecurityEvent = z.object({
  id: z.int(),
  /** Refusals are counted by the minute. */
  minute: z.string(),
  kind: Kind,
  /** `other` where there were too many to keep apart. */
  address: z.string(),
  /** `user:` with the id, `name:` with a mark of a name no account has, `other`, or nothing. */
  account: z.string(),
  userId: z.int().nullable(),
  userName: z.string().nullable(),
  count: z.int(),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

export const SecurityEventQuery = listQuery(SecurityEvent, ['minute'], {
  kind: z
    .union([Kind, z.array(Kind)])
    .transform((value) => [value].flat())
    .optional(),
  ...period,
})
export type SecurityEventQuery = z.output<typeof SecurityEventQuery>

export const securityEventsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/security-events',
    access: 'system-admin',
    summary: 'Refusals and failed sign-ins of the last 13 months, counted by minute, newest first',
    query: SecurityEventQuery,
    response: z.array(SecurityEvent),
    list: true,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/security-events/export',
    access: 'system-admin',
    summary: 'The same as CSV',
    query: SecurityEventQuery.omit(wholeList),
    response: 'file',
  }),
}
