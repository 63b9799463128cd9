import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { MasterStatus } from '#core/lifecycle/master-status.ts'
import {
  type FilterField,
  type ListedRecord,
  offeredValues,
  type RecordFilters,
  valuesQuery,
} from '#web/data/master-di.ts'
import { MasterStatusBadge } from '#web/master-form/master-status-badge.tsx'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Column } from '#web/ui/column.ts'
import { RowLink } from '#web/ui/router-link.tsx'
import { ValueChoices, ValueFilter } from '#web/ui/value-filter.tsx'

interface Filtering {
  readonly filters: RecordFilters
  readonly onFilter: (field: FilterField, values: readonly string[]) => void
}

/**
 * The columns of the records table; the device number names the row and opens it. Each is as narrow as its header
 * allows, for the device name has what is left: it is what people look for.
 */
export function useRecordColumns(filtering: Filtering): readonly Column<ListedRecord>[] {
  const t = wordsOf(masterDiTexts.records.columns)
  const filter = (field: FilterField, column: string) => (
    <ColumnFilter {...filtering} field={field} column={column} />
  )
  return [
    {
      id: 'deviceNumber',
      header: t('deviceNumber'),
      sortBy: 'deviceNumber',
      filter: filter('deviceNumber', t('deviceNumber')),
      fixed: true,
      width: '11rem',
      wraps: true,
      cell: (record) => (
        <RowLink
          className="code"
          to="/master-di/records/$id"
          params={{ id: String(record.id) }}
          title={record.deviceNumber ?? undefined}
          truncate={false}
        >
          {record.deviceNumber}
        </RowLink>
      ),
    },
    {
      id: 'version',
      header: t('version'),
      sortBy: 'versionNumber',
      width: '6rem',
      cell: (record) => record.versionNumber,
    },
    {
      id: 'deviceName',
      header: t('deviceName'),
      sortBy: 'deviceName',
      filter: filter('deviceName', t('deviceName')),
      leastWidth: '14rem',
      onCard: true,
      wraps: true,
      cell: (record) => record.deviceName,
    },
    {
      id: 'deviceFamily',
      header: t('deviceFamily'),
      sortBy: 'deviceFamily',
      filter: filter('deviceFamily', t('deviceFamily')),
      width: '10.5rem',
      wraps: true,
      cell: (record) => record.deviceFamily,
    },
    {
      id: 'manufacturer',
      header: t('manufacturer'),
      sortBy: 'manufacturerName',
      filter: filter('manufacturerName', t('manufacturer')),
      width: '10.25rem',
      wraps: true,
      cell: (record) => record.manufacturerName,
    },
    {
      id: 'status',
      header: t('status'),
      sortBy: 'status',
      filter: filter('status', t('status')),
      width: '10.25rem',
      onCard: true,
      cell: (record) => <Status record={record} />,
    },
  ]
}

/** The status, and what else one has to know before touching the record. */
function Status({ record }: { record: ListedRecord }) {
  const t = wordsOf(masterDiTexts.records)
  const notes = [
    ...(record.editedAfterApproval ? [t('editedAfterApproval')] : []),
    ...(record.notApprovedHere ? [t('notApprovedHere')] : []),
    ...record.pendingRequests
      .filter((intent) => intent !== 'release')
      .map((intent) => t(`waiting.${intent}`)),
  ]
  return (
    <Stack gap={0}>
      <Group gap={4}>
        <MasterStatusBadge status={record.status} />
      </Group>
      {notes.map((note) => (
        <Text key={note} size="xs" lh={1.25} c="dimmed" truncate title={note}>
          {note}
        </Text>
      ))}
    </Stack>
  )
}

interface ColumnFilterProps extends Filtering {
  field: FilterField
  column: string
}

function ColumnFilter(props: ColumnFilterProps) {
  const { field, column, filters, onFilter } = props
  const chosen = filters[field] ?? []
  const choose = (values: readonly string[]) => onFilter(field, values)
  return (
    <ValueFilter
      column={column}
      chosen={chosen}
      onChange={choose}
      choices={(text) => <ColumnValues {...props} text={text} chosen={chosen} onChange={choose} />}
    />
  )
}

interface ColumnValuesProps extends ColumnFilterProps {
  text: string
  chosen: readonly string[]
  onChange: (values: readonly string[]) => void
}

function ColumnValues({ field, filters, text, chosen, onChange }: ColumnValuesProps) {
  const t = wordsOf(masterDiTexts.status)
  const { data, error } = useQuery(valuesQuery(field, text, filters))
  return (
    <ValueChoices
      values={data}
      error={error}
      chosen={chosen}
      onChange={onChange}
      more={data?.length === offeredValues}
      {...(field === 'status' ? { labelOf: (value) => t(value as MasterStatus) } : {})}
    />
  )
}
