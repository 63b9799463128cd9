import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { type MasterAction, masterActions } from '#core/audit/audit-entry.ts'
import type { AuditEntry } from '#core/contract/audit.ts'
import { exportMasterTrail, masterTrailQuery } from '#web/data/audit-trail.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable } from '#web/ui/list-table.tsx'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditEntryDialog } from './audit-entry-dialog.tsx'
import { PrintTrail } from './print-trail.tsx'
import { type TrailSearch, trailSearch } from './records-search.ts'

interface AuditTabProps {
  address: TrailSearch
  onAddressChange: (address: TrailSearch) => void
}

/** What happened to master records, newest first. */
export function AuditTab({ address, onAddressChange }: AuditTabProps) {
  const t = wordsOf(masterDiTexts.audit)
  const format = useFormatter()
  const can = useCan()
  const filters = trailSearch.filtersOf(address)
  const query = useQuery(masterTrailQuery(trailSearch.stateOf(address), filters))
  const [shown, setShown] = useState<AuditEntry>()
  const columns = useAuditColumns(setShown)
  return (
    <>
      <ListTable
        name="master-di-audit"
        kind={trailSearch}
        address={address}
        onAddressChange={onAddressChange}
        query={query}
        columns={columns}
        rowHeight="3.125rem"
        words={{
          caption: t('caption'),
          search: t('search'),
          showing: (count) => t('showing', { count, number: format.number(count) }),
          loadFailed: t('loadFailed'),
          nothingFound: t('noneMatch'),
          clear: t('clear'),
        }}
        filters={
          <ActionFilter
            value={filters.action}
            onChange={(action) => onAddressChange(trailSearch.withFilters(address, { action }))}
          />
        }
        exportFile={can('export-data') ? () => exportMasterTrail(filters) : undefined}
        tools={(query.data?.total ?? 0) > 0 && <PrintTrail filters={filters} />}
        empty={<EmptyState title={t('none')} />}
      />
      <AuditEntryDialog entry={shown} onClose={() => setShown(undefined)} />
    </>
  )
}

function ActionFilter({
  value,
  onChange,
}: {
  value: MasterAction | undefined
  onChange: (action: MasterAction | undefined) => void
}) {
  const t = wordsOf(masterDiTexts)
  const choices = masterActions.map((action) => ({ value: action, label: t(`actions.${action}`) }))
  return (
    <Select
      aria-label={t('audit.action')}
      w="10.5rem"
      data={[{ value: 'all', label: t('audit.allActions') }, ...choices]}
      value={value ?? 'all'}
      allowDeselect={false}
      onChange={(next) => onChange(masterActions.find((action) => action === next))}
    />
  )
}
