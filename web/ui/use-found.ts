import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Noun } from '#web/platform/query-client.ts'

/** Something that was found: its number, its name, and what tells it from others of that name. */
export interface Found {
  readonly id: number
  readonly name: string
  readonly detail?: string | undefined
}

/** Looks for something by a few letters; without any, shows some. */
export type Find = (search: string, signal: AbortSignal) => Promise<readonly Found[]>

const debounceMs = 150

/** What the server finds while somebody types. `chosen` stands in the input: it is no search. */
export function useFound(noun: Noun, find: Find, typed: string, chosen?: string) {
  const t = useTranslations('ui.field')
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
