import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Noun } from '#web/platform/query-client.ts'

/** A search result: id, name and a distinguishing detail. */
export interface Found {
  readonly id: number
  readonly name: string
  readonly detail?: string | undefined
}

/** Searches by a few letters; returns some results for an empty text. */
export type Find = (search: string, signal: AbortSignal) => Promise<readonly Found[]>

const debounceMs = 150

/** What the server finds while somebody types. `chosen` stands in the input: it is no search. */
export function useFound(noun: Noun, find: Find, typed: string, chosen?: string) {
  const t = wordsOf(uiTexts.field)
  const [search] = useDebouncedValue(typed.trim(), debounceMs)
  const asked = search === chosen ? '' : search
  const { data, error, isFetching } = useQuery({
    queryKey: [noun, 'found', asked] as const,
    queryFn: ({ signal }) => find(asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  return {
    found: data ?? [],
    failure: error ? t('searchFailed', { message: error.message }) : undefined,
    nothingFoundMessage: isFetching || error ? undefined : t('nothingFound'),
  }
}
