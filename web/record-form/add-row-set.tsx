import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type Control, useWatch } from 'react-hook-form'
import type { GroupField } from '#core/dictionary/field.ts'
import { recordFormTexts } from '#web/messages/en/record-form.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { FormValues } from './form-values.ts'

interface AddRowSetProps {
  control: Control<FormValues>
  /** Path of the table. */
  name: string
  rowSets: NonNullable<GroupField['rowSets']>
  onAdd: (column: string, codes: readonly string[]) => void
}

/** Adds the rows of a set that the table does not have yet, all at once. */
export function AddRowSet({ control, name, rowSets: { column, sets }, onAdd }: AddRowSetProps) {
  const t = wordsOf(recordFormTexts)
  const rows: unknown = useWatch({ control, name })
  const entered = new Set((Array.isArray(rows) ? rows : []).map((row: FormValues) => row[column]))
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t('addSeveral')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sets.map(({ label, codes }) => {
          const further = codes.filter((code) => !entered.has(code))
          return (
            <Menu.Item key={label} disabled={further.length === 0} onClick={() => onAdd(column, further)}>
              {t('addSet', { label, count: further.length })}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
