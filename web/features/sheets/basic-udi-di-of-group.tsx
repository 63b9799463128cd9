import { Autocomplete, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { riskClasses } from '#core/code-lists/risk-classes.ts'
import { usedBasicUdiDisQuery } from '#web/data/submissions.ts'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'

interface BasicUdiDiOfGroupProps {
  country: string
  /** A device of the group: those of its manufacturer are offered. */
  masterDiId: number
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

/** A new Basic UDI-DI, or one the manufacturer has: found by code, and by name or model of a device under it. */
export function BasicUdiDiOfGroup(props: BasicUdiDiOfGroupProps) {
  const { country, masterDiId, value, problem, onChange } = props
  const t = wordsOf(submissionSheetsTexts.grouping)
  // What was proposed is no search: only what somebody types is.
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState(false)
  const [search] = useDebouncedValue(typed.trim(), 150)
  const { data: used = [] } = useQuery({
    ...usedBasicUdiDisQuery(masterDiId, country, search),
    enabled: opened && masterDiId > 0,
  })
  const byCode = new Map(used.map((one) => [one.code, one]))
  return (
    <Autocomplete
      label={t('basicUdiDi')}
      classNames={{ input: 'code' }}
      value={value}
      error={problem}
      // The server has looked for it already, in names and models of devices too.
      filter={({ options }) => options}
      data={used.map(({ code }) => code)}
      onDropdownOpen={() => setOpened(true)}
      onFocus={() => setOpened(true)}
      renderOption={({ option }) => {
        const one = byCode.get(option.value)
        const riskClass = riskClasses.find(({ code }) => code === one?.riskClass)?.label
        return (
          <div>
            <Text className="code" size="sm">
              {option.value}
            </Text>
            <Text size="xs" c="dimmed">
              {[one?.deviceName, riskClass, t('devices', { count: one?.devices ?? 0 })]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
        )
      }}
      comboboxProps={{ withinPortal: true }}
      onChange={(next) => {
        const isChosen = byCode.has(next)
        setTyped(isChosen ? '' : next)
        onChange(isChosen ? next : next.trim())
      }}
    />
  )
}
