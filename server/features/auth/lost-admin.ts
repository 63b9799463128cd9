import type { OneTimeLink } from '#core/contract/users.ts'
import type { Role } from '#core/lifecycle/permissions.ts'
import { differences } from '#server/accounts/account-changes.ts'
import {
  type AccountRow,
  fieldsOf,
  findAccountByName,
  lockAccounts,
  storeAccount,
} from '#server/accounts/account-queries.ts'
import { makeOneTimeLink } from '#server/accounts/one-time-link-queries.ts'
import { tellOfRights } from '#server/accounts/rights-notice.ts'
import { dropSecondFactor } from '#server/accounts/second-factor-queries.ts'
import { endTokensOf } from '#server/accounts/user-token-writes.ts'
import { forgetAllWrongPasswords } from '#server/accounts/wrong-password-queries.ts'
import type { Db } from '#server/database/connect.ts'
import { type Hub, inTransaction, type Tx } from '#server/platform/hub.ts'
import { userAccount } from '#server/platform/security-log.ts'
import { everyAccount } from './lost-admin-queries.ts'

/**
 * When no administrator can sign in any more: whoever has the server's data and its command line may let one in. The
 * trail says that the system did it, and who was there (`by`).
 */

type Keeper = Pick<Hub, 'db' | 'now'>
type Teller = Keeper & Pick<Hub, 'mailer'>

export interface ListedAccount {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly status: 'active' | 'inactive' | 'waiting'
}

export async function listAccounts(db: Db): Promise<ListedAccount[]> {
  const rows = await everyAccount(db)
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`,
    roles: row.roles,
    status: row.waits ? 'waiting' : row.is_active ? 'active' : 'inactive',
  }))
}

async function named(tx: Tx, name: string): Promise<AccountRow> {
  await lockAccounts(tx)
  const row = await findAccountByName(tx, name)
  if (!row || row.deleted_at) throw new Error(`No user has the username or e-mail address ${name}.`)
  return row
}

/** Gives the role admin, and lets the account in where it was not active. Answers whether anything changed. */
export function makeAdmin(keeper: Teller, name: string, by: string): Promise<boolean> {
  return inTransaction(keeper, null, async (unit) => {
    const row = await named(unit.tx, name)
    const before = fieldsOf(row)
    const roles = [...new Set<Role>(['admin', ...row.roles])]
    const after = { ...before, roles: row.roles.includes('admin') ? row.roles : roles, isActive: true }
    const changes = differences(before, after)
    if (changes.length === 0) return false
    await storeAccount(unit, row, after, false)
    await endTokensOf(unit.tx, row.id, unit.now)
    const changesData = { changes, actionNotes: by }
    unit.record({ action: 'updated', entityType: 'user', entityId: row.id, changesData })
    await tellOfRights(keeper, unit, { id: row.id, before, after, how: 'from the command line' })
    return true
  })
}

/** A link to set a new password; the current one works until the link is used. */
export function linkFor(keeper: Keeper, name: string, by: string): Promise<OneTimeLink> {
  return inTransaction(keeper, null, async (unit) => {
    const row = await named(unit.tx, name)
    const link = await makeOneTimeLink(unit, row)
    const changesData = { actionNotes: `One-time link until ${link.expiresAt}. ${by}` }
    unit.record({ action: 'invited', entityType: 'user', entityId: row.id, changesData })
    return link
  })
}

/** Takes the second factor away and ends the lock for wrong passwords. Answers whether there was a second factor. */
export function unlock(keeper: Keeper, name: string, by: string): Promise<boolean> {
  return inTransaction(keeper, null, async (unit) => {
    const row = await named(unit.tx, name)
    await forgetAllWrongPasswords(unit.tx, userAccount(row.id))
    const had = await dropSecondFactor(unit.tx, row.id)
    const changesData = { actionNotes: `Lock for wrong passwords ended. ${by}` }
    const action = had ? 'second_factor_removed' : 'updated'
    unit.record({ action, entityType: 'user', entityId: row.id, changesData })
    return had
  })
}
