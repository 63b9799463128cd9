import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import type { Credentials, CurrentUser, Registration } from '#core/contract/auth.ts'
import type { Issue } from '#core/contract/problem.ts'
import { permissionsOf, type Role } from '#core/lifecycle/permissions.ts'
import type { HouseRules } from '#core/lifecycle/settings.ts'
import { fold } from '#core/text/fold.ts'
import type { Author } from '#server/platform/audit.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import { minuteOf, userAccount } from '#server/platform/security-log.ts'
import { closeSession, openSession } from '#server/platform/session.ts'
import { readRules } from '#server/settings/settings-store.ts'
import {
  anyUser,
  findTaken,
  findUser,
  findUserByName,
  insertUser,
  lockRegistration,
  noteLogin,
  type UserRow,
} from './auth-queries.ts'
import {
  accountNamesKey,
  countWrongPassword,
  forgetWrongPasswords,
  wrongPasswordsSince,
} from './wrong-password-queries.ts'

/** Decision D3: ten wrong passwords lock an account for that address for 15 minutes. */
const wrongPasswordLimit = 10
const lockMinutes = 15

export async function register(hub: Hub, input: Registration): Promise<CurrentUser> {
  const passwordHash = await hash(input.password)
  return inTransaction(hub, null, async ({ tx, now, record }) => {
    await lockRegistration(tx)
    await refuseTaken(tx, input)
    const granted: Role[] = (await anyUser(tx)) ? ['user'] : ['admin', 'user']
    const id = await insertUser(tx, { ...input, passwordHash, granted, now })
    const row = await findUser(tx, id)
    if (!row) throw new Error('The account just added cannot be read')
    const changes = [{ field: 'roles', from: null, to: granted }]
    // Nobody is signed in yet: who registers does it herself.
    record({ action: 'registered', entityType: 'user', entityId: id, changesData: { changes } }, nameOf(row))
    return presentUser(row)
  })
}

async function refuseTaken(tx: Parameters<typeof findTaken>[0], input: Registration): Promise<void> {
  const taken = await findTaken(tx, input.email, input.username)
  const issues: Issue[] = []
  if (taken.some((row) => row.email_key === fold(input.email))) {
    issues.push({ path: 'email', message: 'An account with this email already exists' })
  }
  if (taken.some((row) => row.username_key === fold(input.username.trim()))) {
    issues.push({ path: 'username', message: 'This username is taken' })
  }
  const first = issues[0]
  if (first) throw new Refusal('duplicate_record', first.message, { issues })
}

export async function login(
  hub: Hub,
  input: Credentials,
  address: string,
): Promise<{ token: string; user: CurrentUser }> {
  const row = await findUserByName(hub.db, input.emailOrUsername)
  // One account, whichever of its names was typed.
  const account = row ? userAccount(row.id) : await markOf(hub, input.emailOrUsername)
  const right = await inTurn(`${account} ${address}`, () => tryPassword(hub, row, account, address, input))
  // The same words for every cause: the answer never says which half was wrong.
  if (!row || !right) throw new Refusal('unauthenticated', 'Invalid email, username or password')
  const rules = await readRules(hub)
  return inTransaction(hub, actorOf(row, rules), async ({ tx, now, record }) => {
    const token = await openSession(tx, row.id, now)
    await noteLogin(tx, row.id, now)
    record({ action: 'signed_in', entityType: 'user', entityId: row.id })
    return { token, user: presentUser({ ...row, last_login: now }) }
  })
}

/**
 * Stands for a name no account has. People type passwords there: the mark says whether two were the same, and is
 * too short to prove a guess (docs/decisions/007).
 */
async function markOf(hub: Hub, typed: string): Promise<string> {
  const mark = createHmac('sha256', await accountNamesKey(hub.db))
    .update(fold(typed.trim()))
    .digest('hex')
  return `name:${mark.slice(0, 6)}`
}

/** Judges and counts one try; a right one ends the count. */
async function tryPassword(
  hub: Hub,
  row: UserRow | undefined,
  account: string,
  address: string,
  input: Credentials,
): Promise<boolean> {
  // Counted by whole minutes, so look back to the beginning of one.
  const since = minuteOf(new Date(hub.now().getTime() - lockMinutes * 60_000))
  await refuseLocked(hub, account, address, since)
  const right = (await passwordIsRight(row?.password_hash, input.password)) && row?.is_active === true
  if (right) await forgetWrongPasswords(hub.db, account, address)
  else {
    await countWrongPassword(hub.db, { account, address, since, minute: minuteOf(hub.now()) })
    hub.securityLog.count({ kind: 'failed-sign-in', account, address })
  }
  return right
}

const turns = new Map<string, Promise<unknown>>()

/** One after another: tries sent all at once would each be judged before any of them is counted. */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work, work)
  turns.set(key, mine)
  try {
    return await mine
  } finally {
    if (turns.get(key) === mine) turns.delete(key)
  }
}

async function refuseLocked(hub: Hub, account: string, address: string, since: Date): Promise<void> {
  const wrong = await wrongPasswordsSince(hub.db, account, address, since)
  if (wrong.fromAddress >= wrongPasswordLimit) {
    hub.securityLog.count({ kind: 'locked-account', account, address })
    throw new Refusal('too_many_requests', `Too many wrong passwords. Try again in ${lockMinutes} minutes.`, {
      retryAfterSeconds: lockMinutes * 60,
    })
  }
  // Many addresses trying one account are slowed, not locked: its owner must still get in.
  if (wrong.fromAll > wrongPasswordLimit) await wait(Math.min(2000, wrong.fromAll * 20))
}

/** A hash of nothing anybody knows; verifying against it makes unknown accounts take as long as known ones. */
const decoyHash = hash('decoy: no account has this')

async function passwordIsRight(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoyHash), password)
  return stored !== undefined && matches
}

/** Whether it is the password of who is signed in; wrong ones count as at signing in. */
export async function confirmPassword(
  hub: Hub,
  { id }: Actor,
  password: string,
  address: string,
): Promise<boolean> {
  const row = await findUser(hub.db, id)
  const account = userAccount(id)
  const input = { emailOrUsername: row?.username ?? '', password }
  return inTurn(`${account} ${address}`, () => tryPassword(hub, row, account, address, input))
}

export async function logout(hub: Hub, actor: Actor, token: string): Promise<Record<string, never>> {
  return inTransaction(hub, actor, async ({ tx, record }) => {
    await closeSession(tx, token)
    record({ action: 'signed_out', entityType: 'user', entityId: actor.id })
    return {}
  })
}

export async function currentUser(hub: Hub, actor: Actor): Promise<CurrentUser> {
  const row = await findUser(hub.db, actor.id)
  if (!row) throw new Refusal('unauthenticated', 'Please sign in')
  return presentUser(row)
}

const nameOf = (row: UserRow): Author => ({ id: row.id, name: `${row.first_name} ${row.last_name}` })

function actorOf(row: UserRow, rules: HouseRules): Actor {
  return {
    ...nameOf(row),
    roles: row.roles,
    permissions: permissionsOf(row.roles, row.extra_permissions),
    rules,
  }
}

function presentUser(row: UserRow): CurrentUser {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    email: row.email,
    company: row.company,
    jobTitle: row.job_title,
    department: row.department,
    phone: row.phone,
    profileImageUrl: row.profile_image_url,
    roles: row.roles,
    permissions: permissionsOf(row.roles, row.extra_permissions),
    isActive: row.is_active,
    lastLogin: row.last_login?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
