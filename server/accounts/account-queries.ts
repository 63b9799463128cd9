import { sql } from 'kysely'
import type { Permission, Role } from '#core/lifecycle/permissions.ts'
import { fold } from '#core/text/fold.ts'
import { lookAlikeKey } from '#core/text/look-alike.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'

/** People's accounts as they are stored. What is deleted stays, out of sight. */

const columns = [
  'id',
  'revision',
  'username',
  'email',
  'first_name',
  'last_name',
  'company',
  'job_title',
  'department',
  'phone',
  'profile_image_url',
  'roles',
  'extra_permissions',
  'is_active',
  'waits',
  'deleted_at',
  'password_hash',
  'last_login',
  'created_at',
] as const

/** The number of what waits for a second administrator about an account (decision D60). */
export const awaitedCountersignature = sql<number | null>`(
  select waiting.id from countersignatures waiting
  where waiting.user_id = users.id and waiting.status = 'pending' order by waiting.id limit 1)`

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAnyAccount>>>

async function findAnyAccount(db: Db | Tx, id: number) {
  return db
    .selectFrom('users')
    .select(columns)
    .select(awaitedCountersignature.as('awaited'))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** One that is not deleted. */
export async function findAccount(db: Db | Tx, id: number): Promise<AccountRow | undefined> {
  const row = await findAnyAccount(db, id)
  return row?.deleted_at === null ? row : undefined
}

/** The account just written, deleted or not. */
export async function readAccount(tx: Tx, id: number): Promise<AccountRow> {
  const row = await findAnyAccount(tx, id)
  if (!row) throw new Error('The account just written cannot be read')
  return row
}

/** By username or e-mail, ignoring case: a username has no @, so the two never meet. */
export async function findAccountByName(
  db: Db | Tx,
  emailOrUsername: string,
): Promise<AccountRow | undefined> {
  const key = fold(emailOrUsername.trim())
  return db
    .selectFrom('users')
    .select(columns)
    .select(awaitedCountersignature.as('awaited'))
    .where((where) => where.or([where('username_key', '=', key), where('email_key', '=', key)]))
    .executeTakeFirst()
}

/** Any fixed number; held while accounts are added or get other rights: one can be the first, and one stays the last. */
const accountsLock = 7_301_002

export async function lockAccounts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${accountsLock})`.execute(tx)
}

export async function anyAccount(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** How many active administrators are left when this one is not counted. */
export async function otherAdmins(tx: Tx, id: number): Promise<number> {
  const others = await tx
    .selectFrom('users')
    .select('id')
    .where('is_active', '=', true)
    .where('id', '<>', id)
    .where(sql<boolean>`'admin' = any(roles)`)
    .execute()
  return others.length
}

export interface Names {
  readonly email?: string | undefined
  readonly username?: string | undefined
}

/** Which of these names somebody else has, or had before the account was deleted. */
export async function takenNames(tx: Db | Tx, { email, username }: Names, except: number | null) {
  const keys = {
    email_key: email === undefined ? undefined : fold(email.trim()),
    username_key: username === undefined ? undefined : fold(username.trim()),
    look_alike_key: username === undefined ? undefined : lookAlikeKey(username),
  }
  const names = ['email_key', 'username_key', 'look_alike_key'] as const
  const rows = await tx
    .selectFrom('users')
    .select(names)
    .where((where) =>
      where.or(
        names.flatMap((name) => {
          const key = keys[name]
          return key === undefined ? [] : [where(name, '=', key)]
        }),
      ),
    )
    .where('id', '<>', except ?? 0)
    .execute()
  const isTaken = (name: (typeof names)[number]) =>
    keys[name] !== undefined && rows.some((row) => row[name] === keys[name])
  return {
    email: isTaken('email_key'),
    username: isTaken('username_key'),
    looksLike: isTaken('look_alike_key'),
  }
}

export interface NewAccount {
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly company?: string | null | undefined
  readonly jobTitle?: string | null | undefined
  readonly department?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly roles: Role[]
  readonly extraPermissions: Permission[]
  readonly isActive: boolean
  readonly waits: boolean
  /** Empty: it is set with a one-time link. */
  readonly passwordHash: string
}

const orNull = (text: string | null | undefined): string | null => text?.trim() || null

export async function insertAccount({ tx, now }: Unit, account: NewAccount): Promise<AccountRow> {
  const { id } = await tx
    .insertInto('users')
    .values({
      ...nameColumns(account),
      name_key: fold(`${account.firstName.trim()} ${account.lastName.trim()}`),
      first_name: account.firstName.trim(),
      last_name: account.lastName.trim(),
      company: orNull(account.company),
      job_title: orNull(account.jobTitle),
      department: orNull(account.department),
      phone: orNull(account.phone),
      profile_image_url: null,
      roles: account.roles,
      extra_permissions: account.extraPermissions,
      is_active: account.isActive,
      waits: account.waits,
      password_hash: account.passwordHash,
      last_login: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return readAccount(tx, id)
}

function nameColumns({ username, email }: { readonly username: string; readonly email: string }) {
  return {
    username: username.trim(),
    username_key: fold(username.trim()),
    look_alike_key: lookAlikeKey(username),
    email: email.trim(),
    email_key: fold(email.trim()),
  }
}

/** What of an account is changed by people, as the contract calls it. */
export interface AccountFields {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly username: string
  readonly company: string | null
  readonly jobTitle: string | null
  readonly department: string | null
  readonly phone: string | null
  readonly roles: Role[]
  readonly extraPermissions: Permission[]
  readonly isActive: boolean
  readonly profileImageUrl: string | null
}

export const fieldsOf = (row: AccountRow): AccountFields => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  username: row.username,
  company: row.company,
  jobTitle: row.job_title,
  department: row.department,
  phone: row.phone,
  roles: row.roles,
  extraPermissions: row.extra_permissions,
  isActive: row.is_active,
  profileImageUrl: row.profile_image_url,
})

/** A decision about being active ends the waiting, whichever way it goes. */
export async function storeAccount(
  { tx, now }: Unit,
  before: AccountRow,
  fields: AccountFields,
  waits = before.waits,
): Promise<AccountRow> {
  const named = before.username === fields.username && before.email === fields.email
  await tx
    .updateTable('users')
    .set({
      ...(named ? {} : nameColumns(fields)),
      name_key: fold(`${fields.firstName} ${fields.lastName}`),
      first_name: fields.firstName,
      last_name: fields.lastName,
      company: fields.company,
      job_title: fields.jobTitle,
      department: fields.department,
      phone: fields.phone,
      roles: fields.roles,
      extra_permissions: fields.extraPermissions,
      is_active: fields.isActive,
      profile_image_url: fields.profileImageUrl,
      waits,
      revision: before.revision + 1,
      updated_at: now,
    })
    .where('id', '=', before.id)
    .execute()
  return readAccount(tx, before.id)
}

export async function markDeleted({ tx, now }: Unit, row: AccountRow): Promise<AccountRow> {
  await tx
    .updateTable('users')
    .set({
      deleted_at: now,
      is_active: false,
      waits: false,
      profile_image_url: null,
      revision: row.revision + 1,
      updated_at: now,
    })
    .where('id', '=', row.id)
    .execute()
  return readAccount(tx, row.id)
}

export async function storePassword({ tx, now }: Unit, id: number, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Until a new one is set with a link, nobody signs in. */
export const forgetPassword = (unit: Unit, id: number): Promise<void> => storePassword(unit, id, '')

export async function noteLogin({ tx, now }: Unit, id: number): Promise<void> {
  await tx.updateTable('users').set({ last_login: now }).where('id', '=', id).execute()
}
