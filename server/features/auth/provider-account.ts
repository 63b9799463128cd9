import { isSensitive, type Role, rolePermissions } from '#core/lifecycle/permissions.ts'
import { emailForm } from '#core/text/address-forms.ts'
import { differences } from '#server/accounts/account-changes.ts'
import { authorOf } from '#server/accounts/account-presenter.ts'
import {
  type AccountRow,
  fieldsOf,
  findAccount,
  findAccountByName,
  insertAccount,
  lockAccounts,
  otherAdmins,
  storeAccount,
  takenNames,
} from '#server/accounts/account-queries.ts'
import { activeAdmins } from '#server/accounts/admin-queries.ts'
import { askToLink, linkIdentity, userOfIdentity } from '#server/accounts/identity-queries.ts'
import { tellOfRights } from '#server/accounts/rights-notice.ts'
import { endTokensOf } from '#server/accounts/user-token-writes.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import type { Identity, IdentityProvider } from '#server/platform/identity/identity-provider.ts'
import { notify } from '#server/platform/notices.ts'
import { storableText } from '#server/platform/storable-text.ts'
import { readRules } from '#server/settings/settings-queries.ts'
import { tellManagers } from './waiting-queries.ts'

/**
 * The account of somebody the provider vouches for: found by issuer and subject, never by an e-mail address alone, as
 * whoever writes addresses there would own every account here.
 */
