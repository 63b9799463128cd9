import { Select, type SelectProps, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Noun } from '#web/platform/query-client.ts'
import { type Find, type Found, useFound } from './use-found.ts'

interface FoundSelectProps extends Pick<SelectProps, 'label' | 'description' | 'error' | 'disabled'> {
  noun: Noun
  find: Find
  value: Found | undefined
  onChange: (value: Found | undefined) => void
  required?: boolean
}

/** One of very many: the server looks for it while somebody types. */
export function FoundSelect({
  noun,
  find,
  value,
  onChange,
  error,
  required = false,
  ...input
}: FoundSelectProps) {
  const t = useTranslations('ui.field')
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
      // The server has looked for it already, in more than the names.
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
