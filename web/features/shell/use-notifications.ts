import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { notificationsApi } from '#core/contract/notifications.ts'
import { call } from '#web/platform/api-client.ts'
import { useChange } from '#web/platform/use-change.ts'

const calmMs = 60_000

const notificationsQuery = queryOptions({
  queryKey: ['notifications', 'list'] as const,
  queryFn: ({ signal }) => call(notificationsApi.list, { signal }),
})

/** Asked for every minute while the page is looked at, and when somebody comes back to it or goes elsewhere. */
export function useNotifications() {
  const notifications = useQuery({ ...notificationsQuery, refetchInterval: calmMs })
  const { refetch, data } = notifications
  const path = useLocation({ select: (location) => location.pathname })
  const shownPath = useRef(path)
  useEffect(() => {
    const ask = () => void refetch({ cancelRefetch: false })
    if (shownPath.current !== path) {
      shownPath.current = path
      ask()
    }
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [path, refetch])
  useNews(data && (data.items[0]?.id ?? 0))
  return notifications
}

/**
 * News mean that somebody else asked or decided something: the lists that show it are loaded anew. A single
 * record waits until it is opened, as somebody may be typing into it.
 */
function useNews(newest: number | undefined): void {
  const client = useQueryClient()
  const known = useRef(newest)
  useEffect(() => {
    const before = known.current
    known.current = newest
    if (before === undefined || newest === undefined || newest <= before) return
    void client.invalidateQueries({ queryKey: ['requests'] })
    void client.invalidateQueries({ queryKey: ['comments'] })
    void client.invalidateQueries({ queryKey: ['master-di'], refetchType: 'none' })
    void client.invalidateQueries({ queryKey: ['master-di', 'list'] })
    void client.invalidateQueries({ queryKey: ['master-di', 'stats'] })
  }, [newest, client])
}

/** Marks one as read, or all of them. */
export function useMarkRead() {
  return useChange<number | 'all'>({
    nouns: ['notifications'],
    run: (which) =>
      which === 'all'
        ? call(notificationsApi.readAll)
        : call(notificationsApi.read, { params: { id: which } }),
  })
}
