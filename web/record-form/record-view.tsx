import { SimpleGrid, Stack, Table, Text } from '@mantine/core'
import { useFormatter } from 'use-intl'
import type { ColumnField, Field, FieldRow, Fields } from '#core/dictionary/field.ts'
import { recordFormTexts } from '#web/messages/en/record-form.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CodeTerm } from './nomenclature-field.tsx'

interface RecordViewProps {
  fields: Fields
  record: Readonly<Record<string, unknown>>
}

/** The values of a record to read: label above value, tables as tables. */
export function RecordView({ fields, record }: RecordViewProps) {
  const notStated: readonly unknown[] = Array.isArray(record.notStated) ? record.notStated : []
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="sm" m={0}>
      {Object.entries(fields).map(([id, field]) => (
        <div
          key={id}
          style={field.type === 'group' || field.type === 'long-text' ? { gridColumn: '1 / -1' } : undefined}
        >
          <Text component="dt" size="xs" c="dimmed">
            {field.label}
          </Text>
          <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            <FieldText field={field} value={notStated.includes(id) ? null : record[id]} />
            {field.type === 'text' && field.nomenclature && <CodeTerm code={record[id]} />}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  )
}

/** A value in words; a dash-like note where there is none. */
export function FieldText({ field, value }: { field: Field; value: unknown }) {
  const t = wordsOf(recordFormTexts)
  const format = useFormatter()
  if (field.type === 'boolean' && typeof value === 'boolean') return value ? t('yes') : t('no')
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return (
      <Text span size="sm" c="dimmed">
        {field.type === 'boolean' ? t('notStated') : t('noData')}
      </Text>
    )
  }
  if (field.type === 'group') return <RowsTable columns={field.columns} rows={value as readonly FieldRow[]} />
  if (field.type === 'codes')
    return (value as readonly string[]).map((code) => labelOf(field.codes, code)).join(', ')
  if (field.type === 'code') return labelOf(field.codes, String(value))
  if (isStamp(field, value)) return format.dateTime(new Date(value), 'instant')
  const unit = 'unit' in field && field.unit ? ` ${field.unit}` : ''
  return (
    <>
      <bdi>{String(value)}</bdi>
      {unit}
    </>
  )
}

/** The time at which the hub filled in a value. */
const isStamp = (field: Field, value: unknown): value is string =>
  'assigned' in field &&
  field.assigned === true &&
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

const labelOf = (codes: readonly { code: string; label: string }[], code: string): string =>
  codes.find((entry) => entry.code === code)?.label ?? code

function RowsTable({
  columns,
  rows,
}: {
  columns: Readonly<Record<string, ColumnField>>
  rows: readonly FieldRow[]
}) {
  const entries = Object.entries(columns)
  return (
    <Stack gap={0}>
      <Table fz="sm" withTableBorder>
        <Table.Thead>
          <Table.Tr>
            {entries.map(([id, column]) => (
              <Table.Th key={id}>{column.label}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={JSON.stringify(row)}>
              {entries.map(([id, column]) => (
                <Table.Td key={id}>
                  <FieldText field={column} value={row[id]} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  )
}
