import { createHash, timingSafeEqual } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { CurrentUser, Registration, RegistrationInfo } from '#core/contract/auth.ts'
import type { Issue } from '#core/contract/problem.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import { authorOf, presentAccount } from '#server/accounts/account-presenter.ts'
import { type AccountRow, anyAccount, insertAccount, lockAccounts } from '#server/accounts/account-queries.ts'
import { passwordIssues } from '#server/accounts/password-rules.ts'
import { refuseTaken } from '#server/accounts/refuse-taken.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import { type Hub, inTransaction, type Tx, type Unit } from '#server/platform/hub.ts'
import { readRules } from '#server/settings/settings-queries.ts'
import { endSetupCode, setupCode } from './setup-code-queries.ts'
import { tellManagers } from './waiting-queries.ts'

/** Self-registration (decisions D3, D47). */

export async function registrationInfo(hub: Hub): Promise<RegistrationInfo> {
  const rules = await readRules(hub)
  const firstAccount = !(await anyAccount(hub.db))
  return {
    mode: modeOf(hub, rules, firstAccount),
    firstAccount,
    setupCodeNeeded: firstAccount && hub.exposed,
    minPasswordLength: rules.minPasswordLength,
    weakPasswords: rules.weakPasswords,
  }
}

/** Where people sign in with the provider alone, nobody makes a password; the first account may be the one that has one. */
function modeOf({ identityProvider }: Hub, rules: HouseRules, first: boolean): HouseRules['registration'] {
  const byProvider = identityProvider?.settings.localAccount !== undefined
  return byProvider && !first ? 'closed' : rules.registration
}

/** The set-up code printed at start-up; undefined if none is needed. */
export async function printedSetupCode(hub: Hub): Promise<string | undefined> {
  if (!hub.exposed || (await anyAccount(hub.db))) return undefined
  return setupCode(hub.db)
}

export async function register(hub: Hub, input: Registration): Promise<CurrentUser> {
  // Hashing is expensive, so refuse first.
  const info = await registrationInfo(hub)
  refuseClosed(info.firstAccount, info.mode)
  await refuseWeak(info, input)
  const passwordHash = await hash(input.password)
  return inTransaction(hub, null, async (unit) => {
    await lockAccounts(unit.tx)
    const rules = await readRules(hub, unit.tx)
    const first = !(await anyAccount(unit.tx))
    refuseClosed(first, modeOf(hub, rules, first))
    if (first) await refuseWithoutCode(hub, unit.tx, input)
    await refuseTaken(unit.tx, input)
    const waits = !first && rules.registration === 'after-approval'
    const row = await insertAccount(unit, {
      ...input,
      roles: first ? ['admin', 'user'] : ['user'],
      extraPermissions: [],
      isActive: !waits,
      waits,
      passwordHash,
    })
    if (first) await endSetupCode(unit.tx)
    if (waits) await tellManagers(unit, row)
    tell(unit, row)
    return presentAccount(row, rules)
  })
}

/** No one is signed in yet, so the new user is the actor. */
function tell({ record }: Unit, row: AccountRow): void {
  const changes = [{ field: 'roles', from: null, to: row.roles }]
  const newStatus = row.waits ? 'waiting' : 'active'
  record(
    { action: 'registered', entityType: 'user', entityId: row.id, changesData: { changes, newStatus } },
    authorOf(row),
  )
}

function refuseClosed(first: boolean, mode: HouseRules['registration']): void {
  if (first || mode !== 'closed') return
  throw new Refusal('forbidden', 'Registration is closed. Ask an administrator for an account.')
}

async function refuseWeak(rules: RegistrationInfo, input: Registration): Promise<void> {
  const issues = await passwordIssues(rules, { path: 'password', password: input.password, owner: input })
  if (issues.length > 0) throw invalid(issues)
}

async function refuseWithoutCode(hub: Hub, tx: Tx, { setupCode: given }: Registration): Promise<void> {
  if (!hub.exposed) return
  const typed = (given ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
  const expected = (await setupCode(tx)).replaceAll('-', '')
  if (timingSafeEqual(digest(typed), digest(expected))) return
  const message =
    typed === ''
      ? 'The first account needs the set-up code that the server printed when it started'
      : 'This is not the set-up code that the server printed when it started'
  const issues: Issue[] = [{ path: 'setupCode', message }]
  throw invalid(issues)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
