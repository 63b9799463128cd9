import { Group, NativeSelect, NumberInput, Stack, Switch, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SheetProposal, Workbook } from '#core/contract/workbooks.ts'
import { workbooksTexts } from '#web/messages/en/workbooks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ColumnTable } from './column-table.tsx'
import { TopRows } from './top-rows.tsx'
import type { ColumnMapping, SheetMapping, SheetShown } from './workbook-types.ts'
import { proposeSheet } from './workbooks-api.ts'

interface SheetFormProps {
  workbook: Workbook
  sheet: SheetMapping
  facts: SheetShown
  readOnly: boolean
  onChange: (sheet: SheetMapping, facts?: SheetShown) => void
}

const isOpen = ({ target, constant }: ColumnMapping) => target === null && constant === null

/** How one sheet is filled: its rows, its heads, its columns. */
export function SheetForm({ workbook, sheet, facts, readOnly, onChange }: SheetFormProps) {
  const t = wordsOf(workbooksTexts.map)
  // What nobody could fill at first stays where it stands when a field is chosen for it.
  const [place, setPlace] = useState(() => placesOf(sheet))
  const proposing = useMutation({
    mutationFn: (asked: SheetProposal & { readonly id: number }) => proposeSheet(asked),
    // Nothing is stored.
    meta: { nouns: [] },
    onSuccess: ({ mapping, shown }) => {
      setPlace(placesOf(mapping))
      onChange({ ...mapping, rowLimit: sheet.rowLimit }, shown)
    },
  })
  const propose = (change: Partial<Pick<SheetMapping, 'headRow' | 'headRows' | 'per'>>) => {
    const { headRow, headRows, per } = { ...sheet, ...change }
    proposing.mutate({
      id: workbook.id,
      sheet: sheet.sheet,
      headRow,
      headRows: Math.min(headRows, headRow),
      per,
    })
  }
  const change = (column: ColumnMapping) =>
    onChange({ ...sheet, columns: sheet.columns.map((one) => (one.column === column.column ? column : one)) })
  const table = { workbook, sheet, facts, readOnly, onChange: change }
  const isFurther =
    workbook.mapping.sheets.find(({ filled, per }) => filled && per === null)?.sheet !== sheet.sheet
  const opened = sheet.columns.filter(({ column }) => place.has(column))
  const others = sheet.columns.filter(({ column }) => !place.has(column))
  return (
    <Stack gap="md">
      <Switch
        label={t('fillSheet')}
        checked={sheet.filled}
        disabled={readOnly}
        onChange={({ currentTarget }) => onChange({ ...sheet, filled: currentTarget.checked })}
      />
      {sheet.filled && (
        <>
          <Group gap="md" align="flex-start">
            <NativeSelect
              label={t('per')}
              disabled={readOnly || proposing.isPending}
              value={sheet.per ?? ''}
              data={[
                { value: '', label: t('perDevice') },
                ...workbook.rowKinds.map(({ per, label }) => ({ value: per, label })),
              ]}
              onChange={({ currentTarget }) => propose({ per: currentTarget.value || null })}
            />
            <RowNumber
              label={t('headRow')}
              value={sheet.headRow}
              max={Math.max(1, facts.top.length)}
              disabled={readOnly || proposing.isPending}
              onChange={(headRow) => headRow !== null && propose({ headRow })}
            />
            <RowNumber
              label={t('headRows')}
              value={sheet.headRows}
              max={Math.min(4, sheet.headRow)}
              disabled={readOnly || proposing.isPending}
              onChange={(headRows) => headRows !== null && propose({ headRows })}
            />
            <RowNumber
              label={t('firstRow')}
              value={sheet.firstRow}
              max={1_048_576}
              disabled={readOnly}
              onChange={(firstRow) => firstRow !== null && onChange({ ...sheet, firstRow })}
            />
            <RowNumber
              label={t('rowLimit')}
              value={sheet.rowLimit}
              max={1_048_576}
              disabled={readOnly}
              onChange={(rowLimit) => onChange({ ...sheet, rowLimit })}
            />
          </Group>
          <Text size="sm" c="dimmed">
            {t('rowLimitHelp')}.{' '}
            {workbook.rowsPerFile !== null &&
              sheet.per === null &&
              t('limitKnown', { count: workbook.rowsPerFile })}
          </Text>
          <TopRows
            sheet={sheet}
            facts={facts}
            onHead={readOnly || proposing.isPending ? undefined : (headRow) => propose({ headRow })}
          />
          {proposing.error && <ErrorPanel title={t('proposalFailed')} message={proposing.error.message} />}
          {facts.unreadLists > 0 && <Text size="sm">{t('unreadLists', { count: facts.unreadLists })}</Text>}
          {isFurther && <Text size="sm">{t('noRepeats')}</Text>}
          {sheet.columns.length === 0 && <Text size="sm">{t('noColumns')}</Text>}
          {opened.length > 0 && (
            <ColumnTable {...table} title={t('open')} help={t('openHelp')} columns={opened} />
          )}
          {others.length > 0 && <ColumnTable {...table} title={t('columns')} columns={others} />}
        </>
      )}
    </Stack>
  )
}

const placesOf = ({ columns }: SheetMapping): ReadonlySet<number> =>
  new Set(columns.filter(isOpen).map(({ column }) => column))

interface RowNumberProps {
  label: string
  value: number | null
  max: number
  disabled: boolean
  onChange: (value: number | null) => void
}

function RowNumber({ label, value, max, disabled, onChange }: RowNumberProps) {
  return (
    <NumberInput
      label={label}
      w="9.5rem"
      min={1}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      disabled={disabled}
      value={value ?? ''}
      onChange={(given) => onChange(typeof given === 'number' && given >= 1 ? Math.min(given, max) : null)}
    />
  )
}
