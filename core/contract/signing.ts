import { z } from 'zod'

/** A code of an authenticator app, or a recovery code; spaces and dashes are left out by the server. */
export const Code = z
  .string('Enter the code')
  .trim()
  .min(1, 'Enter the code')
  .max(40, 'At most 40 characters')

/** What a decision is signed with, where decisions are signed. */
export const signingFields = {
  /** The decider's own, again. */
  password: z.string().max(256, 'At most 256 characters').nullish(),
  /** Of the authenticator app, where the account has one. */
  code: z.string().max(40, 'At most 40 characters').nullish(),
  /** In place of the password, of who signs in with a provider: what POST /api/auth/provider/finish answered. */
  confirmation: z.string().max(200, 'At most 200 characters').nullish(),
}
const Signing = z.object(signingFields)
export type SigningInput = z.output<typeof Signing>
