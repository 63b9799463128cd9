import { Refusal } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'
import { SecretLost } from '#server/platform/keys/secret-box.ts'
import { userAccount } from '#server/platform/security-log.ts'
import { counted } from './password-check.ts'
import { findSecondFactor, spendRecoveryCode, takeStep } from './second-factor-queries.ts'
import { stepOf } from './totp.ts'

/** How a seed is bound to its account in the box of secrets. */
const sealedFor = (userId: number): string => `second_factors/${userId}`

export const sealSeed = ({ secrets }: Hub, userId: number, seed: string): string =>
  secrets.seal(seed, sealedFor(userId))

export function openSeed({ secrets }: Hub, userId: number, sealed: string): string {
  try {
    return secrets.open(sealed, sealedFor(userId))
  } catch (error) {
    if (!(error instanceof SecretLost)) throw error
    throw new Refusal(
      'invalid_transition',
      'The hub cannot read the key of your authenticator app, because its own key is missing. Use a recovery code.',
    )
  }
}

/** What was given in place of the second factor. */
export type FittingCode = 'authenticator' | 'recovery'

interface GivenCode {
  readonly userId: number
  readonly address: string
  readonly code: string
  /** A recovery code opens the account, but signs nothing. */
  readonly takesRecovery: boolean
}

/** Judges a code and counts it like a password; one that fits is used up. Undefined where it fits none. */
export async function codeFits(hub: Hub, given: GivenCode): Promise<FittingCode | undefined> {
  const { userId, address, takesRecovery } = given
  const code = given.code.replace(/[\s-]/g, '')
  let fitting: FittingCode | undefined
  const isOfApp = /^\d{6}$/.test(code)
  await counted(
    hub,
    { account: userAccount(userId), address },
    {
      endsCount: true,
      locksForAll: true,
      fits: async () => {
        if (isOfApp && (await appCodeFits(hub, userId, code))) fitting = 'authenticator'
        else if (!isOfApp && takesRecovery && (await spendRecoveryCode(hub.db, userId, code, hub.now())))
          fitting = 'recovery'
        return fitting !== undefined
      },
    },
  )
  return fitting
}

async function appCodeFits(hub: Hub, userId: number, code: string): Promise<boolean> {
  const row = await findSecondFactor(hub.db, userId)
  if (!row) return false
  const step = stepOf(openSeed(hub, userId, row.seed), code, hub.now(), row.last_step)
  return step !== undefined && takeStep(hub.db, userId, step)
}

export const wrongCode = 'This code is wrong or has already been used. Wait for the next one.'
