import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type ScreenPath, screensTexts } from '#web/messages/en/screens.ts'
import { shellTexts } from '#web/messages/en/shell.ts'
import { wordsOf } from '#web/messages/words.ts'
import { neededFor } from '#web/platform/screen-permissions.ts'
import { can, useCurrentUser } from '#web/platform/session.tsx'
import { matchesWords, type PaletteGroup, type PaletteSource } from './palette-source.ts'

interface PaletteResults {
  readonly groups: readonly PaletteGroup[]
  readonly searching: boolean
  readonly failed: boolean
}

const debounceMs = 120

/** What all sources find, in their order; a slow or failing one does not hold up the others. */
export function usePaletteResults(sources: readonly PaletteSource[], typed: string): PaletteResults {
  const [query] = useDebouncedValue(typed.trim(), debounceMs)
  const asked = sources.filter((source) => query.length >= source.fromLength)
  const results = useQueries({
    queries: asked.map((source) => ({
      queryKey: ['palette', source.id, query] as const,
      queryFn: async ({ signal }: { signal: AbortSignal }) => source.find(query, signal),
      // Records come and go: an answer is good for the time the palette is open.
      gcTime: 0,
      staleTime: 30_000,
    })),
  })
  const groups = asked
    .map(({ id, heading }, index) => ({ id, heading, items: results[index]?.data ?? [] }))
    .filter((group) => group.items.length > 0)
  return {
    groups,
    searching: query !== typed.trim() || results.some((result) => result.isPending),
    failed: results.some((result) => result.isError),
  }
}

/** The screens the router knows and the user may open. */
export function useScreensSource(): PaletteSource {
  const router = useRouter()
  const t = wordsOf(screensTexts)
  const words = wordsOf(shellTexts.palette)
  const heading = words('screens')
  const user = useCurrentUser()

  return useMemo(() => {
    const paths = Object.keys(router.routesByPath).filter(
      (path): path is ScreenPath => path in screensTexts && !path.includes('$'),
    )
    const items = paths
      .filter((path) => {
        const needed = neededFor(path)
        return needed === undefined || can(user, needed)
      })
      // /master-di shows the records too; one of them is enough here.
      .filter((path) => path !== '/master-di')
      .map((path) => ({
        id: path,
        title: t(`${path}.title`),
        detail: t(`${path}.purpose`),
        href: path,
      }))
    return {
      id: 'screens',
      heading,
      fromLength: 0,
      find: (query) => items.filter(({ title, detail }) => matchesWords(`${title} ${detail}`, query)),
    }
  }, [router, t, heading, user])
}