export async function accountFor(
  hub: Hub,
  { settings }: IdentityProvider,
  identity: Identity,
): Promise<AccountRow> {
  const roles = rolesFrom(settings.roles, identity.groups)
  const outcome = await inTransaction(hub, null, async (unit) => {
    await lockAccounts(unit.tx)
    const known = await userOfIdentity(unit.tx, identity)
    const { controlled } = await readRules(hub, unit.tx)
    if (known !== undefined) return withRoles(hub, unit, known, { given: roles, controlled })
    const given = controlled ? withoutNewRights(roles, []) : roles
    return createOrAsk(hub, unit, settings.name, identity, { waits: controlled, roles: given })
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** The same, for whoever is signed in and was asked about again; a Refusal says why that is not to go on. */
export async function rolesAgain(
  hub: Hub,
  { settings }: IdentityProvider,
  userId: number,
  groups: readonly string[] | undefined,
): Promise<AccountRow | Refusal> {
  const roles = groups && rolesFrom(settings.roles, groups)
  return inTransaction(hub, null, async (unit) => {
    await lockAccounts(unit.tx)
    const { controlled } = await readRules(hub, unit.tx)
    return withRoles(hub, unit, userId, { given: roles, controlled })
  })
}

/** Undefined where the hub gives roles itself. */
function rolesFrom(
  map: ReadonlyMap<string, readonly Role[]> | undefined,
  groups: readonly string[],
): Role[] | undefined {
  return map && [...new Set(groups.flatMap((group) => map.get(group) ?? []))]
}

const refused = (message: string) => new Refusal('forbidden', message)
const waiting = () =>
  refused('Your account is waiting for approval by an administrator. Try again after that.')
const noRole = () => refused('None of your groups has a role in this hub. Ask an administrator.')

/**
 * In controlled mode rights over others are given by two administrators, so that groups of the provider take them away
 * but do not bring them (decision D60).
 */
function withoutNewRights(roles: Role[] | undefined, held: readonly Role[]): Role[] | undefined {
  if (!roles || roles.length === 0) return roles
  const kept = roles.filter((role) => held.includes(role) || !rolePermissions[role].some(isSensitive))
  return kept.length > 0 ? kept : ['user']
}

async function withRoles(
  hub: Hub,
  unit: Unit,
  id: number,
  { given, controlled }: { readonly given: Role[] | undefined; readonly controlled: boolean },
): Promise<AccountRow | Refusal> {
  const row = await findAccount(unit.tx, id)
  if (row?.waits) return waiting()
  if (!row?.is_active) return refused('This account is not active. Ask an administrator.')
  const roles = controlled ? withoutNewRights(given, row.roles) : given
  if (!roles) return row
  if (roles.length === 0) return noRole()
  const before = fieldsOf(row)
  const isSame = roles.length === before.roles.length && roles.every((role) => before.roles.includes(role))
  if (isSame || (await wouldBeLastAdmin(unit.tx, row, roles))) return row
  const after = { ...before, roles }
  const stored = await storeAccount(unit, row, after)
  await endTokensOf(unit.tx, id, unit.now)
  const changesData = { changes: differences(before, after), actionNotes: 'By the groups of the provider' }
  unit.record({ action: 'updated', entityType: 'user', entityId: id, changesData })
  await tellOfRights(hub, unit, { id, before, after, how: byGroups })
  return stored
}

const byGroups = 'by the groups of the provider'

/** A hub without an administrator helps nobody: the last one stays. */
async function wouldBeLastAdmin(tx: Tx, row: AccountRow, roles: readonly Role[]): Promise<boolean> {
  return row.roles.includes('admin') && !roles.includes('admin') && (await otherAdmins(tx, row.id)) === 0
}

/**
 * In controlled mode somebody new waits, as one who registers does: whoever has an account already would write with one
 * and decide with the other (decision D60).
 */
async function createOrAsk(
  hub: Hub,
  unit: Unit,
  provider: string,
  identity: Identity,
  { roles = ['user'], waits }: { readonly roles: Role[] | undefined; readonly waits: boolean },
): Promise<AccountRow | Refusal> {
  const email = identity.email ?? ''
  if (!emailForm.test(email) || email.length > 254) {
    return refused(`${provider} did not say your e-mail address, which an account here needs.`)
  }
  const same = await findAccountByName(unit.tx, email)
  if (same) return askAdmins(unit, same, { ...identity, email })
  if (roles.length === 0) return noRole()
  const username = await freeName(unit.tx, identity.username ?? email)
  const row = await insertAccount(unit, {
    username,
    email,
    firstName: named(identity.firstName, username),
    lastName: named(identity.lastName, '(no last name)'),
    roles,
    extraPermissions: [],
    isActive: !waits,
    waits,
    passwordHash: '',
  })
  await linkIdentity(unit, row.id, identity)
  const newStatus = waits ? 'waiting' : 'active'
  const changes = [{ field: 'roles', from: null, to: roles }]
  const changesData = { changes, newStatus, actionNotes: `Signed in with ${provider} for the first time` }
  unit.record({ action: 'registered', entityType: 'user', entityId: row.id, changesData }, authorOf(row))
  await tellOfRights(hub, unit, { id: row.id, before: null, after: fieldsOf(row), how: byGroups })
  if (!waits) return row
  await tellManagers(unit, row)
  return waiting()
}

const named = (text: string | undefined, otherwise: string): string =>
  storableText(text ?? '')
    .trim()
    .slice(0, 100) || otherwise

/** What stands before the @, made longer where it is short or somebody has it. */
async function freeName(tx: Tx, given: string): Promise<string> {
  const plain = storableText(given.split('@')[0] ?? '')
    .trim()
    .slice(0, 50)
  const base = plain.length >= 3 ? plain : `user-${plain}`
  for (let n = 1; ; n += 1) {
    const username = n === 1 ? base : `${base}-${n}`
    const taken = await takenNames(tx, { username }, null)
    if (!taken.username && !taken.looksLike) return username
  }
}

async function askAdmins(
  unit: Unit,
  row: AccountRow,
  identity: Identity & { readonly email: string },
): Promise<Refusal> {
  if (!row.deleted_at && (await askToLink(unit, row.id, identity))) {
    for (const { id } of await activeAdmins(unit.tx)) {
      await notify(unit, {
        userId: id,
        title: 'Account to link',
        body: `${identity.email} signed in with the provider; an account has this e-mail address. Link them under Users if it is the same person.`,
        link: `/admin/users?search=${encodeURIComponent(row.username)}`,
      })
    }
  }
  return refused(
    'An account with your e-mail address exists already. An administrator has been asked to link it; try again after that.',
  )
}
