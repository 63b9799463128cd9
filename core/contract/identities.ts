import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'

/** Who an account is at the provider people sign in with. */

const Linked = z.object({ issuer: z.string(), subject: z.string(), linkedAt: z.string() })
const Waiting = z.object({ issuer: z.string(), subject: z.string(), email: z.string(), askedAt: z.string() })

export const AccountIdentity = z.object({
  linked: Linked.nullable(),
  /** Came from the provider with the e-mail address of the account. */
  waiting: z.array(Waiting),
})
export type AccountIdentity = z.infer<typeof AccountIdentity>

const path = '/api/admin/users/:id/identity'
const access = 'system-admin'

export const identitiesApi = {
  get: endpoint({
    method: 'GET',
    path,
    access,
    summary: 'Who an account is at the provider, and who asks to be it',
    params: IdParams,
    response: AccountIdentity,
  }),
  link: endpoint({
    method: 'POST',
    path,
    access,
    summary: 'Link an account to somebody of the provider who asked for it; its sessions end',
    params: IdParams,
    body: z.object({ subject: z.string().min(1).max(500) }),
    response: AccountIdentity,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path,
    access,
    summary: 'Undo the link; its sessions end',
    params: IdParams,
    response: AccountIdentity,
  }),
}
