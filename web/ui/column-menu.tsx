import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { uiTexts } from '#web/messages/en/ui.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Column } from './column.ts'

interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  onChange: (hidden: readonly string[]) => void
}

export function ColumnMenu<Row>({ columns, hidden, onChange }: ColumnMenuProps<Row>) {
  const t = wordsOf(uiTexts.table)
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="sm" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {t('columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('columns')}>
        <Stack gap="xs">
          {columns.map(({ id, header, fixed }) => (
            <Checkbox
              key={id}
              size="xs"
              label={header}
              checked={fixed || !hidden.includes(id)}
              disabled={fixed}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked ? hidden.filter((other) => other !== id) : [...hidden, id],
                )
              }
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
