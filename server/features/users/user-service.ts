import type { NewUser, User, UserChange, UserSession, UserWithLink } from '#core/contract/users.ts'
import {
  grantRefusal,
  mayMakeLink,
  mayManage,
  needsCountersignature,
  sensitiveRights,
} from '#core/lifecycle/granting.ts'
import { permissionsOf } from '#core/lifecycle/permissions.ts'
import { differences, withChanges } from '#server/accounts/account-changes.ts'
import {
  type AccountFields,
  type AccountRow,
  fieldsOf,
  findAccount,
  insertAccount,
  lockAccounts,
  markDeleted,
  readAccount,
} from '#server/accounts/account-queries.ts'
import { endOneTimeLinks, makeOneTimeLink } from '#server/accounts/one-time-link-queries.ts'
import { refuseTaken } from '#server/accounts/refuse-taken.ts'
import { tellOfRights } from '#server/accounts/rights-notice.ts'
import { sessionsOf } from '#server/accounts/user-session-queries.ts'
import { endedWords } from '#server/accounts/user-token-writes.ts'
import { askCountersignature, outdate } from '#server/countersigning/countersigning.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { notify } from '#server/platform/notices.ts'
import { endAccessOf, keepAccount, refuseTooFewAdmins } from './keep-account.ts'
import { mailLink } from './link-mail.ts'
import { userProperties } from './user-queries.ts'

/** User management (decisions D3, D47, D60). Changes apply immediately in open sessions. */

const present = (row: AccountRow, viewer: Actor): User => presentWhole(row, viewer, userProperties)

const noSuchUser = () => notFound('This user does not exist')

/** Finds what the path names, before anything else is checked. */
export async function refuseMissing(hub: Hub, id: number): Promise<void> {
  if (!(await findAccount(hub.db, id))) throw noSuchUser()
}

/** Serialises all changes of permissions. */
async function managed(tx: Tx, actor: Actor, id: number): Promise<AccountRow> {
  await lockAccounts(tx)
  return manageable(tx, actor, id)
}

async function manageable(db: Hub['db'], actor: Actor, id: number): Promise<AccountRow> {
  const row = await findAccount(db, id)
  if (!row) throw noSuchUser()
  if (mayManage(actor, row)) return row
  throw new Refusal('forbidden', 'Only an administrator can manage an administrator’s account')
}

const nothingHeld = { roles: [], extraPermissions: [], isActive: false } as const

function refuseGrant(actor: Actor, before: Parameters<typeof grantRefusal>[1], after: AccountFields): void {
  const refusal = grantRefusal(actor, before, after)
  if (refusal) throw new Refusal('forbidden', refusal)
}

/** Whether a second administrator has to sign what this person asks for. */
const waitsForSecond = (
  actor: Actor,
  ...[before, after]: Parameters<typeof needsCountersignature>
): boolean => actor.rules.controlled && needsCountersignature(before, after)

/** Active once a second administrator has signed it, where it decides or manages; its link comes with the signature. */
export async function createUser(hub: Hub, actor: Actor, input: NewUser): Promise<UserWithLink> {
  const made = await inTransaction(hub, actor, async (unit) => {
    await lockAccounts(unit.tx)
    const wanted = {
      ...input,
      roles: [...new Set(input.roles)],
      extraPermissions: [...new Set(input.extraPermissions)],
      isActive: input.isActive ?? true,
      passwordHash: '',
    }
    const refusal = grantRefusal(actor, nothingHeld, wanted)
    if (refusal) throw new Refusal('forbidden', refusal)
    await refuseTaken(unit.tx, input)
    const waits = waitsForSecond(actor, nothingHeld, wanted)
    const row = await insertAccount(unit, { ...wanted, isActive: wanted.isActive && !waits, waits })
    const link = waits ? null : await makeOneTimeLink(unit, row)
    tellCreated(unit, row, link?.expiresAt)
    await tellOfRights(hub, unit, { id: row.id, before: null, after: fieldsOf(row) })
    if (waits) await askForRights(unit, actor, row, { ...fieldsOf(row), isActive: true })
    return { ...present(await readAccount(unit.tx, row.id), actor), link }
  })
  return { ...made, ...(await deliver(hub, made)) }
}

function tellCreated({ record }: Unit, row: AccountRow, linkUntil: string | undefined): void {
  const { firstName, lastName, username, email, roles, extraPermissions } = fieldsOf(row)
  const told = { firstName, lastName, username, email, roles, extraPermissions }
  const changes = Object.entries(told).map(([field, to]) => ({ field, from: null, to }))
  const changesData = { changes, actionNotes: linkUntil ? `One-time link until ${linkUntil}` : null }
  record({ action: 'created', entityType: 'user', entityId: row.id, changesData })
}

const askForRights = (unit: Unit, actor: Actor, row: AccountRow, after: AccountFields): Promise<number> =>
  askCountersignature(unit, actor, {
    kind: 'account',
    userId: row.id,
    revision: row.revision,
    changes: differences(fieldsOf(row), after),
  })

/**
 * Names and addresses change at once. Rights over others wait for a second administrator in controlled mode, and the
 * address of who has them: links that set a password go there.
 */
export async function updateUser(hub: Hub, actor: Actor, id: number, input: UserChange): Promise<User> {
  return inTransaction(hub, actor, async (unit) => {
    const row = await managed(unit.tx, actor, id)
    refuseStale('account', row, input.revision, () => present(row, actor))
    const before = fieldsOf(row)
    const after = withChanges(before, input)
    refuseGrant(actor, before, after)
    await refuseTooFewAdmins(unit.tx, actor, row, after)
    const names = {
      ...(after.email !== before.email && { email: after.email }),
      ...(after.username !== before.username && { username: after.username }),
    }
    if (Object.keys(names).length > 0) await refuseTaken(unit.tx, names, row.id)
    return present(await changeAccount(hub, unit, actor, row, after, 'updated'), actor)
  })
}

