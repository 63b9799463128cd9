import { Autocomplete, Group, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import type { EmdnEntry, EmdnLookup } from '#core/contract/emdn.ts'
import { checkEmdnCode } from '#core/identifiers/emdn-code.ts'
import { emdnLookupQuery, emdnSearchQuery, isSearched } from '#web/data/emdn.ts'
import { recordFormTexts } from '#web/messages/en/record-form.ts'
import { wordsOf } from '#web/messages/words.ts'
import { type FormFieldProps, useFormField } from '#web/ui/form-field.ts'
import type { FormValues } from './form-values.ts'
import { NoCodeFound } from './no-code-found.tsx'

const debounceMs = 120
/** As many as a list beside an input shows without hiding the form. */
const offered = 20

/**
 * A code of the nomenclature: found by its number or by words while somebody types. Only the most detailed codes are
 * offered to be chosen; any other may be typed, and what the loaded version says of it stands below.
 */
export function NomenclatureField(props: FormFieldProps<FormValues> & { control: Control<FormValues> }) {
  const { input, value, change } = useFormField(props)
  const text = typeof value === 'string' ? value : ''
  const [search] = useDebouncedValue(text.trim(), debounceMs)
  const asked = useQuery({
    ...emdnSearchQuery(search, { limit: offered, terminal: true }),
    enabled: !props.readOnly && isSearched(search),
  })
  const found = !props.readOnly && isSearched(search) ? (asked.data ?? []) : []
  const isCode = checkEmdnCode(search).valid
  const { data: known } = useQuery({ ...emdnLookupQuery(search), enabled: isCode })
  const entries = new Map(found.map((entry) => [entry.code, entry]))
  const said = isCode && search === text.trim() ? known : undefined
  return (
    <div>
      <Autocomplete
        {...input}
        autoComplete="off"
        classNames={{ input: 'code' }}
        comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
        maxDropdownHeight={320}
        // The server has looked for it already, in the terms too.
        filter={({ options }) => options}
        // What stands in the input already is no choice.
        data={found.filter(({ code }) => code !== text).map(({ code }) => code)}
        renderOption={({ option }) => <Option entry={entries.get(option.value)} />}
        value={text}
        onChange={(next) => change(next)}
      />
      <div role="status">
        {said && <Standing said={said} />}
        {!props.readOnly &&
          !isCode &&
          asked.data?.length === 0 &&
          isSearched(search) &&
          search === text.trim() && <NoCodeFound />}
      </div>
    </div>
  )
}

function Option({ entry }: { entry: EmdnEntry | undefined }) {
  if (!entry) return null
  return (
    <Group gap="sm" wrap="nowrap" align="baseline" maw="34rem">
      <Text span className="code" size="sm" fw={600}>
        {entry.code}
      </Text>
      <Text span size="xs">
        {entry.term}
      </Text>
    </Group>
  )
}

/** What a code that is only read stands for. */
export function CodeTerm({ code }: { code: unknown }) {
  const text = typeof code === 'string' ? code : ''
  const { data } = useQuery({ ...emdnLookupQuery(text), enabled: checkEmdnCode(text).valid })
  return data ? <Standing said={data} /> : null
}

/** The term of the code, or why it may not be the right one. */
function Standing({ said }: { said: EmdnLookup }) {
  const t = wordsOf(recordFormTexts.nomenclature)
  const { standing, entry, version } = said
  const doubt =
    standing === 'unknown'
      ? t('unknown', { version })
      : standing === 'not-terminal'
        ? t('notTerminal')
        : undefined
  return (
    <>
      {entry && (
        <Text component="span" display="block" size="xs" mt={4}>
          {entry.term}
        </Text>
      )}
      {doubt !== undefined && (
        <Text component="span" display="block" size="xs" mt={4} c="var(--tone-caution)">
          {doubt}
        </Text>
      )}
    </>
  )
}
