import type { SecondStep } from '#core/contract/auth.ts'
import type { Hub, Unit } from '#server/platform/hub.ts'
import { pageOf, requestOptions } from './passkeys.ts'
import { makePending } from './pending-proof-queries.ts'
import { hasAuthenticator } from './second-factor-queries.ts'

/** What the second step of a sign-in needs of the first. */
interface Kept {
  /** Both sealed; of the provider that was signed in with. */
  readonly idToken?: string | undefined
  readonly refreshToken?: string | undefined
  /** What a passkey has to sign. */
  readonly passkey?: string
}

export const readKept = (content: string): Kept => JSON.parse(content) as Kept

interface FirstStep {
  /** The page that asks, as its browser names it. */
  readonly page: string | undefined
  readonly idToken?: string
  readonly refreshToken?: string | undefined
}

/** The first step was right: asks for what the account has besides. */
export async function askSecondStep(
  hub: Hub,
  unit: Unit,
  userId: number,
  { page, idToken, refreshToken }: FirstStep,
): Promise<SecondStep> {
  const asked = await requestOptions(hub.db, userId, pageOf(page))
  const kept: Kept = { idToken, refreshToken, ...(asked && { passkey: asked.challenge }) }
  const content = JSON.stringify(kept)
  return {
    challenge: await makePending(unit, { purpose: 'second-factor', userId, content }),
    takesCode: await hasAuthenticator(unit.tx, userId),
    passkey: (asked?.options as SecondStep['passkey'] | undefined) ?? null,
  }
}
