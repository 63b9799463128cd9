import { hash } from '@node-rs/argon2'
import type { CurrentUser } from '#core/contract/auth.ts'
import type { PasswordChange, ProfileChange } from '#core/contract/profile.ts'
import type { UserSession } from '#core/contract/users.ts'
import type { FieldChange } from '#core/dictionary/document.ts'
import { type AskedFields, differences, withChanges } from '#server/accounts/account-changes.ts'
import { presentAccount } from '#server/accounts/account-presenter.ts'
import {
  type AccountRow,
  fieldsOf,
  findAccount,
  lockAccounts,
  storeAccount,
  storePassword,
} from '#server/accounts/account-queries.ts'
import { tellFormerAddress } from '#server/accounts/former-address.ts'
import { endOneTimeLinks } from '#server/accounts/one-time-link-queries.ts'
import { passwordFits } from '#server/accounts/password-check.ts'
import { passwordIssues } from '#server/accounts/password-rules.ts'
import { type Proving, proveSigner } from '#server/accounts/proving.ts'
import { refuseTaken } from '#server/accounts/refuse-taken.ts'
import { endSession, endSessionsOf, sessionsOf } from '#server/accounts/user-session-queries.ts'
import { endedWords, endTokensOf } from '#server/accounts/user-token-writes.ts'
import type { Db } from '#server/database/connect.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Tx } from '#server/platform/hub.ts'
import { userAccount } from '#server/platform/security-log.ts'
import { readRules } from '#server/settings/settings-queries.ts'
import { bytesOfAddress, type PictureProblem, pictureAddress } from './picture.ts'

/** The user’s own account. */

async function own(db: Db | Tx, actor: Actor): Promise<AccountRow> {
  const row = await findAccount(db, actor.id)
  if (!row) throw new Refusal('unauthenticated', 'Please sign in')
  return row
}

export async function changeProfile(
  hub: Hub,
  actor: Actor,
  input: ProfileChange,
  from: Omit<Proving, 'given'>,
): Promise<CurrentUser> {
  const { profileImageUrl, password, code, passkey, confirmation, ...rest } = input
  const asked = (row: AccountRow) => ({ ...rest, ...askedPicture(row, profileImageUrl) })
  const given = { password, code, passkey, confirmation }
  const provenFor = await proveAddress(hub, actor, asked, { ...from, given })
  return change(hub, actor, asked, provenFor)
}

/**
 * Who has the address of an account is sent what resets its password: another one is proved like a decision. Not in
 * the open way on a computer of one's own, where the form is saved as it is specified. Answers the address that was
 * proved, if one was.
 */
async function proveAddress(
  hub: Hub,
  actor: Actor,
  asked: (row: AccountRow) => AskedFields,
  proving: Proving,
): Promise<string | undefined> {
  const row = await own(hub.db, actor)
  const before = fieldsOf(row)
  const after = withChanges(before, asked(row))
  if (after.email === before.email || !guardsAddress(hub, actor)) return undefined
  // What else is wrong is told before anybody is asked for a password.
  refuseNames(actor, differences(before, after))
  await refuseTaken(hub.db, { email: after.email }, row.id)
  await proveSigner(hub, actor, { ...proving, purpose: 'to change your e-mail address' })
  return after.email
}

const guardsAddress = ({ exposed }: Hub, { rules }: Actor): boolean => exposed || rules.controlled

export const setPicture = (hub: Hub, actor: Actor, bytes: Buffer): Promise<CurrentUser> => {
  const judged = pictureAddress(bytes)
  if ('problem' in judged) throw refusedFile(judged.problem)
  return change(hub, actor, () => ({ profileImageUrl: judged.address }))
}

export const removePicture = (hub: Hub, actor: Actor): Promise<CurrentUser> =>
  change(hub, actor, () => ({ profileImageUrl: null }))

const pictureWords: Record<PictureProblem, string> = {
  'too-large': 'The picture must be at most 512 KB',
  'not-a-picture': 'Choose a PNG or JPEG picture',
}

const refusedFile = (problem: PictureProblem): Refusal =>
  new Refusal(problem === 'too-large' ? 'file_too_large' : 'unsupported_file_type', pictureWords[problem])

/** A profile that is read and sent back brings the picture it has; a new one is judged as a file is. */
function askedPicture(row: AccountRow, given: string | null | undefined): AskedFields {
  if (given === undefined || given === row.profile_image_url) return {}
  if (given === null || given.trim() === '') return { profileImageUrl: null }
  const bytes = bytesOfAddress(given)
  const judged = bytes ? pictureAddress(bytes) : { problem: 'not-a-picture' as const }
  if ('address' in judged) return { profileImageUrl: judged.address }
  throw invalid([{ path: 'profileImageUrl', message: pictureWords[judged.problem] }])
}

