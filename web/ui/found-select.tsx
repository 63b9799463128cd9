import { Select, type SelectProps, Text } from '@mantine/core'
import { useState } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Noun } from '#web/platform/query-client.ts'
import { type Find, type Found, useFound } from './use-found.ts'

interface FoundSelectProps extends Pick<SelectProps, 'label' | 'description' | 'error' | 'disabled'> {
  noun: Noun
  find: Find
  value: Found | undefined
  onChange: (value: Found | undefined) => void
  required?: boolean
}

/** Single selection from a large list, searched on the server. */
export function FoundSelect({
  noun,
  find,
  value,
  onChange,
  error,
  required = false,
  ...input
}: FoundSelectProps) {
  const t = wordsOf(uiTexts.field)
  const [typed, setTyped] = useState(value?.name ?? '')
  const { found, failure, nothingFoundMessage } = useFound(noun, find, typed, value?.name)
  const offered = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found
  const details = new Map(offered.map(({ id, detail }) => [String(id), detail]))
  return (
    <Select
      {...input}
      error={error ?? failure}
      withAsterisk={required}
      aria-required={required}
      placeholder={t('choose')}
      searchable
      clearable={!required}
      clearButtonProps={{ 'aria-label': t('clear') }}
      // No client-side filter: the server already searched, in more than the labels.
      filter={({ options }) => options}
      nothingFoundMessage={nothingFoundMessage}
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
