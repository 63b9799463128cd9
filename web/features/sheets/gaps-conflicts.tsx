import { Checkbox, Stack, Table, Text } from '@mantine/core'
import type { SheetGapsRead } from '#core/contract/sheet-gaps.ts'
import { submissionSheetsTexts } from '#web/messages/en/submission-sheets.ts'
import { wordsOf } from '#web/messages/words.ts'
import classes from './sheets.module.css'

interface GapsConflictsProps {
  conflicts: SheetGapsRead['conflicts']
  /** By their places in the list. */
  ticked: ReadonlySet<number>
  onTick: (ticked: ReadonlySet<number>) => void
}

/** What somebody changed since the file was made: it stays, but where it is ticked. */
export function GapsConflicts({ conflicts, ticked, onTick }: GapsConflictsProps) {
  const t = wordsOf(submissionSheetsTexts.gaps)
  const all = ticked.size === conflicts.length
  const tick = (at: number) => {
    const next = new Set(ticked)
    if (!next.delete(at)) next.add(at)
    onTick(next)
  }
  const title = t('conflicts', { count: conflicts.length })
  return (
    <Stack gap={4} component="section" aria-label={title}>
      <Text fw={600} size="sm">
        {title}
      </Text>
      <Text size="sm" c="dimmed">
        {t('conflictsHelp')}
      </Text>
      <div className={classes.conflicts}>
        <Table fz="sm" stickyHeader withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="2.5rem">
                <Checkbox
                  aria-label={t('overwriteAll')}
                  checked={all}
                  indeterminate={ticked.size > 0 && !all}
                  onChange={() => onTick(new Set(all ? [] : conflicts.keys()))}
                />
              </Table.Th>
              <Table.Th>{t('device')}</Table.Th>
              <Table.Th>{t('now')}</Table.Th>
              <Table.Th>{t('file')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {conflicts.map(({ row, device, label, was, now, file, submissionId, field }, at) => (
              <Table.Tr key={`${submissionId} ${field}`}>
                <Table.Td>
                  <Checkbox
                    aria-label={t('overwrite', { device, field: label })}
                    checked={ticked.has(at)}
                    onChange={() => tick(at)}
                  />
                </Table.Td>
                <Table.Td>
                  <bdi>{device}</bdi>
                  <Text size="xs" c="dimmed">
                    {label} · {t('row', { row: String(row) })}
                  </Text>
                </Table.Td>
                <Table.Td>
                  {now || t('blank')}
                  {was !== null && (
                    <Text size="xs" c="dimmed">
                      {t('was', { text: was || t('blank') })}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>{file}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Stack>
  )
}