async function change(
  hub: Hub,
  actor: Actor,
  asked: (row: AccountRow) => AskedFields,
  provenFor?: string,
): Promise<CurrentUser> {
  return inTransaction(hub, actor, async (unit) => {
    await lockAccounts(unit.tx)
    const row = await own(unit.tx, actor)
    const before = fieldsOf(row)
    const after = withChanges(before, asked(row))
    const changes = differences(before, after)
    if (changes.length === 0) return presentAccount(row, actor.rules)
    refuseNames(actor, changes)
    if (after.email !== before.email) {
      // Somebody else has changed the account since it was looked at.
      if (guardsAddress(hub, actor) && after.email !== provenFor) throw changedMeanwhile()
      await endOneTimeLinks(unit.tx, row.id)
      await refuseTaken(unit.tx, { email: after.email }, row.id)
    }
    const actionNotes = await tellFormerAddress(hub, unit, row, after)
    const stored = await storeAccount(unit, row, after)
    const changesData = { changes, ...(actionNotes && { actionNotes }) }
    unit.record({ action: 'updated', entityType: 'user', entityId: row.id, changesData })
    return presentAccount(stored, actor.rules)
  })
}

const changedMeanwhile = () =>
  new Refusal(
    'stale_record',
    'Your account was changed in the meantime. Load the current values, then try again.',
  )

/** In controlled mode a name stands in signatures: an administrator changes it (decision D60). */
function refuseNames({ rules }: Actor, changes: readonly FieldChange[]): void {
  const named = changes.filter(({ field }) => field === 'firstName' || field === 'lastName')
  if (!rules.controlled || named.length === 0) return
  const message = 'In controlled mode, only an administrator can change names. Ask an administrator.'
  throw invalid(named.map(({ field }) => ({ path: field, message })))
}

/** Where the question comes from. */
interface Asker {
  readonly address: string
  readonly token: string
}

export async function changePassword(
  hub: Hub,
  actor: Actor,
  input: PasswordChange,
  { address, token }: Asker,
): Promise<{ endedSessions: number }> {
  const row = await own(hub.db, actor)
  const tried = { account: userAccount(row.id), address, storedHash: row.password_hash }
  // Counted like a sign-in, so that passwords cannot be guessed from an open session.
  if (!(await passwordFits(hub, { ...tried, password: input.currentPassword }))) {
    throw invalid([{ path: 'currentPassword', message: 'This is not your current password' }])
  }
  const password = input.newPassword
  const owner = { ...row, firstName: row.first_name, lastName: row.last_name }
  const issues = await passwordIssues(await readRules(hub), { path: 'newPassword', password, owner })
  if (password === input.currentPassword) {
    const message = 'This is your current password. Choose another one.'
    throw invalid([{ path: 'newPassword', message }, ...issues])
  }
  if (issues.length > 0) throw invalid(issues)
  const passwordHash = await hash(password)
  return inTransaction(hub, actor, async (unit) => {
    await storePassword(unit, row.id, passwordHash)
    await endOneTimeLinks(unit.tx, row.id)
    const endedSessions = await endSessionsOf(unit.tx, row.id, token)
    const tokens = await endTokensOf(unit.tx, row.id, unit.now)
    const changesData = { actionNotes: endedWords(`${endedSessions} other sessions`, tokens) }
    unit.record({ action: 'password_changed', entityType: 'user', entityId: row.id, changesData })
    return { endedSessions }
  })
}

export const ownSessions = (hub: Hub, actor: Actor, token: string): Promise<UserSession[]> =>
  sessionsOf(hub, actor.id, token)

/** Treat other users’ items as not found. */
export async function refuseForeignSession(hub: Hub, actor: Actor, id: number): Promise<void> {
  const sessions = await sessionsOf(hub, actor.id, undefined)
  if (!sessions.some((session) => session.id === id)) throw notFound('This session does not exist')
}

export async function endOwnSession(
  hub: Hub,
  actor: Actor,
  id: number,
  token: string,
): Promise<UserSession[]> {
  await inTransaction(hub, actor, async ({ tx, record }) => {
    if (!(await endSession(tx, actor.id, id))) return
    const changesData = { actionNotes: 'One session ended' }
    record({ action: 'sessions_ended', entityType: 'user', entityId: actor.id, changesData })
  })
  return sessionsOf(hub, actor.id, token)
}

export async function endOtherSessions(hub: Hub, actor: Actor, token: string): Promise<UserSession[]> {
  await inTransaction(hub, actor, async ({ tx, now, record }) => {
    const ended = await endSessionsOf(tx, actor.id, token)
    const tokens = await endTokensOf(tx, actor.id, now)
    if (ended + tokens.tokens + tokens.addresses === 0) return
    const changesData = { actionNotes: endedWords(`${ended} other sessions`, tokens) }
    record({ action: 'sessions_ended', entityType: 'user', entityId: actor.id, changesData })
  })
  return sessionsOf(hub, actor.id, token)
}
