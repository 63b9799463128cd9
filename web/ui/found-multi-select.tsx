import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useState } from 'react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Noun } from '#web/platform/query-client.ts'
import { type Find, type Found, useFound } from './use-found.ts'

interface FoundMultiSelectProps extends Pick<MultiSelectProps, 'label' | 'description' | 'error'> {
  noun: Noun
  find: Find
  value: readonly Found[]
  onChange: (value: readonly Found[]) => void
}

/** Multiple selection from a large list, searched on the server. */
export function FoundMultiSelect({ noun, find, value, onChange, error, ...input }: FoundMultiSelectProps) {
  const t = wordsOf(uiTexts.field)
  const [typed, setTyped] = useState('')
  const { found, failure, nothingFoundMessage } = useFound(noun, find, typed)
  const offered = [...value, ...found.filter(({ id }) => value.every((one) => one.id !== id))]
  return (
    <MultiSelect
      {...input}
      error={error ?? failure}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      hidePickedOptions
      // No client-side filter: the server already searched, in more than the labels.
      filter={({ options }) => options}
      nothingFoundMessage={nothingFoundMessage}
      data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value.map(({ id }) => String(id))}
      onChange={(ids) => onChange(offered.filter(({ id }) => ids.includes(String(id))))}
      searchValue={typed}
      onSearchChange={setTyped}
    />
  )
}
