import { createHmac } from 'node:crypto'
import type { Credentials, CurrentUser } from '#core/contract/auth.ts'
import { fold } from '#core/text/fold.ts'
import { presentAccount } from '#server/accounts/account-presenter.ts'
import { findAccount, findAccountByName } from '#server/accounts/account-queries.ts'
import { openSessionFor, type SignedIn } from '#server/accounts/open-session.ts'
import { passwordFits } from '#server/accounts/password-check.ts'
import { accountNamesKey } from '#server/accounts/wrong-password-queries.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { userAccount } from '#server/platform/security-log.ts'
import { closeSession, type SessionPlace } from '#server/platform/session.ts'

export async function login(hub: Hub, input: Credentials, place: SessionPlace): Promise<SignedIn> {
  const row = await findAccountByName(hub.db, input.emailOrUsername)
  // Found by username or email. Inactive accounts are ignored unless they are waiting for approval.
  const account = row ? userAccount(row.id) : await markOf(hub, input.emailOrUsername)
  const storedHash = row?.is_active || row?.waits ? row.password_hash : undefined
  const { address } = place
  const right = await passwordFits(hub, { account, address, storedHash, password: input.password })
  // One message for all causes, so that it does not reveal whether the account exists.
  if (!row || !right) throw new Refusal('unauthenticated', 'Invalid email, username or password')
  if (row.waits) {
    throw new Refusal(
      'unauthenticated',
      'Your account is waiting for approval by an administrator. Try again after that.',
    )
  }
  return inTransaction(hub, null, (unit) => openSessionFor(hub, unit, row, { place }))
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

/** Checks the signed-in user’s password; wrong ones count like failed sign-ins. */
export async function confirmPassword(
  hub: Hub,
  { id }: Actor,
  password: string,
  address: string,
): Promise<boolean> {
  const row = await findAccount(hub.db, id)
  return passwordFits(hub, { account: userAccount(id), address, storedHash: row?.password_hash, password })
}

export async function logout(hub: Hub, actor: Actor, token: string): Promise<Record<string, never>> {
  return inTransaction(hub, actor, async ({ tx, record }) => {
    await closeSession(tx, token)
    record({ action: 'signed_out', entityType: 'user', entityId: actor.id })
    return {}
  })
}

export async function currentUser(hub: Hub, actor: Actor): Promise<CurrentUser> {
  const row = await findAccount(hub.db, actor.id)
  if (!row) throw new Refusal('unauthenticated', 'Please sign in')
  return presentAccount(row, actor.rules)
}
