import type { NewUser, User, UserChange, UserSession, UserWithLink } from '#core/contract/users.ts'
import { grantRefusal, mayMakeLink, mayManage } from '#core/lifecycle/granting.ts'
import { permissionsOf } from '#core/lifecycle/permissions.ts'
import { differences, withChanges } from '#server/accounts/account-changes.ts'
import {
  type AccountFields,
  type AccountRow,
  anotherAdmin,
  fieldsOf,
  findAccount,
  insertAccount,
  lockAccounts,
  markDeleted,
  storeAccount,
} from '#server/accounts/account-queries.ts'
import { endOneTimeLinks, makeOneTimeLink } from '#server/accounts/one-time-link-queries.ts'
import { refuseTaken } from '#server/accounts/refuse-taken.ts'
import { endSessionsOf, sessionsOf } from '#server/accounts/user-session-queries.ts'
import { endTokensOf } from '#server/accounts/user-token-writes.ts'
import { refuseStale } from '#server/entities/entities-of.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { mailLink } from './link-mail.ts'
import { userProperties } from './user-queries.ts'

/** User management (decisions D3, D47). Changes apply immediately in open sessions. */

const present = (row: AccountRow, viewer: Actor): User => presentWhole(row, viewer, userProperties)

const noSuchUser = () => notFound('This user does not exist')

/** Finds what the path names, before anything else is checked. */
export async function refuseMissing(hub: Hub, id: number): Promise<void> {
  if (!(await findAccount(hub.db, id))) throw noSuchUser()
}

/** Serialises all changes of permissions. */
async function managed(tx: Tx, actor: Actor, id: number): Promise<AccountRow> {
  await lockAccounts(tx)
  const row = await findAccount(tx, id)
  if (!row) throw noSuchUser()
  if (mayManage(actor, row)) return row
  throw new Refusal('forbidden', 'Only an administrator can manage an administrator’s account')
}

const nothingHeld = { roles: [], extraPermissions: [] } as const

function refuseGrant(actor: Actor, before: Parameters<typeof grantRefusal>[1], after: AccountFields): void {
  const refusal = grantRefusal(actor, before, after)
  if (refusal) throw new Refusal('forbidden', refusal)
}

/** At least one active administrator must remain. */
async function refuseLastAdmin(
  tx: Tx,
  row: AccountRow,
  after: Pick<AccountFields, 'roles' | 'isActive'>,
): Promise<void> {
  const wasOne = row.is_active && row.roles.includes('admin')
  const staysOne = after.isActive && after.roles.includes('admin')
  if (!wasOne || staysOne || (await anotherAdmin(tx, row.id))) return
  throw new Refusal(
    'invalid_transition',
    'This is the last active administrator. Make someone else an administrator first.',
  )
}

export async function createUser(hub: Hub, actor: Actor, input: NewUser): Promise<UserWithLink> {
  const made = await inTransaction(hub, actor, async (unit) => {
    await lockAccounts(unit.tx)
    const account = {
      ...input,
      roles: [...new Set(input.roles)],
      extraPermissions: [...new Set(input.extraPermissions)],
      isActive: input.isActive ?? true,
      waits: false,
      passwordHash: '',
    }
    const refusal = grantRefusal(actor, nothingHeld, account)
    if (refusal) throw new Refusal('forbidden', refusal)
    await refuseTaken(unit.tx, input)
    const row = await insertAccount(unit, account)
    const link = await makeOneTimeLink(unit, row.id)
    const { firstName, lastName, username, email, roles, extraPermissions } = fieldsOf(row)
    const told = { firstName, lastName, username, email, roles, extraPermissions }
    const changes = Object.entries(told).map(([field, to]) => ({ field, from: null, to }))
    const changesData = { changes, actionNotes: `One-time link until ${link.expiresAt}` }
    unit.record({ action: 'created', entityType: 'user', entityId: row.id, changesData })
    return { ...present(row, actor), link }
  })
  return { ...made, mail: await mailLink(hub, made) }
}

