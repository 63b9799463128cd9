import type { AccountIdentity } from '#core/contract/identities.ts'
import { findAccount, lockAccounts } from '#server/accounts/account-queries.ts'
import { identityOf, linkIdentity, linksAskedFor, unlinkIdentity } from '#server/accounts/identity-queries.ts'
import { endSessionsOf } from '#server/accounts/user-session-queries.ts'
import { endTokensOf } from '#server/accounts/user-token-writes.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { notify } from '#server/platform/notices.ts'

/** An administrator says that an account and somebody of the provider are one person. */

export async function refuseMissing(hub: Hub, id: number): Promise<void> {
  if (!(await findAccount(hub.db, id))) throw notFound('This user does not exist')
}

export async function accountIdentity(hub: Hub, id: number, tx?: Tx): Promise<AccountIdentity> {
  const db = tx ?? hub.db
  const row = await identityOf(db, id)
  const asked = await linksAskedFor(db, id)
  return {
    linked: row ? { issuer: row.issuer, subject: row.subject, linkedAt: row.linked_at.toISOString() } : null,
    waiting: asked.map(({ issuer, subject, email, asked_at }) => ({
      issuer,
      subject,
      email,
      askedAt: asked_at.toISOString(),
    })),
  }
}

export async function linkAccount(
  hub: Hub,
  actor: Actor,
  id: number,
  subject: string,
): Promise<AccountIdentity> {
  return inTransaction(hub, actor, async (unit) => {
    await lockAccounts(unit.tx)
    const asked = (await linksAskedFor(unit.tx, id)).find((one) => one.subject === subject)
    if (!asked) throw invalid([{ path: 'subject', message: 'Nobody of the provider asked for this account' }])
    await linkIdentity(unit, id, asked)
    await tell(unit, id, `Linked to ${asked.email} (${asked.subject}) of ${asked.issuer}`)
    return accountIdentity(hub, id, unit.tx)
  })
}

export async function unlinkAccount(hub: Hub, actor: Actor, id: number): Promise<AccountIdentity> {
  return inTransaction(hub, actor, async (unit) => {
    await lockAccounts(unit.tx)
    if (await unlinkIdentity(unit.tx, id)) await tell(unit, id, 'No longer linked to the provider')
    return accountIdentity(hub, id, unit.tx)
  })
}

/** Another way into the account: who was in it is signed out, and its person is told. */
async function tell(unit: Unit, userId: number, actionNotes: string): Promise<void> {
  await endSessionsOf(unit.tx, userId)
  await endTokensOf(unit.tx, userId, unit.now)
  await notify(unit, {
    userId,
    title: 'Sign-in with the provider changed',
    body: `${actionNotes}. If you did not ask for this, tell an administrator.`,
    link: '/profile?tab=security',
  })
  unit.record({ action: 'updated', entityType: 'user', entityId: userId, changesData: { actionNotes } })
}
