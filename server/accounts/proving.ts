import type { SigningProof } from '#core/audit/signing-proof.ts'
import type { SigningInput } from '#core/contract/signing.ts'
import { invalid } from '#server/platform/errors.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { userAccount } from '#server/platform/security-log.ts'
import { findAccount } from './account-queries.ts'
import { pageOf, passkeyFits } from './passkeys.ts'
import { counted, passwordFits } from './password-check.ts'
import { spendPending } from './pending-proof-queries.ts'
import { signsWithProvider } from './provider-sign-in.ts'
import { codeFits, wrongCode } from './second-factor-check.ts'
import { hasSecondFactor } from './second-factor-queries.ts'

/** Somebody signed in proves again who she is: before she signs, and before what guards her account changes. */

export interface Proving {
  readonly given: SigningInput
  /** From where, for the count of wrong passwords. */
  readonly address: string
  /** The page that asks, as its browser names it. */
  readonly page: string | undefined
  /** What for; to sign a decision where nothing else is said. */
  readonly purpose?: string
}

/**
 * Password, or a fresh sign-in with the provider, and a code of the second factor where the account has one (decision
 * D60), which are answered. Throws with everything that is missing or wrong at its field; wrong ones count like failed
 * sign-ins.
 */
export async function proveSigner(
  hub: Hub,
  { id }: Actor,
  { given, address, page, purpose = 'to sign the decision' }: Proving,
): Promise<SigningProof[]> {
  const asksCode = await hasSecondFactor(hub.db, id)
  const atProvider = await signsWithProvider(hub, id)
  const missing = [
    ...(atProvider || given.password ? [] : [{ path: 'password', message: 'Enter your password' }]),
    ...(!atProvider || given.confirmation
      ? []
      : [{ path: 'confirmation', message: 'Confirm with your provider' }]),
    ...(asksCode && !given.code?.trim() && !given.passkey
      ? [{ path: 'code', message: 'Enter the code of your authenticator app' }]
      : []),
  ]
  if (missing.length > 0) {
    throw invalid(missing.map(({ path, message }) => ({ path, message: `${message} ${purpose}` })))
  }
  if (atProvider) await proveConfirmation(hub, id, given.confirmation ?? '')
  else await provePassword(hub, id, { password: given.password, address, endsCount: !asksCode })
  const first = atProvider ? 'provider' : 'password'
  if (!asksCode) return [first]
  if (given.passkey) {
    await provePasskey(hub, id, given.passkey, { address, page })
    return [first, 'passkey']
  }
  const code = given.code ?? ''
  if (await codeFits(hub, { userId: id, address, code, takesRecovery: false })) return [first, 'code']
  throw invalid([{ path: 'code', message: wrongCode }])
}

async function provePasskey(
  hub: Hub,
  id: number,
  { challenge, response }: NonNullable<SigningInput['passkey']>,
  { address, page }: Pick<Proving, 'address' | 'page'>,
): Promise<void> {
  const spent = await spendPending(hub.db, 'passkey', challenge, hub.now())
  const right = await counted(
    hub,
    { account: userAccount(id), address },
    {
      endsCount: true,
      locksForAll: true,
      fits: async () =>
        spent?.user_id === id &&
        passkeyFits(hub, id, { response, challenge: spent.content, page: pageOf(page) }),
    },
  )
  if (!right) throw invalid([{ path: 'passkey', message: 'This passkey was not accepted' }])
}

/** Good for one decision, or one change. */
export async function proveConfirmation(hub: Hub, id: number, confirmation: string): Promise<void> {
  const spent = await spendPending(hub.db, 'confirmation', confirmation, hub.now())
  if (spent?.user_id === id) return
  const message = 'This confirmation was used or is too old. Confirm with your provider again.'
  throw invalid([{ path: 'confirmation', message }])
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
