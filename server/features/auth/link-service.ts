import { hash } from '@node-rs/argon2'
import type { LinkInfo } from '#core/contract/auth.ts'
import { authorOf } from '#server/accounts/account-presenter.ts'
import { type AccountRow, findAccount, storePassword } from '#server/accounts/account-queries.ts'
import { endOneTimeLinks, findOneTimeLink, spendOneTimeLink } from '#server/accounts/one-time-link-queries.ts'
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
  return { row, expiresAt: link.expires_at }
}

export async function linkInfo(hub: Hub, token: string): Promise<LinkInfo> {
  const { row, expiresAt } = await openLink(hub, token)
  return {
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    company: row.company,
    firstPassword: row.password_hash === '',
    expiresAt: expiresAt.toISOString(),
  }
}

export async function setPasswordByLink(
  hub: Hub,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<{ username: string }> {
  const { row } = await openLink(hub, token)
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
