import { CloseButton, Group, Select, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import type { Workbook } from '#core/contract/workbooks.ts'
import { lettersOf } from '#core/workbooks/survey.ts'
import { workbooksTexts } from '#web/messages/en/workbooks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import type { ColumnMapping, SheetMapping, SheetShown, Target } from './workbook-types.ts'

interface ColumnTableProps {
  title: string
  help?: string
  workbook: Workbook
  sheet: SheetMapping
  facts: SheetShown
  columns: readonly ColumnMapping[]
  readOnly: boolean
  onChange: (column: ColumnMapping) => void
}

/** Columns with what each is filled with, and what that is for one device. */
export function ColumnTable({ title, help, columns, ...rest }: ColumnTableProps) {
  const t = wordsOf(workbooksTexts.map)
  const offered = useOffered(rest.workbook.targets, rest.sheet.per)
  return (
    <Stack gap={4} component="section" aria-label={title}>
      <Title order={3} size="h5">
        {title} ({columns.length})
      </Title>
      {help !== undefined && (
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      )}
      <Table.ScrollContainer minWidth={640}>
        <Table aria-label={title} verticalSpacing={6} layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="4.5rem">{t('column')}</Table.Th>
              <Table.Th>{t('head')}</Table.Th>
              <Table.Th w="20rem">{t('gets')}</Table.Th>
              <Table.Th>{t('example')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {columns.map((column) => (
              <ColumnRow key={column.column} column={column} offered={offered} {...rest} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  )
}

/** No field has this name. */
const constantChoice = '='

interface OfferedGroup {
  readonly group: string
  readonly items: { readonly value: string; readonly label: string }[]
}

function useOffered(targets: readonly Target[], per: string | null): readonly OfferedGroup[] {
  const t = wordsOf(workbooksTexts.map)
  const group = (name: string, of: readonly Target[]): OfferedGroup => ({
    group: name,
    items: of.map(({ field, label }) => ({ value: field, label })),
  })
  const fits = targets.filter((target) => target.per === null || target.per === per)
  return [
    { group: t('constant'), items: [{ value: constantChoice, label: t('constant') }] },
    group(
      t('table'),
      fits.filter((target) => target.per !== null),
    ),
    group(
      t('asked'),
      fits.filter((target) => target.per === null && target.asked),
    ),
    group(
      t('others'),
      fits.filter((target) => target.per === null && !target.asked),
    ),
  ].filter(({ items }) => items.length > 0)
}

interface ColumnRowProps extends Omit<ColumnTableProps, 'title' | 'help' | 'columns'> {
  column: ColumnMapping
  offered: readonly OfferedGroup[]
}

function ColumnRow({ column, offered, workbook, facts, readOnly, onChange }: ColumnRowProps) {
  const t = wordsOf(workbooksTexts.map)
  const fact = facts.facts.find((one) => one.column === column.column)
  const { head, target, constant } = column
  const sample = workbook.targets.find(({ field }) => field === target)?.sample
  return (
    <Table.Tr>
      <Table.Td className="code">{lettersOf(column.column)}</Table.Td>
      <Table.Th scope="row" fw={400} style={{ overflowWrap: 'anywhere' }}>
        <bdi>{head}</bdi>{' '}
        {fact && fact.list.length > 0 && (
          <Text span size="xs" c="dimmed" title={fact.list.slice(0, 20).join(', ')}>
            {t('list', { count: fact.list.length })}
          </Text>
        )}
      </Table.Th>
      <Table.Td>
        {fact?.computed ? (
          <StatusBadge tone="neutral">{t('computed')}</StatusBadge>
        ) : (
          <Stack gap={4}>
            <Select
              size="sm"
              searchable
              clearable
              disabled={readOnly}
              aria-label={t('getsOf', { head })}
              placeholder={t('empty')}
              clearButtonProps={{ 'aria-label': t('empty') }}
              data={[...offered]}
              value={constant === null ? target : constantChoice}
              onChange={(value) =>
                onChange({
                  ...column,
                  target: value === constantChoice ? null : value,
                  constant: value === constantChoice ? (constant ?? '') : null,
                  entries: value === target ? column.entries : {},
                })
              }
            />
            {Object.entries(column.entries).map(([value, entry]) => (
              <Group key={value} gap={4} wrap="nowrap">
                <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  <bdi>{t('entry', { value, entry })}</bdi>
                </Text>
                <CloseButton
                  size="xs"
                  disabled={readOnly}
                  aria-label={t('forget', { value, entry })}
                  onClick={() => onChange({ ...column, entries: without(column.entries, value) })}
                />
              </Group>
            ))}
            {constant !== null && (
              <Constant
                head={head}
                value={constant}
                list={fact && !fact.openList ? fact.list : []}
                readOnly={readOnly}
                onChange={(text) => onChange({ ...column, constant: text })}
              />
            )}
          </Stack>
        )}
      </Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <Text size="sm" lineClamp={2}>
          <bdi>{constant ?? sample ?? ''}</bdi>
        </Text>
      </Table.Td>
    </Table.Tr>
  )
}

const without = (entries: ColumnMapping['entries'], value: string): ColumnMapping['entries'] =>
  Object.fromEntries(Object.entries(entries).filter(([one]) => one !== value))

interface ConstantProps {
  head: string
  value: string
  list: readonly string[]
  readOnly: boolean
  onChange: (text: string) => void
}

/** The same in each row: typed, or one of the column's own list. */
function Constant({ head, value, list, readOnly, onChange }: ConstantProps) {
  const t = wordsOf(workbooksTexts.map)
  const label = t('constantOf', { head })
  if (list.length > 0) {
    return (
      <Select
        size="sm"
        searchable
        disabled={readOnly}
        aria-label={label}
        data={[...list]}
        value={value || null}
        onChange={(text) => onChange(text ?? '')}
      />
    )
  }
  return (
    <TextInput
      size="sm"
      aria-label={label}
      maxLength={300}
      readOnly={readOnly}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
