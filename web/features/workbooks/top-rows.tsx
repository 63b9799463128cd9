import { Anchor, Button, ScrollArea, Stack, Table } from '@mantine/core'
import { useState } from 'react'
import { lettersOf } from '#core/workbooks/survey.ts'
import { workbooksTexts } from '#web/messages/en/workbooks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import type { SheetMapping, SheetShown } from './workbook-types.ts'

interface TopRowsProps {
  sheet: SheetMapping
  facts: SheetShown
  /** Absent where nothing may be changed now. */
  onHead: ((row: number) => void) | undefined
}

const [most, widest] = [12, 30]

/** The first rows as they stand in the sheet, each of which can be made the header row. */
export function TopRows({ sheet, facts, onHead }: TopRowsProps) {
  const t = wordsOf(workbooksTexts.map)
  const [isOpen, setOpen] = useState(false)
  const rows = facts.top.slice(0, most)
  const width = Math.min(widest, Math.max(1, ...rows.map((cells) => cells.length)))
  const columns = Array.from({ length: width }, (_, at) => lettersOf(at + 1))
  const isHead = (row: number) => row <= sheet.headRow && row > sheet.headRow - sheet.headRows
  if (!isOpen) {
    return (
      <Anchor component="button" size="sm" ta="start" onClick={() => setOpen(true)}>
        {t('firstRows')}
      </Anchor>
    )
  }
  const label = t('topRows', { sheet: sheet.sheet })
  return (
    <Stack gap={4}>
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0, 'aria-label': label }}>
        <Table aria-label={label} withColumnBorders verticalSpacing={4} fz="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('row')}</Table.Th>
              {columns.map((letters) => (
                <Table.Th key={letters}>{letters}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((cells, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is told by its place alone.
              <Table.Tr key={at}>
                <Table.Th scope="row" style={{ whiteSpace: 'nowrap' }}>
                  {at + 1}{' '}
                  {isHead(at + 1) ? (
                    <StatusBadge tone="info">{t('isHead')}</StatusBadge>
                  ) : (
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      disabled={onHead === undefined}
                      aria-label={t('useRow', { row: String(at + 1) })}
                      onClick={() => onHead?.(at + 1)}
                    >
                      {t('isHead')}
                    </Button>
                  )}
                </Table.Th>
                {columns.map((letters, column) => (
                  <Table.Td key={letters} maw="14rem">
                    <bdi>{cells[column]?.slice(0, 80)}</bdi>
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </Stack>
  )
}
