import type { CountersignedFacts } from '#core/audit/audit-entry.ts'
import { differences } from '#server/accounts/account-changes.ts'
import {
  type AccountFields,
  type AccountRow,
  fieldsOf,
  otherAdmins,
  storeAccount,
} from '#server/accounts/account-queries.ts'
import { tellFormerAddress } from '#server/accounts/former-address.ts'
import { endOneTimeLinks } from '#server/accounts/one-time-link-queries.ts'
import { tellOfRights } from '#server/accounts/rights-notice.ts'
import { endSessionsOf } from '#server/accounts/user-session-queries.ts'
import { endTokensOf } from '#server/accounts/user-token-writes.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Actor, Hub, Tx, Unit } from '#server/platform/hub.ts'
import { notify } from '#server/platform/notices.ts'

/** An active administrator must remain; in controlled mode two, because one alone can sign nothing. */
export async function refuseTooFewAdmins(
  tx: Tx,
  { rules }: Actor,
  row: AccountRow,
  after: Pick<AccountFields, 'roles' | 'isActive'>,
): Promise<void> {
  const wasOne = row.is_active && row.roles.includes('admin')
  const staysOne = after.isActive && after.roles.includes('admin')
  if (!wasOne || staysOne) return
  const others = await otherAdmins(tx, row.id)
  if (others >= (rules.controlled ? 2 : 1)) return
  const which =
    others === 0
      ? 'This is the last active administrator.'
      : 'Controlled mode needs two active administrators.'
  throw new Refusal('invalid_transition', `${which} Make someone else an administrator first.`)
}

/**
 * Stores a change and tells the trail and the person it is about. A change of nothing is none. Deactivating, and
 * turning somebody away who waits, ends the sessions; a link that was made for other rights, or another address, ends.
 */
export async function keepAccount(
  hub: Pick<Hub, 'mailer'>,
  unit: Unit,
  row: AccountRow,
  after: AccountFields,
  action: 'updated' | 'activated' | 'deactivated',
  countersigned?: CountersignedFacts,
): Promise<AccountRow> {
  const before = fieldsOf(row)
  const changes = differences(before, after)
  const answered = row.waits && (after.isActive || action === 'deactivated')
  if (changes.length === 0 && !answered) return row
  const stored = await storeAccount(unit, row, after, row.waits && !answered)
  if (!after.isActive) await endAccessOf(unit, row.id)
  else if (changes.some(({ field }) => givesRights.has(field))) await endTokensOf(unit.tx, row.id, unit.now)
  if (changes.some(({ field }) => endsLinks.has(field))) await endOneTimeLinks(unit.tx, row.id)
  const previousStatus = answered ? { previousStatus: 'waiting' } : {}
  const actionNotes = await tellFormerAddress(hub, unit, row, after)
  unit.record({
    action,
    entityType: 'user',
    entityId: row.id,
    changesData: {
      ...previousStatus,
      changes,
      ...(actionNotes && { actionNotes }),
      ...(countersigned && { countersigned }),
    },
  })
  await tellOfRights(hub, unit, { id: row.id, before, after })
  const told = changes.flatMap(({ field }) => toldFields[field] ?? [])
  if (told.length > 0 && after.isActive) {
    const body = `Changed by somebody who manages accounts: ${[...new Set(told)].join(', ')}. If you did not expect this, tell another administrator.`
    await notify(unit, { userId: row.id, title: 'Your account was changed', body, link: '/profile' })
  }
  return stored
}

const givesRights = new Set(['roles', 'extraPermissions'])
const endsLinks = new Set(['roles', 'extraPermissions', 'isActive', 'email'])

/** What its owner is told of, as she calls it. */
const toldFields: Record<string, string> = {
  roles: 'roles',
  extraPermissions: 'permissions',
  firstName: 'name',
  lastName: 'name',
  username: 'username',
  email: 'e-mail address',
}

/** Ends all sessions and API tokens of the user, and the address of her calendar. */
export const endAccessOf = async ({ tx, now }: Unit, id: number) => ({
  sessions: await endSessionsOf(tx, id),
  tokens: await endTokensOf(tx, id, now),
})
