import type { SigningInput } from '#core/contract/signing.ts'
import { invalid } from '#server/platform/errors.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { userAccount } from '#server/platform/security-log.ts'
import { findAccount } from './account-queries.ts'
import { passwordFits } from './password-check.ts'
import { codeFits, wrongCode } from './second-factor-check.ts'
import { hasSecondFactor } from './second-factor-queries.ts'

/** Somebody signed in proves again who she is: before she signs, and before what guards her account changes. */

export interface Proving {
  readonly given: SigningInput
  /** From where, for the count of wrong passwords. */
  readonly address: string
}

/**
 * Password and, where the account has one, a code of the second factor (decision D60). Throws with everything that is
 * missing or wrong at its field; wrong ones count like failed sign-ins.
 */
export async function proveSigner(hub: Hub, { id }: Actor, { given, address }: Proving): Promise<void> {
  const asksCode = await hasSecondFactor(hub.db, id)
  const missing = [
    ...(given.password ? [] : [{ path: 'password', message: 'Enter your password to sign the decision' }]),
    ...(asksCode && !given.code?.trim()
      ? [{ path: 'code', message: 'Enter the code of your authenticator app to sign the decision' }]
      : []),
  ]
  if (missing.length > 0) throw invalid(missing)
  await provePassword(hub, id, { password: given.password, address, endsCount: !asksCode })
  if (!asksCode) return
  const code = given.code ?? ''
  if (await codeFits(hub, { userId: id, address, code, takesRecovery: false })) return
  throw invalid([{ path: 'code', message: wrongCode }])
}

interface PasswordGiven {
  readonly password: string | null | undefined
  readonly address: string
  readonly endsCount: boolean
}

/** Of an account that has a password; throws at the field where it is not the right one. */
export async function provePassword(
  hub: Hub,
  id: number,
  { password, address, endsCount }: PasswordGiven,
): Promise<void> {
  const row = await findAccount(hub.db, id)
  const tried = {
    account: userAccount(id),
    address,
    storedHash: row?.password_hash,
    password: password ?? '',
  }
  if (await passwordFits(hub, tried, { endsCount })) return
  throw invalid([{ path: 'password', message: 'This is not your password' }])
}
