import type { ColumnType, Generated } from 'kysely'
import type { SecurityEventKind } from '#core/audit/security-event.ts'
import type { Permission, Role } from '#core/lifecycle/permissions.ts'

/** The tables of people, of what lets them in, and of who was refused. */

type Immutable<T> = ColumnType<T, T, never>

export interface UsersTable {
  id: Generated<number>
  username: string
  username_key: string
  email: string
  email_key: string
  first_name: string
  last_name: string
  company: string | null
  job_title: string | null
  department: string | null
  phone: string | null
  profile_image_url: string | null
  roles: Role[]
  extra_permissions: ColumnType<Permission[], Permission[] | undefined, Permission[]>
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  /** Empty while nobody has set a password. */
  password_hash: string
  last_login: Date | null
  created_at: Immutable<Date>
  updated_at: Date
  revision: Generated<number>
  /** Registered, and not let in yet; it is not active then. */
  waits: Generated<boolean>
  /** Out of sight: the names stay in histories, and are not given again. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Null where a username from before looks like another one. */
  look_alike_key: ColumnType<string | null, string | null | undefined, string | null>
  /** First and last name, folded: what people are sorted by. */
  name_key: ColumnType<string | null, string | null | undefined, string | null>
}

export interface SessionsTable {
  id: Generated<number>
  token_hash: string
  user_id: number
  created_at: Date
  last_used_at: Date
  /** From where it was opened, and with what. */
  address: ColumnType<string | null, string | null | undefined, string | null>
  user_agent: ColumnType<string | null, string | null | undefined, string | null>
  /** Null where it was not opened by a browser, or before sessions were bound to one. */
  cookie_hash: ColumnType<string | null, string | null | undefined, string | null>
  /** Sealed; what the provider calls the session by, where one was signed in with. */
  id_token: ColumnType<string | null, string | null | undefined, string | null>
  /** Sealed; asks the provider whether the session goes on, where it gives one. */
  refresh_token: ColumnType<string | null, string | null | undefined, string | null>
  /** When the provider last said so; null where it is not asked. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When it was last asked, until it answers. */
  asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** From where somebody has signed in. */
export interface KnownPlacesTable {
  user_id: number
  /** In words: "Firefox on Windows". */
  browser: string
  address: string
  seen_at: Date
}

export interface OneTimeLinksTable {
  token_hash: string
  user_id: number
  created_at: Date
  expires_at: Date
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Of the second half, where two people have to hand it over. */
  code_hash: ColumnType<string | null, string | null | undefined, string | null>
  wrong_codes: Generated<number>
}

export interface SecurityEventsTable {
  id: Generated<number>
  minute: Date
  kind: SecurityEventKind
  account: string
  address: string
  count: number
}

/** The hours whose digest stands in the trail. */
export interface SecurityDigestsTable {
  hour: Date
}

/** Of what administrators were told, and when last. */
export interface SecurityAlertsTable {
  kind: string
  subject: string
  told_at: Date
}

/** What the lock of an account counts; forgotten when the lock ends. */
export interface WrongPasswordsTable {
  account: string
  address: string
  minute: Date
  count: number
}

export interface HubKeysTable {
  purpose: string
  key: string
}
