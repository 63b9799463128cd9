import { Stack, Table, Text, Title } from '@mantine/core'
import type { FillCheck } from '#core/contract/workbooks.ts'
import { lettersOf } from '#core/workbooks/survey.ts'
import { workbooksTexts } from '#web/messages/en/workbooks.ts'
import { wordsOf } from '#web/messages/words.ts'

/** Which columns stay empty, and in how many rows: those nobody can fill, and those without a value. */
export function EmptyCells({ check }: { check: FillCheck }) {
  const t = wordsOf(workbooksTexts.fill)
  const map = wordsOf(workbooksTexts.map)
  const blank = check.findings.filter((finding) => finding.blank > 0)
  const isWhole = blank.length === 0 && check.unfilled.length === 0
  return (
    <Stack gap="xs" component="section" aria-label={t('blank')}>
      <Title order={2} size="h4">
        {t('blank')}
      </Title>
      {isWhole && <Text size="sm">{t('nothingEmpty')}</Text>}
      {check.unfilled.length > 0 && (
        <Text size="sm">
          <strong>{t('unfilled')}:</strong>{' '}
          {check.unfilled
            .map(({ sheet, column, head }) => `${head} (${sheet}, ${lettersOf(column)})`)
            .join(', ')}
        </Text>
      )}
      {blank.length > 0 && (
        <>
          <Text size="sm" c="dimmed">
            {t('blankHelp')}
          </Text>
          <Table aria-label={t('blank')} verticalSpacing={4}>
            <Table.Tbody>
              {blank.map(({ sheet, column, head, blank: rows }) => (
                <Table.Tr key={`${sheet} ${column}`}>
                  <Table.Td>
                    <bdi>{head}</bdi>{' '}
                    <Text span size="xs" c="dimmed">
                      {sheet}, {map('column')} {lettersOf(column)}
                    </Text>
                  </Table.Td>
                  <Table.Td w="8rem" ta="end">
                    {t('emptyRows', { count: rows })}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </>
      )}
    </Stack>
  )
}
