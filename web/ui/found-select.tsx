import { Select, type SelectProps, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Noun } from '#web/platform/query-client.ts'

/** Something that was found: its number, its name, and what tells it from others of that name. */
export interface Found {
  readonly id: number
  readonly name: string
  readonly detail?: string | undefined
}

interface FoundSelectProps extends Pick<SelectProps, 'label' | 'description' | 'error' | 'disabled'> {
  noun: Noun
  /** Looks for it by a few letters; without any, shows some. */
  find: (search: string, signal: AbortSignal) => Promise<readonly Found[]>
  value: Found | undefined
  onChange: (value: Found | undefined) => void
  required?: boolean
}

const debounceMs = 150

/** One of very many: the server looks for it while somebody types. */
export function FoundSelect({ noun, find, value, onChange, required = false, ...input }: FoundSelectProps) {
  const t = useTranslations('ui.field')
  const [typed, setTyped] = useState(value?.name ?? '')
  const [search] = useDebouncedValue(typed.trim(), debounceMs)
  // What is chosen stands in the input: it is no search.
  const asked = search === value?.name ? '' : search
  const { data: found = [], isFetching } = useQuery({
    queryKey: [noun, 'found', asked] as const,
    queryFn: ({ signal }) => find(asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const offered = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found
  const details = new Map(offered.map(({ id, detail }) => [String(id), detail]))
  return (
    <Select
      {...input}
      withAsterisk={required}
      aria-required={required}
      placeholder={t('choose')}
      searchable
      clearable={!required}
      clearButtonProps={{ 'aria-label': t('clear') }}
      // The server has looked for it already, in more than the names.
      filter={({ options }) => options}
      nothingFoundMessage={isFetching ? undefined : t('nothingFound')}
      data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      renderOption={({ option }) => (
        <div>
          <Text size="sm">{option.label}</Text>
          {details.get(option.value) !== undefined && (
            <Text size="xs" c="dimmed">
              {details.get(option.value)}
            </Text>
          )}
        </div>
      )}
      value={value ? String(value.id) : null}
      onChange={(id) => onChange(offered.find((one) => String(one.id) === id))}
      searchValue={typed}
      onSearchChange={setTyped}
    />
  )
}
