import { createHmac } from 'node:crypto'
import type { Credentials, Me, SignInAnswer } from '#core/contract/auth.ts'
import { fold } from '#core/text/fold.ts'
import { presentAccount } from '#server/accounts/account-presenter.ts'
import { type AccountRow, findAccount, findAccountByName } from '#server/accounts/account-queries.ts'
import { openSessionFor, type SignedIn } from '#server/accounts/open-session.ts'
import { pageOf, passkeyFits } from '#server/accounts/passkeys.ts'
import { counted, passwordFits } from '#server/accounts/password-check.ts'
import { spendPending, tryPending } from '#server/accounts/pending-proof-queries.ts'
import { mayUsePassword } from '#server/accounts/provider-sign-in.ts'
import { codeFits, wrongCode } from '#server/accounts/second-factor-check.ts'
import { hasSecondFactor } from '#server/accounts/second-factor-queries.ts'
import { askSecondStep, readKept } from '#server/accounts/second-step.ts'
import { accountNamesKey } from '#server/accounts/wrong-password-queries.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { userAccount } from '#server/platform/security-log.ts'
import { closeSession, type SessionPlace } from '#server/platform/session.ts'
import { endAtProvider } from './provider-renewal.ts'

export async function login(hub: Hub, input: Credentials, place: SessionPlace): Promise<SignInAnswer> {
  const row = await findAccountByName(hub.db, input.emailOrUsername)
  // Found by username or email. Inactive accounts are ignored unless they are waiting for approval.
  const account = row ? userAccount(row.id) : await markOf(hub, input.emailOrUsername)
  const known = row && (row.is_active || row.waits) && mayUsePassword(hub, row.username)
  const storedHash = known ? row.password_hash : undefined
  const { address } = place
  const asksMore = row !== undefined && (await hasSecondFactor(hub.db, row.id))
  const tried = { account, address, storedHash, password: input.password }
  const right = await passwordFits(hub, tried, { endsCount: !asksMore })
  // One message for all causes, so that it does not reveal whether the account exists.
  if (!row || !right) throw wrongCredentials(hub)
  if (row.waits) {
    throw new Refusal(
      'unauthenticated',
      'Your account is waiting for approval by an administrator. Try again after that.',
    )
  }
  if (!asksMore) return inTransaction(hub, null, (unit) => openSessionFor(hub, unit, row, { place }))
  if (input.code != null) return openWithCode(hub, row, input.code, place)
  return inTransaction(hub, null, (unit) => askSecondStep(hub, unit, row.id, { page: place.page }))
}

function wrongCredentials({ identityProvider }: Hub): Refusal {
  const settings = identityProvider?.settings
  const hint = settings?.localAccount === undefined ? '' : `. Sign in with ${settings.name}`
  return new Refusal('unauthenticated', `Invalid email, username or password${hint}`)
}

const signInAgain = () =>
  new Refusal('unauthenticated', 'This took too long, or there were too many tries. Sign in again.')

interface SecondProof {
  readonly challenge: string
  readonly code?: string | null | undefined
  readonly passkey?: unknown
}

/** The second step, within five minutes of the first. */
export async function secondStep(
  hub: Hub,
  { challenge, code, passkey }: SecondProof,
  place: SessionPlace,
): Promise<SignedIn> {
  const pending = await tryPending(hub.db, 'second-factor', challenge, hub.now())
  const row = pending?.user_id ? await findAccount(hub.db, pending.user_id) : undefined
  if (!pending || !row?.is_active) throw signInAgain()
  const kept = readKept(pending.content)
  const at = { ...place, idToken: kept.idToken, refreshToken: kept.refreshToken }
  const signedIn = passkey
    ? await openWithPasskey(hub, row, { response: passkey, challenge: kept.passkey ?? '' }, at)
    : await openWithCode(hub, row, code ?? '', at)
  await spendPending(hub.db, 'second-factor', challenge, hub.now())
  return signedIn
}

async function openWithPasskey(
  hub: Hub,
  row: AccountRow,
  given: { readonly response: unknown; readonly challenge: string },
  place: SessionPlace,
): Promise<SignedIn> {
  const right = await counted(
    hub,
    { account: userAccount(row.id), address: place.address },
    {
      endsCount: true,
      locksForAll: true,
      fits: () => passkeyFits(hub, row.id, { ...given, page: pageOf(place.page) }),
    },
  )
  if (!right) throw new Refusal('unauthenticated', 'This passkey was not accepted')
  return inTransaction(hub, null, (unit) => openSessionFor(hub, unit, row, { place, how: 'With a passkey' }))
}

async function openWithCode(hub: Hub, row: AccountRow, code: string, place: SessionPlace): Promise<SignedIn> {
  const { address } = place
  const fitting = await codeFits(hub, { userId: row.id, address, code, takesRecovery: true })
  if (!fitting) throw new Refusal('unauthenticated', wrongCode)
  const how = fitting === 'recovery' ? 'With a recovery code' : 'With a code of the authenticator app'
  return inTransaction(hub, null, (unit) => openSessionFor(hub, unit, row, { place, how }))
}

/**
 * Stands for a name no account has. People type passwords there: the mark says whether two were the same, and is
 * too short to prove a guess (decision D107).
 */
async function markOf(hub: Hub, typed: string): Promise<string> {
  const mark = createHmac('sha256', await accountNamesKey(hub.db))
    .update(fold(typed.trim()))
    .digest('hex')
  return `name:${mark.slice(0, 6)}`
}

export async function logout(hub: Hub, actor: Actor, token: string): Promise<{ address?: string }> {
  const closed = await inTransaction(hub, actor, async ({ tx, record }) => {
    const given = await closeSession(tx, token)
    record({ action: 'signed_out', entityType: 'user', entityId: actor.id })
    return given
  })
  const address = closed && (await endAtProvider(hub, actor.id, closed))
  return address === undefined ? {} : { address }
}

export async function currentUser(hub: Hub, actor: Actor): Promise<Me> {
  const row = await findAccount(hub.db, actor.id)
  if (!row) throw new Refusal('unauthenticated', 'Please sign in')
  return { ...presentAccount(row, actor.rules), needsSecondFactor: actor.needsSecondFactor === true }
}
