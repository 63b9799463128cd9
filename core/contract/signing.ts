import { z } from 'zod'

/** A code of an authenticator app, or a recovery code; spaces and dashes are left out by the server. */
export const Code = z
  .string('Enter the code')
  .trim()
  .min(1, 'Enter the code')
  .max(40, 'At most 40 characters')

/** What the browser's WebAuthn answered; judged by the server, which alone knows its form. */
export const PasskeyAnswer = z.looseObject({ id: z.string().max(2000) })

/** What the browser's WebAuthn is asked with. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

/** What a decision is signed with, where decisions are signed. */
export const signingFields = {
  /** The decider's own, again. */
  password: z.string().max(256, 'At most 256 characters').nullish(),
  /** Of the authenticator app, where the account has one. */
  code: z.string().max(40, 'At most 40 characters').nullish(),
  /** In place of the code: the answer of a passkey to POST /api/users/second-factor/passkeys/challenge. */
  passkey: z.object({ challenge: z.string().max(200), response: PasskeyAnswer }).nullish(),
  /** In place of the password, of who signs in with a provider: what POST /api/auth/provider/finish answered. */
  confirmation: z.string().max(200, 'At most 200 characters').nullish(),
}
const Signing = z.object(signingFields)
export type SigningInput = z.output<typeof Signing>