export async function updateUser(hub: Hub, actor: Actor, id: number, input: UserChange): Promise<User> {
  return inTransaction(hub, actor, async (unit) => {
    const row = await managed(unit.tx, actor, id)
    refuseStale('account', row, input.revision, () => present(row, actor))
    const before = fieldsOf(row)
    const after = withChanges(before, input)
    refuseGrant(actor, before, after)
    await refuseLastAdmin(unit.tx, row, after)
    const names = {
      ...(after.email !== before.email && { email: after.email }),
      ...(after.username !== before.username && { username: after.username }),
    }
    if (Object.keys(names).length > 0) await refuseTaken(unit.tx, names, row.id)
    return present(await keep(unit, row, after, 'updated'), actor)
  })
}

export async function setUserStatus(hub: Hub, actor: Actor, id: number, isActive: boolean): Promise<User> {
  return inTransaction(hub, actor, async (unit) => {
    const row = await managed(unit.tx, actor, id)
    const after = { ...fieldsOf(row), isActive }
    await refuseLastAdmin(unit.tx, row, after)
    return present(await keep(unit, row, after, isActive ? 'activated' : 'deactivated'), actor)
  })
}

/** A change of nothing is none. Deactivating, and turning somebody away who waits, ends the sessions. */
async function keep(
  unit: Unit,
  row: AccountRow,
  after: AccountFields,
  action: 'updated' | 'activated' | 'deactivated',
): Promise<AccountRow> {
  const changes = differences(fieldsOf(row), after)
  const answered = row.waits && (after.isActive || action === 'deactivated')
  if (changes.length === 0 && !answered) return row
  const stored = await storeAccount(unit, row, after, row.waits && !answered)
  if (!after.isActive) await endAccessOf(unit, row.id)
  const previousStatus = answered ? { previousStatus: 'waiting' } : {}
  unit.record({
    action,
    entityType: 'user',
    entityId: row.id,
    changesData: { ...previousStatus, changes },
  })
  return stored
}

export async function deleteUser(hub: Hub, actor: Actor, id: number): Promise<User> {
  return inTransaction(hub, actor, async (unit) => {
    const row = await managed(unit.tx, actor, id)
    await refuseLastAdmin(unit.tx, row, { roles: row.roles, isActive: false })
    await endAccessOf(unit, row.id)
    await endOneTimeLinks(unit.tx, row.id)
    const deleted = await markDeleted(unit, row)
    const changes = [{ field: 'username', from: row.username, to: null }]
    unit.record({ action: 'deleted', entityType: 'user', entityId: row.id, changesData: { changes } })
    return present(deleted, actor)
  })
}

export async function makeLink(hub: Hub, actor: Actor, id: number): Promise<UserWithLink> {
  const made = await inTransaction(hub, actor, async (unit) => {
    const row = await managed(unit.tx, actor, id)
    const permissions = permissionsOf(row.roles, row.extra_permissions)
    if (!mayMakeLink(actor, { roles: row.roles, permissions })) {
      throw new Refusal(
        'forbidden',
        'This account has more permissions than yours. Someone with the same permissions has to create the link.',
      )
    }
    const link = await makeOneTimeLink(unit, row.id)
    const changesData = { actionNotes: `One-time link until ${link.expiresAt}` }
    unit.record({ action: 'invited', entityType: 'user', entityId: row.id, changesData })
    return { ...present(row, actor), link }
  })
  return { ...made, mail: await mailLink(hub, made) }
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
    if (sessions + tokens === 0) return
    const changesData = { actionNotes: `${sessions} sessions and ${tokens} API tokens ended` }
    unit.record({ action: 'sessions_ended', entityType: 'user', entityId: row.id, changesData })
  })
  return sessionsOf(hub, id, token)
}

/** Ends all sessions and API tokens of the user. */
const endAccessOf = async ({ tx, now }: Unit, id: number) => ({
  sessions: await endSessionsOf(tx, id),
  tokens: await endTokensOf(tx, id, now),
})
