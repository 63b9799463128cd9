import { Alert, Anchor, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Workbook } from '#core/contract/workbooks.ts'
import { lettersOf } from '#core/workbooks/survey.ts'
import { workbooksTexts } from '#web/messages/en/workbooks.ts'
import { wordsOf } from '#web/messages/words.ts'

const first = 12

/** What a new version of a workbook has that the one before had not, and the other way round. */
export function VersionChanges({ changes }: Pick<Workbook, 'changes'>) {
  const t = wordsOf(workbooksTexts.changes)
  const [all, setAll] = useState(false)
  const shown = all ? changes : changes.slice(0, first)
  const letters = (column: number | null) => (column === null ? '' : lettersOf(column))
  return (
    <Alert color="yellow" title={t('title')}>
      <Stack gap="xs">
        <Text size="sm">{changes.length === 0 ? t('same') : t('help')}</Text>
        {shown.length > 0 && (
          <List size="sm">
            {shown.map(({ kind, sheet, head, from, to }) => (
              <List.Item key={`${kind} ${sheet} ${head} ${from} ${to}`}>
                {t(`kinds.${kind}`, { sheet, head: head ?? '', from: letters(from), to: letters(to) })}
              </List.Item>
            ))}
          </List>
        )}
        {changes.length > shown.length && (
          <Anchor component="button" size="sm" ta="start" onClick={() => setAll(true)}>
            {t('more', { count: String(changes.length) })}
          </Anchor>
        )}
      </Stack>
    </Alert>
  )
}
