import { z } from 'zod'
import { reasonText } from '#core/dictionary/reason.ts'
import { roles } from '#core/lifecycle/permissions.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { countersignatureSortFields } from './list-filters.ts'
import { listQuery, several } from './list-query.ts'
import { ProposedChange } from './requests.ts'
import { signingFields } from './signing.ts'
import { LinkDelivery } from './users.ts'

/** What one person asks for and a second administrator signs in controlled mode (decision D60). */

/** Rights of an account; for one that decides or manages a one-time link or a sign-in with the provider; looser settings; a connection to a register itself. */
export const countersignedKinds = ['account', 'link', 'identity', 'settings', 'connection'] as const
export type CountersignedKind = (typeof countersignedKinds)[number]

/** `outdated`: what it was about has changed since, so that nobody can sign it any more. */
export const countersignatureStatuses = ['pending', 'signed', 'refused', 'withdrawn', 'outdated'] as const
export type CountersignatureStatus = (typeof countersignatureStatuses)[number]

export const Countersignature = z.object({
  id: z.int(),
  kind: z.enum(countersignedKinds),
  /** The account it is about; null for settings and connections. */
  userId: z.int().nullable(),
  userName: z.string().nullable(),
  /** The account as it is now, so that the signer knows whose rights these are. */
  account: z.object({ username: z.string(), email: z.string(), roles: z.array(z.enum(roles)) }).nullable(),
  changes: z.array(ProposedChange),
  status: z.enum(countersignatureStatuses),
  askedBy: z.int(),
  askedByName: z.string(),
  askedAt: z.string(),
  resolvedByName: z.string().nullable(),
  resolvedAt: z.string().nullable(),
  /** Why it was refused. */
  note: z.string().nullable(),
  /** The second half of a one-time link, shown only to who asked for it, while the link is unused. */
  code: z.string().nullable(),
  /** Why this person may not sign it; null where she may, or nothing is left to sign. */
  cannotSign: z.string().nullable(),
  abilities: z.object({ sign: z.boolean(), withdraw: z.boolean() }),
})
export type Countersignature = z.infer<typeof Countersignature>

export const CountersignatureQuery = listQuery(Countersignature, countersignatureSortFields, {
  status: several.optional(),
  kind: several.optional(),
  /** Those this person may sign, or asked for. */
  mine: z.enum(['to-sign', 'asked']).optional(),
})
export type CountersignatureQuery = z.output<typeof CountersignatureQuery>

/** Signed: the link goes to the signer and its code to who asked, so that neither of them can use it alone. */
const Countersigned = z.object({
  countersignature: Countersignature,
  delivery: LinkDelivery.nullable(),
})

export const countersignaturesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/countersignatures',
    access: 'signed-in',
    signedInOnly: true,
    summary:
      'What waits, or waited, for a second administrator: administrators see all of it, others what they asked',
    query: CountersignatureQuery,
    response: z.array(Countersignature),
    list: true,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/admin/countersignatures/:id/sign',
    access: 'system-admin',
    signedInOnly: true,
    summary: 'Sign what another person asked for; it takes effect at once',
    params: IdParams,
    body: z.object(signingFields),
    response: Countersigned,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/admin/countersignatures/:id/refuse',
    access: 'system-admin',
    signedInOnly: true,
    summary: 'Refuse what another person asked for',
    params: IdParams,
    body: z.object({
      note: reasonText.refine((given) => given.trim() !== '', 'Enter the reason for refusing it'),
    }),
    response: Countersignature,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/admin/countersignatures/:id/withdraw',
    access: 'signed-in',
    signedInOnly: true,
    summary: 'Take back what one asked for',
    params: IdParams,
    response: Countersignature,
  }),
}
