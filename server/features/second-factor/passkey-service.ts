import type { SecondFactor } from '#core/contract/second-factor.ts'
import type { AccountRow } from '#server/accounts/account-queries.ts'
import { deletePasskey, passkeysOf, storePasskey } from '#server/accounts/passkey-queries.ts'
import { createdPasskey, creationOptions, pageOf, requestOptions } from '#server/accounts/passkeys.ts'
import { makePending, spendPending } from '#server/accounts/pending-proof-queries.ts'
import { codeFits, wrongCode } from '#server/accounts/second-factor-check.ts'
import { hasAuthenticator, hasSecondFactor } from '#server/accounts/second-factor-queries.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import {
  type Asker,
  issueRecoveryCodes,
  noteChange,
  own,
  ownSecondFactor,
  proveOwner,
} from './second-factor-service.ts'

/** Passkeys of the own account, as a second factor. */

/** More than anybody has devices. */
const mostPasskeys = 10

interface Given extends Asker {
  readonly password?: string | null | undefined
  readonly confirmation?: string | null | undefined
  readonly code?: string | null | undefined
  /** The page that asks, as its browser names it. */
  readonly page: string | undefined
}

export interface Asked {
  readonly challenge: string
  readonly options: { readonly challenge: string }
}

const noPage = () =>
  new Refusal(
    'invalid_transition',
    'Passkeys work only if the hub is opened by a host name over https, or as localhost.',
  )

/** What guards the account changes with its password, and a code where it has an app that makes them. */
async function prove(hub: Hub, row: AccountRow, { code, ...given }: Given): Promise<void> {
  const asksCode = await hasAuthenticator(hub.db, row.id)
  const noCode = asksCode && !code ? [{ path: 'code', message: 'Enter the code' }] : []
  await proveOwner(hub, row, given, noCode)
  if (!asksCode) return
  if (await codeFits(hub, { userId: row.id, address: given.address, code: code ?? '', takesRecovery: true }))
    return
  throw invalid([{ path: 'code', message: wrongCode }])
}

export async function beginPasskey(hub: Hub, actor: Actor, given: Given): Promise<Asked> {
  const row = await own(hub, actor)
  if ((await passkeysOf(hub.db, row.id)).length >= mostPasskeys) {
    throw new Refusal('invalid_transition', `You have ${mostPasskeys} passkeys. Remove one first.`)
  }
  await prove(hub, row, given)
  const page = pageOf(given.page)
  if (!page) throw noPage()
  const { settings } = await readSettings(hub.db)
  const name = settings.organisationName ?? 'Device Identifier Hub'
  const { options, challenge } = await creationOptions(hub.db, row, page, name)
  return inTransaction(hub, actor, async (unit) => ({
    challenge: await makePending(unit, { purpose: 'new-passkey', userId: row.id, content: challenge }),
    options: options as Asked['options'],
  }))
}

interface NewPasskey {
  readonly challenge: string
  readonly name: string
  readonly response: unknown
}

export async function addPasskey(
  hub: Hub,
  actor: Actor,
  { challenge, name, response }: NewPasskey,
  from: Pick<Given, 'page' | 'token'>,
): Promise<{ recoveryCodes: string[] | null }> {
  const page = pageOf(from.page)
  if (!page) throw noPage()
  const pending = await spendPending(hub.db, 'new-passkey', challenge, hub.now())
  const made = pending?.user_id === actor.id && (await createdPasskey(response, pending.content, page))
  if (!made) throw invalid([{ path: 'response', message: 'This passkey was not accepted. Try again.' }])
  return inTransaction(hub, actor, async (unit) => {
    const first = !(await hasSecondFactor(unit.tx, actor.id))
    await storePasskey(unit, { user_id: actor.id, name, ...made })
    const what = `Passkey ${name} for ${page.rpId}`
    await noteChange(unit, actor, from.token, { action: 'second_factor_set', what })
    return { recoveryCodes: first ? await issueRecoveryCodes(unit, actor.id) : null }
  })
}

export async function refuseForeignPasskey(hub: Hub, actor: Actor, id: number): Promise<void> {
  const known = await passkeysOf(hub.db, actor.id)
  if (!known.some((one) => one.id === id)) throw notFound('This passkey does not exist')
}

export async function removePasskey(hub: Hub, actor: Actor, id: number, given: Given): Promise<SecondFactor> {
  await prove(hub, await own(hub, actor), given)
  await inTransaction(hub, actor, async (unit) => {
    const name = await deletePasskey(unit.tx, actor.id, id)
    if (name === undefined) return
    const what = `Passkey ${name}`
    await noteChange(unit, actor, given.token, { action: 'second_factor_removed', what })
  })
  return ownSecondFactor(hub, actor)
}

/** Before a decision is signed. */
export async function askPasskey(hub: Hub, actor: Actor, origin: string | undefined): Promise<Asked> {
  const page = pageOf(origin)
  if (!page) throw noPage()
  const asked = await requestOptions(hub.db, actor.id, page)
  if (!asked) throw new Refusal('invalid_transition', `You have no passkey for ${page.rpId}`)
  return inTransaction(hub, null, async (unit) => ({
    challenge: await makePending(unit, { purpose: 'passkey', userId: actor.id, content: asked.challenge }),
    options: asked.options as Asked['options'],
  }))
}
