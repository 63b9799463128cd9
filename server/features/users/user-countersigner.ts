import type { CountersignedFacts } from '#core/audit/audit-entry.ts'
import type { LinkDelivery } from '#core/contract/users.ts'
import { grantRefusal, sensitiveRights } from '#core/lifecycle/granting.ts'
import {
  type AccountFields,
  type AccountRow,
  fieldsOf,
  findAccount,
  forgetPassword,
  lockAccounts,
} from '#server/accounts/account-queries.ts'
import { unlinkIdentity } from '#server/accounts/identity-queries.ts'
import { makeOneTimeLink, newLinkCode } from '#server/accounts/one-time-link-queries.ts'
import { refuseTaken } from '#server/accounts/refuse-taken.ts'
import { dropSecondFactor } from '#server/accounts/second-factor-queries.ts'
import { findActor } from '#server/approval/request-queries.ts'
import type { CountersignatureRow } from '#server/countersigning/countersignature-queries.ts'
import {
  type Countersigner,
  countersignedBy,
  type Signed,
  type Signer,
} from '#server/countersigning/countersigner.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Hub, Unit } from '#server/platform/hub.ts'
import { endAccessOf, keepAccount, refuseTooFewAdmins } from './keep-account.ts'
import { mailLink } from './link-mail.ts'
import { tellOfLink } from './user-service.ts'

/** Gives the rights, or makes the link, that a second administrator signed (decision D60). */
export const userCountersigner: Countersigner = {
  kinds: ['account', 'link'],
  async apply(hub, unit, signer, row) {
    await lockAccounts(unit.tx)
    const account = row.user_id === null ? undefined : await findAccount(unit.tx, row.user_id)
    if (!account || account.revision !== row.subject_revision) {
      throw new Refusal(
        'stale_record',
        'The account has changed since this was requested. Refuse the request, and have it made again.',
      )
    }
    return row.kind === 'link'
      ? link(hub, unit, { signer, row, account })
      : rights(hub, unit, { signer, row, account })
  },
}

interface Case {
  readonly signer: Signer
  readonly row: CountersignatureRow
  readonly account: AccountRow
}

const factsOf = ({ signer, row }: Case): CountersignedFacts => countersignedBy(signer, row)

/**
 * Whoever gets rights over others begins with a new password: nobody who made the account, or once knew its password,
 * can act as it.
 */
async function rights(hub: Hub, unit: Unit, of: Case): Promise<Signed> {
  const { row, account, signer } = of
  const before = fieldsOf(account)
  const after: AccountFields = {
    ...before,
    ...Object.fromEntries(row.changes.map(({ field, to }) => [field, to])),
  }
  await refuseNow(unit, of, before, after)
  await refuseTooFewAdmins(unit.tx, signer, account, after)
  if (after.email !== before.email) await refuseTaken(unit.tx, { email: after.email }, account.id)
  const action = after.isActive && !before.isActive ? 'activated' : 'updated'
  const stored = await keepAccount(hub, unit, account, after, action, factsOf(of))
  const had = sensitiveRights(before)
  const gained = sensitiveRights(after).some((right) => !had.includes(right))
  if (!gained) return {}
  await forgetPassword(unit, account.id)
  await dropSecondFactor(unit.tx, account.id)
  await unlinkIdentity(unit.tx, account.id)
  await endAccessOf(unit, account.id)
  return twoPartLink(hub, unit, of, stored)
}

/** Who asked may have lost the right to ask since. */
async function refuseNow(
  { tx }: Unit,
  { row, signer }: Case,
  before: AccountFields,
  after: AccountFields,
): Promise<void> {
  const asker = await findActor(tx, row.asked_by, signer.rules)
  const refusal = asker
    ? grantRefusal(asker, before, after)
    : 'The account of the person who requested this is no longer active'
  const managesNow = asker?.permissions.includes('manage-users') ?? false
  if (refusal || !managesNow) {
    throw new Refusal('forbidden', refusal ?? 'The person who requested this can no longer manage accounts')
  }
}

async function link(hub: Hub, unit: Unit, of: Case): Promise<Signed> {
  await tellOfLink(unit, of.account, `${of.row.asked_by_name} and ${of.signer.name}`)
  return twoPartLink(hub, unit, of, of.account)
}

async function twoPartLink(hub: Hub, unit: Unit, of: Case, account: AccountRow): Promise<Signed> {
  const code = newLinkCode()
  const made = await makeOneTimeLink(unit, account, code)
  unit.record({
    action: 'invited',
    entityType: 'user',
    entityId: account.id,
    changesData: {
      actionNotes: `One-time link until ${made.expiresAt}, with a code`,
      countersigned: factsOf(of),
    },
  })
  return {
    code,
    deliver: async (): Promise<LinkDelivery> => {
      const mail = await mailLink(hub, { email: account.email, firstName: account.first_name, link: made })
      return { link: mail === 'sent' ? null : made, mail }
    },
  }
}
