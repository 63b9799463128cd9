import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Noun, refresh } from './query-client.ts'

/** Refreshes what is shown of these nouns when something the server does by itself comes into another state. */
export function useRefreshOn(state: string | undefined, nouns: readonly Noun[]): void {
  const client = useQueryClient()
  const seen = useRef(state)
  const tell = useEffectEvent(() => refresh(client, nouns))
  useEffect(() => {
    const before = seen.current
    seen.current = state
    if (before !== undefined && state !== undefined && before !== state) tell()
  }, [state])
}
