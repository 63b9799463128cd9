import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { authApi } from '#core/contract/auth.ts'
import { authTexts } from '#web/messages/en/auth.ts'
import { wordsOf } from '#web/messages/words.ts'
import { toast } from '#web/ui/toast-store.ts'
import { call } from './api-client.ts'
import { type Session, SessionContext } from './session.tsx'
import { readToken, removeToken, subscribeToToken } from './session-token.ts'

/** Keyed by token, so that sessions do not share cached data. */
export const currentUserQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['current-user', token],
    queryFn: ({ signal }) => call(authApi.me, { signal }),
    enabled: token !== null,
    staleTime: 5 * 60_000,
  })

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
