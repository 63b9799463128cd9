import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { authApi, type Credentials, type CurrentUser } from '#core/contract/auth.ts'
import type { Permission } from '#core/lifecycle/permissions.ts'
import { authTexts } from '#web/messages/en/auth.ts'
import { wordsOf } from '#web/messages/words.ts'
import { toast } from '#web/ui/toast-store.ts'
import { call } from './api-client.ts'
import { readToken, removeToken, storeToken, subscribeToToken } from './session-token.ts'

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly user: CurrentUser }

/** Keyed by token, so that sessions do not share cached data. */
export const currentUserQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['current-user', token],
    queryFn: ({ signal }) => call(authApi.me, { signal }),
    enabled: token !== null,
    staleTime: 5 * 60_000,
  })

const SessionContext = createContext<Session>({ state: 'loading' })

/** Knows who is signed in: no token, no call; a failed call removes the token. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const token = useSyncExternalStore(subscribeToToken, readToken)
  const { data: user, isError } = useQuery(currentUserQuery(token))

  useEffect(() => {
    if (isError) removeToken('refused')
  }, [isError])

  useSessionEndMessage()

  // Clear cached data, so that the next user cannot see it.
  useEffect(() => {
    if (token === null) client.clear()
  }, [token, client])

  const session = useMemo((): Session => {
    if (token === null || isError) return { state: 'signed-out' }
    return user ? { state: 'signed-in', user } : { state: 'loading' }
  }, [token, isError, user])

  return <SessionContext value={session}>{children}</SessionContext>
}

/** Says why the screen is gone, when the server ended the session. */
function useSessionEndMessage(): void {
  const t = wordsOf(authTexts.ended)
  useEffect(
    () =>
      subscribeToToken((change) => {
        if (change === 'refused')
          toast({ title: t('title'), description: t('description'), variant: 'destructive' })
      }),
    [t],
  )
}

export function useSession(): Session {
  return use(SessionContext)
}

const SignedInContext = createContext<CurrentUser | undefined>(undefined)

/** Everything below sees this user, also while the session is just ending. */
export function SignedInUser({ user, children }: { user: CurrentUser; children: ReactNode }) {
  return <SignedInContext value={user}>{children}</SignedInContext>
}

/** The signed-in user; only for screens of the signed-in layout. */
export function useCurrentUser(): CurrentUser {
  const user = use(SignedInContext)
  if (!user) throw new Error('useCurrentUser belongs below SignedInUser')
  return user
}

/** Whether the user holds a permission; an administrator holds all. */
export function can(user: CurrentUser, permission: Permission): boolean {
  return user.roles.includes('admin') || user.permissions.includes(permission)
}

/** `can` for the signed-in user. */
export function useCan(): (permission: Permission) => boolean {
  const user = useCurrentUser()
  return (permission) => can(user, permission)
}

/** Stores the token and loads / afresh, which asks who is signed in. The caller waits for a page that goes. */
export async function login(credentials: Credentials): Promise<void> {
  const { token } = await call(authApi.login, { body: credentials })
  storeToken(token)
}

/** Ends the session here in any case: a failed request is logged and ignored (document 1, section 4.1). */
export async function logout(client: QueryClient): Promise<void> {
  try {
    await call(authApi.logout)
  } catch (failure) {
    console.error('The sign-out request failed; signing out here anyway.', failure)
  }
  removeToken('signed-out')
  client.clear()
}
