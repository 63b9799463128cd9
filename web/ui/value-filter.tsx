import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Popover,
  ScrollArea,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconFilter, IconFilterFilled } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormatter } from 'use-intl'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'

export interface FilterValue {
  readonly value: string
  readonly count: number
}

interface ValueFilterProps {
  /** The column, as its header says it. */
  column: string
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** The choices containing a text: a ValueChoices with what the server answers. */
  choices: (search: string) => ReactNode
}

/** The filter behind a column's header: tick values out of those there are; several mean "or". */
export function ValueFilter(props: ValueFilterProps) {
  const t = wordsOf(uiTexts.filter)
  const [opened, setOpened] = useState(false)
  const active = props.chosen.length > 0
  const name = active
    ? t('active', { column: props.column, count: String(props.chosen.length) })
    : t('filter', { column: props.column })
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      width={280}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant={active ? 'light' : 'subtle'}
          color={active ? undefined : 'gray'}
          size="sm"
          aria-label={name}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {active ? <IconFilterFilled size={14} aria-hidden /> : <IconFilter size={14} aria-hidden />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>{opened && <Values {...props} />}</Popover.Dropdown>
    </Popover>
  )
}

function Values({ column, chosen, onChange, choices }: ValueFilterProps) {
  const t = wordsOf(uiTexts.filter)
  const [text, setText] = useState('')
  const [search] = useDebouncedValue(text, 150)
  return (
    <Stack gap="xs">
      <TextInput
        size="xs"
        label={t('search', { column })}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      {choices(search.trim())}
      <Group justify="flex-end">
        <Button
          size="compact-xs"
          variant="subtle"
          disabled={chosen.length === 0}
          onClick={() => onChange([])}
        >
          {t('clear')}
        </Button>
      </Group>
    </Stack>
  )
}

interface ValueChoicesProps {
  /** The most frequent first; undefined while they load. */
  values: readonly FilterValue[] | undefined
  error: Error | null
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  labelOf?: (value: string) => string
  /** There are more than these; the search finds them. */
  more?: boolean
}

export function ValueChoices({
  values,
  error,
  chosen,
  onChange,
  labelOf = (value) => value,
  more = false,
}: ValueChoicesProps) {
  const t = wordsOf(uiTexts.filter)
  const format = useFormatter()
  if (error) {
    return (
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {error.message}
      </Text>
    )
  }
  const counts = new Map(values?.map(({ value, count }) => [value, count]))
  // Selected values stay visible during a search.
  const offered = [...chosen, ...[...counts.keys()].filter((value) => !chosen.includes(value))]
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <ScrollArea.Autosize mah={260} type="auto">
      <Stack gap={10} py={4}>
        {offered.map((value) => (
          <Checkbox
            key={value}
            size="xs"
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            label={
              <span>
                {labelOf(value)}{' '}
                {counts.has(value) && (
                  <Text span size="xs" c="dimmed">
                    {format.number(counts.get(value) ?? 0)}
                  </Text>
                )}
              </span>
            }
          />
        ))}
        {values !== undefined && offered.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('none')}
          </Text>
        )}
        {more && (
          <Text size="xs" c="dimmed">
            {t('more')}
          </Text>
        )}
      </Stack>
    </ScrollArea.Autosize>
  )
}
