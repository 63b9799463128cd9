import { Select, Stack, Table, Text, Title } from '@mantine/core'
import type { FillCheck, Workbook, WorkbookSave } from '#core/contract/workbooks.ts'
import { workbooksTexts } from '#web/messages/en/workbooks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { saveWorkbook } from './workbooks-api.ts'

interface UnlistedValuesProps {
  workbook: Workbook
  findings: FillCheck['findings']
}

interface Choice {
  readonly sheet: string
  readonly column: number
  readonly value: string
  readonly entry: string
}

/** Values the workbook's own lists do not have: the entry for each is chosen once. */
export function UnlistedValues({ workbook, findings }: UnlistedValuesProps) {
  const t = wordsOf(workbooksTexts.fill)
  const mayMap = useCan()('edit-submissions')
  const saving = useChange<WorkbookSave & { readonly id: number }, Workbook>({
    nouns: ['workbooks'],
    run: saveWorkbook,
    onSuccess: () => toast({ title: t('chosen') }),
  })
  const found = findings.filter(({ unlisted }) => unlisted.length > 0)
  if (found.length === 0) return null
  const choose = (choice: Choice) =>
    saving.mutate({
      ...{ id: workbook.id, name: workbook.name, revision: workbook.revision },
      mapping: withEntry(workbook.mapping, choice),
    })
  const listOf = (sheet: string, column: number) =>
    workbook.shown.find(({ name }) => name === sheet)?.facts.find((fact) => fact.column === column)?.list ??
    []
  return (
    <Stack gap="xs" component="section" aria-label={t('unlisted')}>
      <Title order={2} size="h4">
        {t('unlisted')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('unlistedHelp')}
      </Text>
      <Table.ScrollContainer minWidth={560}>
        <Table aria-label={t('unlisted')} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('value')}</Table.Th>
              <Table.Th w="18rem">{t('entry')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.flatMap(({ sheet, column, head, unlisted }) =>
              unlisted.map(({ value, shown, devices, some }) => (
                <Table.Tr key={`${sheet} ${column} ${value}`}>
                  <Table.Td>
                    <bdi>
                      {head}: <strong>{shown}</strong>
                    </bdi>
                    <Text size="xs" c="dimmed">
                      {t('some', { devices, some: some.join(', ') })}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <Select
                      size="sm"
                      searchable
                      disabled={!mayMap || saving.isPending}
                      aria-label={t('entryOf', { value: shown, head })}
                      placeholder={t('choose')}
                      data={[...listOf(sheet, column)]}
                      value={null}
                      onChange={(entry) => entry !== null && choose({ sheet, column, value, entry })}
                    />
                  </Table.Td>
                </Table.Tr>
              )),
            )}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {saving.error && <ErrorPanel title={t('chooseFailed')} message={saving.error.message} comesIntoSight />}
    </Stack>
  )
}

const withEntry = ({ sheets }: Workbook['mapping'], choice: Choice): Workbook['mapping'] => ({
  sheets: sheets.map((sheet) =>
    sheet.sheet !== choice.sheet
      ? sheet
      : {
          ...sheet,
          columns: sheet.columns.map((column) =>
            column.column === choice.column
              ? { ...column, entries: { ...column.entries, [choice.value]: choice.entry } }
              : column,
          ),
        },
  ),
})
