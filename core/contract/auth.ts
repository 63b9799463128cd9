import { z } from 'zod'
import { permissions, roles } from '#core/lifecycle/permissions.ts'
import { registrationModes } from '#core/lifecycle/settings.ts'
import { endpoint } from './endpoint.ts'
import {
  CurrentPassword,
  Email,
  FirstName,
  filled,
  LastName,
  OptionalText,
  Password,
  Username,
} from './person-fields.ts'
import { Code, PasskeyAnswer, PasskeyOptions } from './signing.ts'

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
  /** It was given both to decide and to manage: in controlled mode it decides nothing until that is settled. */
  mustSettleRoles: z.boolean(),
  isActive: z.boolean(),
  lastLogin: z.string().nullable(),
  createdAt: z.string(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const Registration = z.object({
  firstName: FirstName,
  lastName: LastName,
  email: Email,
  username: Username,
  password: Password,
  company: filled(255, 'Company is required'),
  jobTitle: OptionalText,
  department: OptionalText,
  /** Sent by every client, decided by the server. */
  roles: z.array(z.string()).optional(),
  /** For the first account of a hub that others can reach: printed when the server starts. */
  setupCode: OptionalText,
})
export type Registration = z.infer<typeof Registration>

export const Credentials = z.object({
  emailOrUsername: filled(254, 'Email or username is required'),
  password: CurrentPassword('Password is required'),
  /** Of an account with a second factor; without it the answer asks for the second step. */
  code: Code.nullish(),
})
export type Credentials = z.infer<typeof Credentials>

/** Who is signed in, as her own browser is told. */
export const Me = CurrentUser.extend({
  /** The settings ask for a second factor: until she has one, she may do nothing else. */
  needsSecondFactor: z.boolean(),
})
export type Me = z.infer<typeof Me>

const SignedIn = z.object({ token: z.string(), user: CurrentUser })

/** The first step was right: the second goes to POST /api/auth/second-factor within five minutes. */
const SecondStep = z.object({
  challenge: z.string(),
  /** Whether the account has an authenticator app. */
  takesCode: z.boolean(),
  /** Where it has passkeys for this host: what the browser is asked with. */
  passkey: PasskeyOptions.nullable(),
})
export type SecondStep = z.infer<typeof SecondStep>

export const SignInAnswer = z.union([SignedIn, SecondStep])
export type SignInAnswer = z.infer<typeof SignInAnswer>

export const ProviderInfo = z.object({
  /** As the button calls it; null where there is none. */
  name: z.string().nullable(),
  /** Whether accounts sign in with a password; else one account does. */
  localSignIn: z.boolean(),
})
export type ProviderInfo = z.infer<typeof ProviderInfo>

/** Where the browser goes. */
const ProviderAddress = z.object({ address: z.string() })

/** She has proved to the provider again who she is: signs one decision, within five minutes. */
const Confirmation = z.object({ confirmation: z.string() })

export const ProviderAnswer = z.union([SignedIn, SecondStep, Confirmation])
export type ProviderAnswer = z.infer<typeof ProviderAnswer>

/** Public information for registration and for choosing a password. */
export const RegistrationInfo = z.object({
  mode: z.enum(registrationModes),
  /** There are no accounts yet; the first one becomes the administrator. */
  firstAccount: z.boolean(),
  setupCodeNeeded: z.boolean(),
  minPasswordLength: z.int(),
  /** Policy for passwords that are easy to guess. */
  weakPasswords: z.enum(['warned', 'refused']),
})
export type RegistrationInfo = z.infer<typeof RegistrationInfo>

/** In the body only: an address would end up in logs and histories. */
const LinkToken = z.object({ token: filled(200, 'This link is not complete') })

export const LinkInfo = z.object({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  /** A second administrator has the link and who asked for it has a code: both are needed. */
  needsCode: z.boolean(),
  /** The account has no password yet. */
  firstPassword: z.boolean(),
  expiresAt: z.string(),
})
export type LinkInfo = z.infer<typeof LinkInfo>

export const authApi = {
  registration: endpoint({
    method: 'GET',
    path: '/api/auth/registration',
    access: 'public',
    summary: 'Who may register, and what a password has to be like',
    response: RegistrationInfo,
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/auth/link',
    access: 'public',
    summary: 'Whose one-time link this is',
    body: LinkToken,
    response: LinkInfo,
  }),
  linkPassword: endpoint({
    method: 'POST',
    path: '/api/auth/link/password',
    access: 'public',
    summary: 'Set the password of the account a one-time link belongs to; all its sessions end',
    body: LinkToken.extend({ password: Password, code: z.string().max(40).nullish() }),
    response: z.object({ username: z.string() }),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    access: 'signed-in',
    withoutSecondFactor: true,
    summary: 'Who is signed in, with roles and permissions',
    response: Me,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in with e-mail or username; the token goes into the Authorization header as a bearer',
    body: Credentials,
    response: SignInAnswer,
  }),
  secondFactor: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor',
    access: 'public',
    summary: 'The second step of signing in: a code of the authenticator app, a recovery code or a passkey',
    body: z.object({
      challenge: filled(200, 'Sign in with your password first'),
      code: Code.nullish(),
      passkey: PasskeyAnswer.nullish(),
    }),
    response: SignedIn,
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
    signedInOnly: true,
    withoutSecondFactor: true,
    summary: 'End this session; answers where the provider’s ends, if one was signed in with',
    response: z.object({ address: z.string().optional() }),
  }),
  provider: endpoint({
    method: 'GET',
    path: '/api/auth/provider',
    access: 'public',
    summary: 'The provider people sign in with (OpenID Connect), if there is one',
    response: ProviderInfo,
  }),
  beginProvider: endpoint({
    method: 'POST',
    path: '/api/auth/provider/begin',
    access: 'public',
    summary: 'Begin to sign in with the provider; the browser gets a cookie and goes to the address',
    response: ProviderAddress,
  }),
  confirmWithProvider: endpoint({
    method: 'POST',
    path: '/api/auth/provider/confirm',
    access: 'signed-in',
    signedInOnly: true,
    withoutSecondFactor: true,
    summary: 'Begin to prove to the provider again who one is',
    response: ProviderAddress,
  }),
  finishProvider: endpoint({
    method: 'POST',
    path: '/api/auth/provider/finish',
    access: 'public',
    summary: 'What the provider sent the browser back with: the query of the address',
    body: z.object({ query: filled(8000, 'The address is not complete') }),
    response: ProviderAnswer,
  }),
}
