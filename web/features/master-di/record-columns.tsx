import { useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { RowLink } from '#web/ui/router-link.tsx'
import { MasterStatusBadge } from './master-status-badge.tsx'

/** The columns of the records table; the device number names the row and opens it. */
export function useRecordColumns(): readonly Column<MasterRecord>[] {
  const t = useTranslations('masterDi.records.columns')
  return [
    {
      id: 'deviceNumber',
      header: t('deviceNumber'),
      sortBy: 'deviceNumber',
      fixed: true,
      width: '10.5rem',
      cell: (record) => (
        <RowLink className="code" to={editRoute(record)} params={{ id: String(record.id) }}>
          {record.deviceNumber}
        </RowLink>
      ),
    },
    {
      id: 'version',
      header: t('version'),
      sortBy: 'versionNumber',
      width: '6.5rem',
      cell: (record) => record.versionNumber,
    },
    { id: 'deviceName', header: t('deviceName'), sortBy: 'deviceName', cell: (record) => record.deviceName },
    {
      id: 'deviceFamily',
      header: t('deviceFamily'),
      sortBy: 'deviceFamily',
      cell: (record) => record.deviceFamily,
    },
    {
      id: 'manufacturer',
      header: t('manufacturer'),
      sortBy: 'manufacturerName',
      cell: (record) => record.manufacturerName,
    },
    {
      id: 'status',
      header: t('status'),
      sortBy: 'status',
      width: '9rem',
      cell: (record) => <MasterStatusBadge status={record.status} />,
    },
  ]
}

/** A draft is edited as a draft, everything else as a record. */
export function editRoute(record: MasterRecord): '/master-di/edit-draft/$id' | '/master-di/edit/$id' {
  return record.status === 'draft' ? '/master-di/edit-draft/$id' : '/master-di/edit/$id'
}