export async function setUserStatus(hub: Hub, actor: Actor, id: number, isActive: boolean): Promise<User> {
  return inTransaction(hub, actor, async (unit) => {
    const row = await managed(unit.tx, actor, id)
    const after = { ...fieldsOf(row), isActive }
    await refuseTooFewAdmins(unit.tx, actor, row, after)
    return present(
      await changeAccount(hub, unit, actor, row, after, isActive ? 'activated' : 'deactivated'),
      actor,
    )
  })
}

async function changeAccount(
  hub: Hub,
  unit: Unit,
  actor: Actor,
  row: AccountRow,
  after: AccountFields,
  action: 'updated' | 'activated' | 'deactivated',
): Promise<AccountRow> {
  const before = fieldsOf(row)
  if (!waitsForSecond(actor, before, after)) {
    const stored = await keepAccount(hub, unit, row, after, action)
    if (stored.revision !== row.revision) await outdate(unit, 'account', { userId: row.id })
    return readAccount(unit.tx, row.id)
  }
  const { roles, extraPermissions, isActive } = before
  const { email } = sensitiveRights(before).length > 0 ? before : after
  const atOnce = { ...after, roles, extraPermissions, isActive, email }
  const stored = await keepAccount(hub, unit, row, atOnce, 'updated')
  await askForRights(unit, actor, stored, after)
  return readAccount(unit.tx, row.id)
}

export async function deleteUser(hub: Hub, actor: Actor, id: number): Promise<User> {
  return inTransaction(hub, actor, async (unit) => {
    const row = await managed(unit.tx, actor, id)
    await refuseTooFewAdmins(unit.tx, actor, row, { roles: row.roles, isActive: false })
    await endAccessOf(unit, row.id)
    await endOneTimeLinks(unit.tx, row.id)
    await outdate(unit, 'account', { userId: row.id })
    const deleted = await markDeleted(unit, row)
    const changes = [{ field: 'username', from: row.username, to: null }]
    unit.record({ action: 'deleted', entityType: 'user', entityId: row.id, changesData: { changes } })
    await tellOfRights(hub, unit, { id: row.id, before: fieldsOf(row), after: null })
    return present(deleted, actor)
  })
}

/** For an account that decides or manages, a second administrator signs in controlled mode; the link comes then. */
export async function makeLink(hub: Hub, actor: Actor, id: number): Promise<UserWithLink> {
  const made = await inTransaction(hub, actor, async (unit) => {
    const row = await managed(unit.tx, actor, id)
    const permissions = permissionsOf(row.roles, row.extra_permissions, { controlled: false })
    if (!mayMakeLink(actor, { roles: row.roles, permissions })) {
      throw new Refusal(
        'forbidden',
        'This account has more permissions than yours. Someone with the same permissions has to create the link.',
      )
    }
    const held = { ...fieldsOf(row), isActive: true }
    if (actor.rules.controlled && sensitiveRights(held).length > 0) {
      const changes = [{ field: 'passwordLink', from: null, to: row.email }]
      const asked = { kind: 'link', userId: row.id, revision: row.revision, changes } as const
      await askCountersignature(unit, actor, asked)
      return { ...present(await readAccount(unit.tx, row.id), actor), link: null }
    }
    const link = await makeOneTimeLink(unit, row)
    const changesData = { actionNotes: `One-time link until ${link.expiresAt}` }
    unit.record({ action: 'invited', entityType: 'user', entityId: row.id, changesData })
    await tellOfLink(unit, row, actor.name)
    return { ...present(row, actor), link }
  })
  return { ...made, ...(await deliver(hub, made)) }
}

/** Whoever can still sign in learns that somebody could set another password. */
export async function tellOfLink(unit: Unit, row: AccountRow, by: string): Promise<void> {
  if (row.password_hash === '') return
  await notify(unit, {
    userId: row.id,
    title: 'New password link',
    body: `${by} created a link that sets a new password for your account. If you did not ask for it, tell another administrator.`,
    link: '/profile?tab=security',
  })
}

async function deliver(hub: Hub, { link, ...user }: UserWithLink | (User & { link: UserWithLink['link'] })) {
  if (!link) return { link, mail: 'none' as const }
  return { link, mail: await mailLink(hub, { ...user, link }) }
}

/** Where an administrator signs in from is shown to administrators alone. */
export async function userSessions(
  hub: Hub,
  actor: Actor,
  id: number,
  token: string | undefined,
): Promise<UserSession[]> {
  await manageable(hub.db, actor, id)
  return sessionsOf(hub, id, token)
}

export async function endUserSessions(
  hub: Hub,
  actor: Actor,
  id: number,
  token: string | undefined,
): Promise<UserSession[]> {
  await inTransaction(hub, actor, async (unit) => {
    const row = await managed(unit.tx, actor, id)
    const { sessions, tokens } = await endAccessOf(unit, row.id)
    if (sessions + tokens.tokens + tokens.addresses === 0) return
    const changesData = { actionNotes: endedWords(`${sessions} sessions`, tokens) }
    unit.record({ action: 'sessions_ended', entityType: 'user', entityId: row.id, changesData })
  })
  return sessionsOf(hub, id, token)
}
