import { hash } from '@node-rs/argon2'
import type { LinkInfo } from '#core/contract/auth.ts'
import { authorOf } from '#server/accounts/account-presenter.ts'
import { type AccountRow, findAccount, storePassword } from '#server/accounts/account-queries.ts'
import {
  endOneTimeLinks,
  findOneTimeLink,
  isCodeOf,
  mostWrongCodes,
  noteWrongCode,
  spendOneTimeLink,
} from '#server/accounts/one-time-link-queries.ts'
import { passwordIssues } from '#server/accounts/password-rules.ts'
import { endSessionsOf } from '#server/accounts/user-session-queries.ts'
import { endTokensOf } from '#server/accounts/user-token-writes.ts'
import { forgetAllWrongPasswords } from '#server/accounts/wrong-password-queries.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import { type Hub, inTransaction } from '#server/platform/hub.ts'
import { userAccount } from '#server/platform/security-log.ts'
import { readRules } from '#server/settings/settings-queries.ts'

/** Setting a password with a one-time link (decision D47). */

const askForAnother = 'Ask an administrator for a new one.'

const used = () =>
  new Refusal(
    'invalid_transition',
    `This link has already been used. Sign in, or ${askForAnother.toLowerCase()}`,
  )

interface OpenLink {
  readonly row: AccountRow
  readonly expiresAt: Date
  readonly codeHash: string | null
}

async function openLink(hub: Hub, token: string): Promise<OpenLink> {
  const link = await findOneTimeLink(hub.db, token)
  const row = link && (await findAccount(hub.db, link.user_id))
  if (!link || !row) {
    const message = `This link is not valid. It may have been replaced by a newer one. ${askForAnother}`
    throw invalid([{ path: 'token', message }])
  }
  if (link.used_at) throw used()
  if (link.expires_at <= hub.now()) {
    throw new Refusal('invalid_transition', `This link has expired. ${askForAnother}`)
  }
  if (!row.is_active && !row.waits) {
    throw new Refusal('invalid_transition', 'This account is not active. Ask an administrator.')
  }
  if (link.wrong_codes >= mostWrongCodes) {
    throw new Refusal('invalid_transition', `Too many wrong codes were entered. ${askForAnother}`)
  }
  return { row, expiresAt: link.expires_at, codeHash: link.code_hash }
}

export async function linkInfo(hub: Hub, token: string): Promise<LinkInfo> {
  const { row, expiresAt, codeHash } = await openLink(hub, token)
  return {
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    company: row.company,
    needsCode: codeHash !== null,
    firstPassword: row.password_hash === '',
    expiresAt: expiresAt.toISOString(),
  }
}

/** The two halves of a link come from two people, so that neither of them can use it (decision D60). */
async function refuseWrongCode(
  hub: Hub,
  { token, codeHash, code }: { readonly token: string; readonly codeHash: string; readonly code: string },
): Promise<void> {
  if (isCodeOf(codeHash, code)) return
  if (code.trim() !== '') await inTransaction(hub, null, (unit) => noteWrongCode(unit, token))
  const message =
    code.trim() === '' ? 'Enter the code that belongs to this link' : 'This code does not belong to this link'
  throw invalid([{ path: 'code', message }])
}

export async function setPasswordByLink(
  hub: Hub,
  {
    token,
    password,
    code,
  }: { readonly token: string; readonly password: string; readonly code?: string | null | undefined },
): Promise<{ username: string }> {
  const { row, codeHash } = await openLink(hub, token)
  if (codeHash !== null) await refuseWrongCode(hub, { token, codeHash, code: code ?? '' })
  const owner = { ...row, firstName: row.first_name, lastName: row.last_name }
  const issues = await passwordIssues(await readRules(hub), { path: 'password', password, owner })
  if (issues.length > 0) throw invalid(issues)
  const passwordHash = await hash(password)
  return inTransaction(hub, null, async (unit) => {
    if (!(await spendOneTimeLink(unit, token))) throw used()
    await storePassword(unit, row.id, passwordHash)
    await endOneTimeLinks(unit.tx, row.id)
    await endSessionsOf(unit.tx, row.id)
    await endTokensOf(unit.tx, row.id, unit.now)
    // The link proves the user’s identity, so a lock for wrong passwords ends.
    await forgetAllWrongPasswords(unit.tx, userAccount(row.id))
    const changesData = { actionNotes: 'With a one-time link; all sessions and API tokens ended' }
    unit.record(
      { action: 'password_changed', entityType: 'user', entityId: row.id, changesData },
      authorOf(row),
    )
    return { username: row.username }
  })
}
