import type { ProviderAnswer, ProviderInfo } from '#core/contract/auth.ts'
import { userOfIdentity } from '#server/accounts/identity-queries.ts'
import { openSessionFor } from '#server/accounts/open-session.ts'
import { makePending, spendPending } from '#server/accounts/pending-proof-queries.ts'
import { hasSecondFactor } from '#server/accounts/second-factor-queries.ts'
import { askSecondStep } from '#server/accounts/second-step.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import {
  type Identity,
  type IdentityProvider,
  newNonce,
  newVerifier,
  ProviderFailed,
} from '#server/platform/identity/identity-provider.ts'
import { hashOfToken, newToken, type SessionPlace } from '#server/platform/session.ts'
import { accountFor } from './provider-account.ts'
import { sealedTokens } from './provider-renewal.ts'

/** Signing in with the provider, and proving to it again who one is (OpenID Connect). */

export function providerInfo({ identityProvider }: Hub): ProviderInfo {
  const settings = identityProvider?.settings
  return { name: settings?.name ?? null, localSignIn: settings?.localAccount === undefined }
}

function providerOf({ identityProvider }: Hub): IdentityProvider {
  if (!identityProvider) throw notFound('This hub has no provider to sign in with')
  return identityProvider
}

/** What is kept of a way to the provider: its own secrets, and who may come back on it. */
interface Kept {
  readonly nonce: string
  readonly verifier: string
  readonly cookieHash: string
  readonly startedAt: number
}

export interface Begun {
  readonly address: string
  /** For the cookie that the browser has to bring back. */
  readonly cookie: string
}

/** `actor`: proves again who she is, to sign a decision; else somebody signs in. */
export async function beginProvider(hub: Hub, actor: Actor | null): Promise<Begun> {
  const provider = providerOf(hub)
  const cookie = newToken()
  const flow = { nonce: newNonce(), verifier: newVerifier() }
  const kept: Kept = { ...flow, cookieHash: hashOfToken(cookie), startedAt: hub.now().getTime() }
  const content = hub.secrets.seal(JSON.stringify(kept), 'provider')
  const state = await inTransaction(hub, null, (unit) =>
    makePending(unit, { purpose: 'provider', userId: actor?.id ?? null, content }),
  )
  return { address: await told(() => provider.addressFor({ ...flow, state }, actor !== null)), cookie }
}

/** A provider that does not answer, or says no, is no defect of the hub. */
async function told<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderFailed) throw new Refusal('unauthenticated', error.message)
    throw error
  }
}

const beginAgain = () =>
  new Refusal('unauthenticated', 'This sign-in took too long, or was used before. Begin again.')

interface Returned {
  readonly query: string
  readonly cookie: string | undefined
  readonly place: SessionPlace
}

/** Each way back is taken once, by the browser that set out. */
export async function finishProvider(hub: Hub, { query, cookie, place }: Returned): Promise<ProviderAnswer> {
  const provider = providerOf(hub)
  const state = new URLSearchParams(query).get('state') ?? ''
  const pending = await spendPending(hub.db, 'provider', state, hub.now())
  if (!pending) throw beginAgain()
  const kept = JSON.parse(hub.secrets.open(pending.content, 'provider')) as Kept
  if (cookie === undefined || hashOfToken(cookie) !== kept.cookieHash) throw beginAgain()
  const identity = await told(() => provider.identityFrom(query, { ...kept, state }))
  if (pending.user_id !== null) return confirmationOf(hub, pending.user_id, identity, kept)
  const row = await accountFor(hub, provider, identity)
  const sealed = sealedTokens(hub, provider, row.id, identity)
  return inTransaction(hub, null, async (unit) => {
    if (await hasSecondFactor(unit.tx, row.id)) {
      return askSecondStep(hub, unit, row.id, { page: place.page, ...sealed })
    }
    const how = `With ${provider.settings.name}`
    return openSessionFor(hub, unit, row, { place: { ...place, ...sealed }, how })
  })
}

/** Clocks of two computers differ a little. */
const toleranceMs = 30_000

/** Proved by whoever is signed in, and after she was asked to: a session that was still open there is not enough. */
async function confirmationOf(
  hub: Hub,
  userId: number,
  identity: Identity,
  { startedAt }: Kept,
): Promise<ProviderAnswer> {
  if ((await userOfIdentity(hub.db, identity)) !== userId) {
    throw new Refusal('unauthenticated', 'Somebody else signed in with the provider. Nothing was confirmed.')
  }
  const provenAt = identity.authenticatedAt?.getTime() ?? 0
  if (provenAt < startedAt - toleranceMs) {
    throw new Refusal('unauthenticated', 'The provider did not ask for a new sign-in. Nothing was confirmed.')
  }
  return inTransaction(hub, null, async (unit) => ({
    confirmation: await makePending(unit, { purpose: 'confirmation', userId }),
  }))
}
