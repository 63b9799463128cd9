import { useQuery } from '@tanstack/react-query'

export type ServerHealth = 'online' | 'offline'

const calmMs = 60_000
const watchfulMs = 10_000

/** Server status, polled every minute while the page is visible, and more often after a failure. */
export function useServerHealth(): ServerHealth {
  const { data } = useQuery({
    queryKey: ['server', 'health'],
    queryFn: ask,
    refetchInterval: (query) => (query.state.data === 'offline' ? watchfulMs : calmMs),
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    staleTime: watchfulMs,
  })
  return data ?? 'online'
}

async function ask({ signal }: { signal: AbortSignal }): Promise<ServerHealth> {
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(8_000)])
    const response = await fetch('/healthz', { signal: patience, cache: 'no-store' })
    return response.ok ? 'online' : 'offline'
  } catch {
    return 'offline'
  }
}
