import { sql } from 'kysely'
import type { Registration } from '#core/contract/auth.ts'
import type { Role } from '#core/lifecycle/permissions.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

const columns = [
  'id',
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
  'password_hash',
  'last_login',
  'created_at',
] as const

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

export async function findUser(db: Db | Tx, id: number) {
  return db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
}

/** By username or e-mail, ignoring case: a username has no @, so the two never meet. */
export async function findUserByName(db: Db | Tx, emailOrUsername: string) {
  const key = fold(emailOrUsername.trim())
  return db
    .selectFrom('users')
    .select(columns)
    .where((where) => where.or([where('username_key', '=', key), where('email_key', '=', key)]))
    .executeTakeFirst()
}

/** Any fixed number; held while an account is added, so that exactly one can be the first. */
const registrationLock = 7_301_002

export async function lockRegistration(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${registrationLock})`.execute(tx)
}

export async function anyUser(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function findTaken(tx: Tx, email: string, username: string) {
  return tx
    .selectFrom('users')
    .select(['email_key', 'username_key'])
    .where((where) =>
      where.or([where('email_key', '=', fold(email)), where('username_key', '=', fold(username.trim()))]),
    )
    .execute()
}

export async function insertUser(
  tx: Tx,
  values: Registration & { passwordHash: string; granted: Role[]; now: Date },
): Promise<number> {
  const row = await tx
    .insertInto('users')
    .values({
      username: values.username.trim(),
      username_key: fold(values.username.trim()),
      email: values.email,
      email_key: fold(values.email),
      first_name: values.firstName.trim(),
      last_name: values.lastName.trim(),
      company: values.company,
      job_title: values.jobTitle ?? null,
      department: values.department ?? null,
      phone: null,
      profile_image_url: null,
      roles: values.granted,
      password_hash: values.passwordHash,
      last_login: null,
      created_at: values.now,
      updated_at: values.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function noteLogin(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.updateTable('users').set({ last_login: now }).where('id', '=', userId).execute()
}
