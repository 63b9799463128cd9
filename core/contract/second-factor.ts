import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { Code, PasskeyAnswer, PasskeyOptions, signingFields } from './signing.ts'

/** What people prove themselves with besides the password (decision D60). */

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  /** Browsers offer it at this host only. */
  host: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const SecondFactor = z.object({
  /** Since when an authenticator app is set up. */
  authenticatorSince: z.string().nullable(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
  /** The settings ask for a second factor of this account. */
  required: z.boolean(),
  /** Decisions are signed with the provider in place of the password. */
  signsWithProvider: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** The password, or a fresh sign-in of who signs in with a provider. */
const { password, confirmation } = signingFields

/** Shown once: each signs in once in place of a code. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const SecondFactorReset = z.object({
  hasSecondFactor: z.boolean(),
  /** The administrator who asked for a reset that waits for another one. */
  askedBy: z.object({ id: z.int(), name: z.string() }).nullable(),
  askedAt: z.string().nullable(),
})
export type SecondFactorReset = z.infer<typeof SecondFactorReset>

const code = Code.nullish()
/** The first step of two, in which the browser is asked. */
const Asked = z.object({ challenge: z.string(), options: PasskeyOptions })

export const maxPasskeyNameLength = 60

const own = { access: 'signed-in', signedInOnly: true, withoutSecondFactor: true } as const
const path = '/api/users/second-factor'

export const secondFactorApi = {
  get: endpoint({
    ...own,
    method: 'GET',
    path,
    summary: 'The own second factor',
    response: SecondFactor,
  }),
  begin: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/authenticator`,
    summary: 'A new seed for an authenticator app; it counts once a code of it is confirmed',
    body: z.object({ password, confirmation }),
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirm: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/authenticator/confirm`,
    summary: 'Confirm the new seed with a code; answers ten recovery codes, shown once',
    body: z.object({ code: Code }),
    response: RecoveryCodes,
  }),
  newRecoveryCodes: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/recovery-codes`,
    summary: 'Ten new recovery codes, shown once; the ones before end',
    body: z.object({ password, confirmation, code: Code }),
    response: RecoveryCodes,
  }),
  remove: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/remove`,
    summary: 'Remove the own second factor, with a code of it or a recovery code',
    body: z.object({ password, confirmation, code: Code }),
    response: SecondFactor,
  }),
  beginPasskey: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/passkeys/options`,
    summary: 'Begin to make a passkey; with the password, and a code where there is an authenticator app',
    body: z.object({ password, confirmation, code }),
    response: Asked,
  }),
  addPasskey: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/passkeys`,
    summary: 'Keep the passkey the browser has made; recovery codes come with the first second factor',
    body: z.object({
      challenge: z.string().max(200),
      name: z.string().trim().min(1, 'Give the passkey a name').max(maxPasskeyNameLength),
      response: PasskeyAnswer,
    }),
    response: z.object({ recoveryCodes: z.array(z.string()).nullable() }),
  }),
  removePasskey: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/passkeys/:id/remove`,
    summary: 'Remove a passkey; with the password, and a code where there is an authenticator app',
    params: IdParams,
    body: z.object({ password, confirmation, code }),
    response: SecondFactor,
  }),
  askPasskey: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/passkeys/challenge`,
    summary: 'What a passkey has to answer before a decision is signed',
    response: Asked,
  }),
  resetState: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id/second-factor',
    access: 'system-admin',
    summary: 'Whether somebody has a second factor, and whether its reset waits for a second administrator',
    params: IdParams,
    response: SecondFactorReset,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/second-factor/reset',
    access: 'system-admin',
    summary: 'Ask for a reset of somebody’s second factor, or confirm what another administrator asked for',
    params: IdParams,
    response: SecondFactorReset,
  }),
}
