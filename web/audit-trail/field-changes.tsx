import { Table, Text } from '@mantine/core'
import type { AuditEntry } from '#core/contract/audit.ts'
import type { Field } from '#core/dictionary/field.ts'
import { auditTrailTexts } from '#web/messages/en/audit-trail.ts'
import { wordsOf } from '#web/messages/words.ts'
import { FieldText } from '#web/record-form/record-view.tsx'
import { fieldLabel, fieldOf } from './field-labels.ts'

type Changes = NonNullable<NonNullable<AuditEntry['changesData']>['changes']>

/** Field by field, what was there before and after. */
export function FieldChanges({ changes }: { changes: Changes }) {
  const t = wordsOf(auditTrailTexts.entry)
  return (
    <Table layout="fixed" withTableBorder verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('field')}</Table.Th>
          <Table.Th>{t('from')}</Table.Th>
          <Table.Th>{t('to')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map(({ field, from, to }) => (
          <Table.Tr key={field}>
            <Table.Th scope="row" fw={500} style={{ overflowWrap: 'anywhere' }}>
              {fieldLabel(field)}
            </Table.Th>
            {[from, to].map((value, end) => (
              <Table.Td key={end === 0 ? 'from' : 'to'} style={{ overflowWrap: 'anywhere' }}>
                <Value field={fieldOf(field)} value={value} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Value({ field, value }: { field: Field | undefined; value: unknown }) {
  const t = wordsOf(auditTrailTexts.entry)
  if (field) return <FieldText field={field} value={value} />
  if (value === null || value === undefined || value === '') {
    return (
      <Text span size="sm" c="dimmed">
        {t('empty')}
      </Text>
    )
  }
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (Array.isArray(value)) return value.map(asText).join(', ')
  return asText(value)
}

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
