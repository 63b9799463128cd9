import type { Issue } from '#core/contract/problem.ts'
import type { Passkey, SecondFactor } from '#core/contract/second-factor.ts'
import { needsSecondFactor } from '#core/lifecycle/second-factor.ts'
import { type AccountRow, findAccount } from '#server/accounts/account-queries.ts'
import { type PasskeyRow, passkeysOf } from '#server/accounts/passkey-queries.ts'
import { signsWithProvider } from '#server/accounts/provider-sign-in.ts'
import { proveConfirmation, provePassword } from '#server/accounts/proving.ts'
import { newRecoveryCodes } from '#server/accounts/recovery-codes.ts'
import { codeFits, sealSeed, wrongCode } from '#server/accounts/second-factor-check.ts'
import {
  confirmSeed,
  dropSecondFactor,
  findSecondFactor,
  hasAuthenticator,
  hasSecondFactor,
  recoveryCodesLeft,
  storeRecoveryCodes,
  storeSeed,
} from '#server/accounts/second-factor-queries.ts'
import { keyUri, newSeed } from '#server/accounts/totp.ts'
import { endSessionsOf } from '#server/accounts/user-session-queries.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'

/** The own second factor. What guards the account changes with its password and, where there is one, a code. */

/** Where a request comes from. */
export interface Asker {
  readonly address: string
  /** Of the session that asks. */
  readonly token: string
}

interface Given extends Asker {
  readonly password?: string | null | undefined
  readonly confirmation?: string | null | undefined
}

export async function ownSecondFactor(hub: Hub, actor: Actor): Promise<SecondFactor> {
  const row = await findSecondFactor(hub.db, actor.id)
  return {
    authenticatorSince: row?.confirmed_at?.toISOString() ?? null,
    passkeys: (await passkeysOf(hub.db, actor.id)).map(presentPasskey),
    recoveryCodesLeft: await recoveryCodesLeft(hub.db, actor.id),
    required: needsSecondFactor(actor.rules.secondFactor, actor.permissions),
    signsWithProvider: await signsWithProvider(hub, actor.id),
  }
}

const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  host: row.rp_id,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

export async function own(hub: Hub, actor: Actor): Promise<AccountRow> {
  const row = await findAccount(hub.db, actor.id)
  if (!row) throw new Refusal('unauthenticated', 'Please sign in')
  return row
}

const setAlready = () =>
  new Refusal('invalid_transition', 'You have an authenticator app already. Remove it first.')

export async function beginAuthenticator(
  hub: Hub,
  actor: Actor,
  given: Omit<Given, 'token'>,
): Promise<{ secret: string; uri: string }> {
  const row = await own(hub, actor)
  if (await hasAuthenticator(hub.db, row.id)) throw setAlready()
  await proveOwner(hub, row, given)
  const secret = newSeed()
  const sealed = sealSeed(hub, row.id, secret)
  const { settings } = await readSettings(hub.db)
  return inTransaction(hub, actor, async (unit) => {
    if (!(await storeSeed(unit, row.id, sealed))) throw setAlready()
    const name = settings.organisationName ?? 'Device Identifier Hub'
    return { secret, uri: keyUri(secret, { account: row.username, hub: name }) }
  })
}

/** With the password, or anew at the provider. What else is `missing` is told with it. */
export async function proveOwner(
  hub: Hub,
  row: AccountRow,
  { password, confirmation, address }: Omit<Given, 'token'>,
  missing: readonly Issue[] = [],
): Promise<void> {
  const atProvider = await signsWithProvider(hub, row.id)
  const proof = atProvider ? confirmation : password
  const first = atProvider
    ? { path: 'confirmation', message: 'Confirm with your provider' }
    : { path: 'password', message: 'Enter your password' }
  if (!proof) throw invalid([first, ...missing])
  if (missing.length > 0) throw invalid(missing)
  if (atProvider) return proveConfirmation(hub, row.id, proof)
  const endsCount = !(await hasSecondFactor(hub.db, row.id))
  await provePassword(hub, row.id, { password: proof, address, endsCount })
}

export async function confirmAuthenticator(
  hub: Hub,
  actor: Actor,
  { code, address, token }: Asker & { readonly code: string },
): Promise<{ recoveryCodes: string[] }> {
  const row = await findSecondFactor(hub.db, actor.id)
  if (!row)
    throw new Refusal('invalid_transition', 'Start setting up your authenticator app again to get a new key')
  if (row.confirmed_at) throw setAlready()
  const wrong = () => invalid([{ path: 'code', message: wrongCode }])
  if (!(await codeFits(hub, { userId: actor.id, address, code, takesRecovery: false }))) throw wrong()
  return inTransaction(hub, actor, async (unit) => {
    const recoveryCodes = await issueRecoveryCodes(unit, actor.id)
    // Setup was restarted in another tab: this code belongs to the key that was replaced.
    if (!(await confirmSeed(unit, actor.id, row.seed))) throw wrong()
    await noteChange(unit, actor, token, { action: 'second_factor_set', what: 'Authenticator app' })
    return { recoveryCodes }
  })
}

interface FactorChange {
  readonly action: 'second_factor_set' | 'second_factor_removed'
  readonly what: string
}

/** Whoever is signed in with the account elsewhere signs in anew, with what guards it now. */
export async function noteChange(
  unit: Unit,
  { id }: Actor,
  token: string,
  { action, what }: FactorChange,
): Promise<void> {
  const ended = await endSessionsOf(unit.tx, id, token)
  const changesData = { actionNotes: `${what}; ${ended} other sessions ended` }
  unit.record({ action, entityType: 'user', entityId: id, changesData })
}

export async function issueRecoveryCodes({ tx }: Unit, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await storeRecoveryCodes(tx, userId, codes)
  return codes
}

async function proveWithCode(
  hub: Hub,
  actor: Actor,
  { code, ...given }: Given & { readonly code: string },
): Promise<void> {
  const row = await own(hub, actor)
  if (!(await hasSecondFactor(hub.db, row.id))) {
    throw new Refusal('invalid_transition', 'You have no second factor')
  }
  await proveOwner(hub, row, given)
  const { address } = given
  if (await codeFits(hub, { userId: row.id, address, code, takesRecovery: true })) return
  throw invalid([{ path: 'code', message: wrongCode }])
}

export async function renewRecoveryCodes(
  hub: Hub,
  actor: Actor,
  given: Given & { readonly code: string },
): Promise<{ recoveryCodes: string[] }> {
  await proveWithCode(hub, actor, given)
  return inTransaction(hub, actor, async (unit) => {
    const recoveryCodes = await issueRecoveryCodes(unit, actor.id)
    const what = 'New recovery codes'
    await noteChange(unit, actor, given.token, { action: 'second_factor_set', what })
    return { recoveryCodes }
  })
}

export async function removeSecondFactor(
  hub: Hub,
  actor: Actor,
  given: Given & { readonly code: string },
): Promise<SecondFactor> {
  await proveWithCode(hub, actor, given)
  await inTransaction(hub, actor, async (unit) => {
    if (!(await dropSecondFactor(unit.tx, actor.id))) return
    const what = 'No second factor any more'
    await noteChange(unit, actor, given.token, { action: 'second_factor_removed', what })
  })
  return ownSecondFactor(hub, actor)
}
