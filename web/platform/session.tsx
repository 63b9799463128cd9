import type { QueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import type { Credentials, CurrentUser, Me, ProviderInfo, SecondStep } from '#core/contract/auth.ts'
import type { Permission } from '#core/lifecycle/permissions.ts'
import { call } from './api-client.ts'
import { removeToken, storeToken } from './session-token.ts'

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly user: Me }

/** Loaded when it is needed: the sign-in page shows itself without the contract. */
const authApi = async () => (await import('#core/contract/auth.ts')).authApi

/** Without a provider nobody is signed in, as on the public pages. */
export const SessionContext = createContext<Session>({ state: 'signed-out' })

export function useSession(): Session {
  return use(SessionContext)
}

const SignedInContext = createContext<Me | undefined>(undefined)

/** Everything below sees this user, also while the session is just ending. */
export function SignedInUser({ user, children }: { user: Me; children: ReactNode }) {
  return <SignedInContext value={user}>{children}</SignedInContext>
}

/** The signed-in user; only for screens of the signed-in layout. */
export function useCurrentUser(): Me {
  const user = use(SignedInContext)
  if (!user) throw new Error('useCurrentUser belongs below SignedInUser')
  return user
}

/** Whether the user holds a permission. In controlled mode an administrator does not hold all. */
export const can = (user: CurrentUser, permission: Permission): boolean =>
  user.permissions.includes(permission)

/** `can` for the signed-in user. */
export function useCan(): (permission: Permission) => boolean {
  const user = useCurrentUser()
  return (permission) => can(user, permission)
}

/**
 * Stores the token; the caller loads / afresh, which asks who is signed in. Answers what is asked for
 * where the second step is still to come.
 */
export async function login(credentials: Credentials): Promise<SecondStep | undefined> {
  const answer = await call((await authApi()).login, { body: credentials })
  if (!('token' in answer)) return answer
  storeToken(answer.token)
  return undefined
}

/** The second step, with what the first one answered. */
export async function confirmLogin(
  challenge: string,
  proof: { readonly code: string } | { readonly passkey: { readonly id: string } },
): Promise<void> {
  const { token } = await call((await authApi()).secondFactor, { body: { challenge, ...proof } })
  storeToken(token)
}

/** The provider people sign in with, if there is one. */
export async function askProvider(): Promise<ProviderInfo> {
  return call((await authApi()).provider)
}

/** Ends the session here in any case: a failed request is logged and ignored (document 1, section 4.1). */
export async function logout(client: QueryClient): Promise<void> {
  let address: string | undefined
  try {
    address = (await call((await authApi()).logout)).address
  } catch (failure) {
    console.error('The sign-out request failed; signing out here anyway.', failure)
  }
  removeToken('signed-out')
  client.clear()
  // The session at the provider would sign the next one in.
  if (address !== undefined) window.location.assign(address)
}
