import type { CountersignedFacts } from '#core/audit/audit-entry.ts'
import type { AccountIdentity } from '#core/contract/identities.ts'
import { sensitiveRights } from '#core/lifecycle/granting.ts'
import { type AccountRow, fieldsOf, findAccount, lockAccounts } from '#server/accounts/account-queries.ts'
import { identityOf, linkIdentity, linksAskedFor, unlinkIdentity } from '#server/accounts/identity-queries.ts'
import { endSessionsOf } from '#server/accounts/user-session-queries.ts'
import { endTokensOf } from '#server/accounts/user-token-writes.ts'
import { type Countersigner, countersignedBy } from '#server/countersigning/countersigner.ts'
import { askCountersignature } from '#server/countersigning/countersigning.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
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
    if (!asked)
      throw invalid([
        { path: 'subject', message: 'No sign-in with the provider is waiting to be linked to this account' },
      ])
    if (await waitsForSecond(unit, actor, id)) {
      const to = `${asked.email} (${asked.subject}) of ${asked.issuer}`
      const changes = [{ field: 'identity', from: null, to }]
      const { revision } = await required(unit.tx, id)
      await askCountersignature(unit, actor, { kind: 'identity', userId: id, revision, changes })
    } else await link(unit, id, asked)
    return accountIdentity(hub, id, unit.tx)
  })
}

const required = async (tx: Tx, id: number): Promise<AccountRow> => {
  const row = await findAccount(tx, id)
  if (!row) throw notFound('This user does not exist')
  return row
}

/** In controlled mode another way into an account that decides or manages is signed by two (decision D60). */
async function waitsForSecond({ tx }: Unit, { rules }: Actor, id: number): Promise<boolean> {
  const held = { ...fieldsOf(await required(tx, id)), isActive: true }
  return rules.controlled && sensitiveRights(held).length > 0
}

type Asked = Awaited<ReturnType<typeof linksAskedFor>>[number]

async function link(unit: Unit, id: number, asked: Asked, two?: CountersignedFacts): Promise<void> {
  await linkIdentity(unit, id, asked)
  await tell(unit, id, `Linked to ${asked.email} (${asked.subject}) of ${asked.issuer}`, two)
}

/** Links what a second administrator signed. */
export const identityCountersigner: Countersigner = {
  kinds: ['identity'],
  async apply(_hub, unit, signer, row) {
    await lockAccounts(unit.tx)
    const id = row.user_id ?? 0
    const told = row.changes[0]?.to
    const asked = (await linksAskedFor(unit.tx, id)).find(
      ({ email, subject, issuer }) => `${email} (${subject}) of ${issuer}` === told,
    )
    if (!asked)
      throw new Refusal(
        'stale_record',
        'No sign-in with the provider is waiting to be linked to this account any more.',
      )
    await link(unit, id, asked, countersignedBy(signer, row))
    return {}
  },
}

export async function unlinkAccount(hub: Hub, actor: Actor, id: number): Promise<AccountIdentity> {
  return inTransaction(hub, actor, async (unit) => {
    await lockAccounts(unit.tx)
    if (await unlinkIdentity(unit.tx, id)) await tell(unit, id, 'No longer linked to the provider')
    return accountIdentity(hub, id, unit.tx)
  })
}

/** Another way into the account: who was in it is signed out, and its person is told. */
async function tell(
  unit: Unit,
  userId: number,
  actionNotes: string,
  countersigned?: CountersignedFacts,
): Promise<void> {
  await endSessionsOf(unit.tx, userId)
  await endTokensOf(unit.tx, userId, unit.now)
  await notify(unit, {
    userId,
    title: 'Sign-in with the provider changed',
    body: `${actionNotes}. If you did not ask for this, tell an administrator.`,
    link: '/profile?tab=security',
  })
  const changesData = { actionNotes, ...(countersigned && { countersigned }) }
  unit.record({ action: 'updated', entityType: 'user', entityId: userId, changesData })
}
