import { z } from 'zod'
import { permissions, roles } from '#core/lifecycle/permissions.ts'
import { CurrentUser } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './id-params.ts'
import { userSortFields, userStatuses } from './list-filters.ts'
import { listQuery } from './list-query.ts'
import { Email, FirstName, LastName, OptionalText, Permissions, Roles, Username } from './person-fields.ts'

/** Accounts, as user managers see them (decisions D3, D47). */

export const User = CurrentUser.extend({
  revision: z.int(),
  /** Granted in addition to the roles. */
  extraPermissions: z.array(z.enum(permissions)),
  status: z.enum([...userStatuses, 'deleted']),
  /** False until the new account’s one-time link is used. */
  hasPassword: z.boolean(),
  /** The number of the change of its rights, or of the link, that waits for a second administrator. */
  awaitsCountersignature: z.int().nullable(),
  /** What the person who asks may do with the account. */
  abilities: z.object({ edit: z.boolean(), makeLink: z.boolean() }),
})
export type User = z.infer<typeof User>

const oneOrSeveral = <T extends z.ZodType>(value: T) =>
  z
    .union([value, z.array(value)])
    .transform((given) => [given].flat() as z.output<T>[])
    .optional()

export const UserQuery = listQuery(User, userSortFields, {
  status: oneOrSeveral(z.enum(userStatuses)),
  role: oneOrSeveral(z.enum(roles)),
  id: IdParams.shape.id.optional(),
})
export type UserQuery = z.output<typeof UserQuery>

const atLeastOne = 'At least one role is required'

export const NewUser = z.object({
  firstName: FirstName,
  lastName: LastName,
  email: Email,
  username: Username,
  company: OptionalText,
  jobTitle: OptionalText,
  department: OptionalText,
  phone: OptionalText,
  roles: Roles.min(1, atLeastOne),
  extraPermissions: Permissions.optional(),
  isActive: z.boolean('Say whether the account is active').optional(),
})
export type NewUser = z.infer<typeof NewUser>

/** An absent property stays as it is. */
export const UserChange = NewUser.partial().extend({ revision: z.int().nullish() })
export type UserChange = z.infer<typeof UserChange>

export const UserStatusChange = z.object({ isActive: z.boolean('Say whether the account is active') })

/** The token for `/login#invite=`; returned only once. */
const OneTimeLink = z.object({ token: z.string(), expiresAt: z.string() })
export type OneTimeLink = z.infer<typeof OneTimeLink>

/** How a one-time link gets to its owner. */
export const LinkDelivery = z.object({
  /** Null where whoever asks must not have it: it was mailed, or waits for a second administrator. */
  link: OneTimeLink.nullable(),
  /** Whether the link went to the e-mail address of the account; `none` where the hub has no mail server. */
  mail: z.enum(['none', 'sent', 'failed']),
})
export type LinkDelivery = z.infer<typeof LinkDelivery>

export const UserWithLink = User.extend(LinkDelivery.shape)
export type UserWithLink = z.infer<typeof UserWithLink>

/** A browser session. */
export const UserSession = z.object({
  id: z.int(),
  /** In words: "Firefox on Windows". */
  browser: z.string().nullable(),
  address: z.string().nullable(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** The one this question came with. */
  current: z.boolean(),
})
export type UserSession = z.infer<typeof UserSession>

/** What is open with somebody, told before the account is deactivated or deleted (decision D149). */
export const OpenWork = z.object({
  /** Pending requests assigned to the person. */
  decisions: z.int(),
  /** Pending ones the person asked for, and rejected ones that wait for rework. */
  requests: z.int(),
  rework: z.int(),
  tasks: z.int(),
  projects: z.int(),
  assessments: z.int(),
  /** Imports and validations that run. */
  jobs: z.int(),
  /** Nobody else who can sign in may decide on requests. */
  lastApprover: z.boolean(),
})
export type OpenWork = z.infer<typeof OpenWork>

export const usersApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'manage-users',
    summary: 'Accounts that are not deleted; search by name, username, e-mail or company',
    query: UserQuery,
    response: z.array(User),
    list: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    access: 'manage-users',
    summary: 'Add an account without a password; its one-time link, good for 7 days, is answered once',
    body: NewUser,
    response: UserWithLink,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id',
    access: 'manage-users',
    summary: 'Change an account; an absent property stays as it is',
    params: IdParams,
    body: UserChange,
    response: User,
  }),
  setStatus: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/status',
    access: 'manage-users',
    summary: 'Activate an account or let it in, or deactivate it, which ends its sessions',
    params: IdParams,
    body: UserStatusChange,
    response: User,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: 'manage-users',
    summary:
      'Delete an account: its sessions end, its name stays in what it did, its username is not given again',
    params: IdParams,
    response: User,
  }),
  openWork: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id/open-work',
    access: 'manage-users',
    summary: 'What is open with somebody; ask before an account is deactivated or deleted',
    params: IdParams,
    response: OpenWork,
  }),
  makeLink: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/link',
    access: 'manage-users',
    summary: 'A new one-time link to set a password with; the one before ends',
    params: IdParams,
    response: UserWithLink,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id/sessions',
    access: 'manage-users',
    summary: 'Where somebody is signed in',
    params: IdParams,
    response: z.array(UserSession),
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    access: 'manage-users',
    summary: 'Sign somebody out everywhere',
    params: IdParams,
    response: z.array(UserSession),
  }),
}
