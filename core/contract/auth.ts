import { z } from 'zod'
import { plainText } from '#core/dictionary/field-schema.ts'
import { permissions, roles } from '#core/lifecycle/permissions.ts'
import { emailForm } from '#core/text/address-forms.ts'
import { isStorable } from '#core/text/storable.ts'
import { endpoint } from './endpoint.ts'

export const CurrentUser = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  jobTitle: z.string().nullable(),
  department: z.string().nullable(),
  phone: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  permissions: z.array(z.enum(permissions)),
  isActive: z.boolean(),
  lastLogin: z.string().nullable(),
  createdAt: z.string(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

/** Text whose absence is told in the words of the field, not of a parser. */
const text = (maxLength: number, message: string) =>
  z
    .string(message)
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(isStorable, 'Contains a character that cannot be stored')

const filled = (maxLength: number, message: string) =>
  text(maxLength, message).refine((given) => given.trim() !== '', message)
const optionalText = plainText(255).nullish()

/** At most 254 characters (RFC 5321). */
export const Email = text(254, 'Valid email is required').regex(emailForm, 'Valid email is required')

/** At most 256 characters: hashing longer ones only burns time (decision D3). */
const Password = z
  .string('Password must be at least 6 characters')
  .min(6, 'Password must be at least 6 characters')
  .max(256, 'At most 256 characters')

export const Registration = z.object({
  firstName: filled(100, 'First name is required'),
  lastName: filled(100, 'Last name is required'),
  email: Email,
  username: text(60, 'Username must be at least 3 characters')
    .refine((given) => given.trim().length >= 3, 'Username must be at least 3 characters')
    .refine((given) => !given.includes('@'), 'A username has no @'),
  password: Password,
  company: filled(255, 'Company is required'),
  jobTitle: optionalText,
  department: optionalText,
  /** Sent by every client, decided by the server. */
  roles: z.array(z.string()).optional(),
})
export type Registration = z.infer<typeof Registration>

export const Credentials = z.object({
  emailOrUsername: filled(254, 'Email or username is required'),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(256, 'At most 256 characters'),
})
export type Credentials = z.infer<typeof Credentials>

export const authApi = {
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    access: 'signed-in',
    summary: 'Who is signed in, with roles and permissions',
    response: CurrentUser,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in with e-mail or username; the token goes into the Authorization header as a bearer',
    body: Credentials,
    response: z.object({ token: z.string(), user: CurrentUser }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Create an account; the first one on an empty hub is its administrator',
    body: Registration,
    response: CurrentUser,
    status: 201,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'signed-in',
    summary: 'End this session',
    response: z.object({}),
  }),
}
