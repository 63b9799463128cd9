import { z } from 'zod'
import { tokenPermissions } from '#core/lifecycle/token-permissions.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { day } from './list-query.ts'

export const ApiToken = z.object({
  id: z.int(),
  name: z.string(),
  /** Whose it is: it never can do more than she. */
  user: z.object({ id: z.int(), name: z.string() }),
  scope: z.array(z.enum(tokenPermissions)),
  createdAt: z.string(),
  /** Its last day, in UTC; null of revoked ones from before all had one. */
  expiresOn: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  /** Not revoked, not expired, and its person is active. */
  isLive: z.boolean(),
})
export type ApiToken = z.infer<typeof ApiToken>

export const maxTokenNameLength = 100

const NewApiToken = z.strictObject({
  name: z.string().trim().min(1, 'Give the token a name').max(maxTokenNameLength),
  scope: z.array(z.enum(tokenPermissions)).min(1, 'Choose what the token may do'),
  /** At most 12 months ahead, which it is where none is given. */
  expiresOn: day.nullish(),
})
export type NewApiToken = z.output<typeof NewApiToken>

export const apiTokensApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/api-tokens',
    access: 'signed-in',
    signedInOnly: true,
    summary: "The person's own API tokens, newest first; an administrator may ask for everybody's",
    query: z.strictObject({ of: z.enum(['me', 'everybody']).default('me') }),
    response: z.array(ApiToken),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/api-tokens',
    access: 'signed-in',
    signedInOnly: true,
    summary:
      'Make an API token for oneself, for 12 months at most; the answer has the token, which is shown nowhere else',
    body: NewApiToken,
    response: z.object({ ...ApiToken.shape, token: z.string() }),
    status: 201,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/api-tokens/:id',
    access: 'signed-in',
    signedInOnly: true,
    summary: 'Revoke an API token, at once; an administrator may revoke anybody’s',
    params: IdParams,
    response: ApiToken,
  }),
}
