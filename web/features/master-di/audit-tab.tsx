import { Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { masterActions } from '#core/audit/audit-entry.ts'
import type { AuditEntry } from '#core/contract/audit.ts'
import { useCan } from '#web/platform/session.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { completeTableState } from '#web/ui/table-state.ts'
import { auditExport, auditQuery } from './audit-api.ts'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditEntryDialog } from './audit-entry-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { PrintTrail } from './print-trail.tsx'
import { type RecordsSearch, readRecordsSearch } from './records-search.ts'

interface AuditTabProps {
  search: RecordsSearch
  onSearchChange: (search: RecordsSearch) => void
}

/** What happened to master records, newest first. */
export function AuditTab({ search, onSearchChange }: AuditTabProps) {
  const t = useTranslations('masterDi.audit')
  const format = useFormatter()
  const can = useCan()
  const text = search.search ?? ''
  const { action } = search
  const state = completeTableState(search, '-timestamp')
  const { data, error, refetch, isFetching } = useQuery(auditQuery(state, text, action))
  const [shown, setShown] = useState<AuditEntry>()
  const columns = useAuditColumns(setShown)
  const narrowed = text !== '' || action !== undefined
  return (
    <div>
      <DataTable
        name="master-di-audit"
        caption={t('caption')}
        columns={columns}
        rows={data?.items}
        total={data?.total}
        rowKey={(entry) => entry.id}
        state={state}
        onStateChange={(next) => onSearchChange({ ...search, ...next })}
        busy={isFetching}
        views={{ current: { ...search }, onApply: (view) => onSearchChange(readRecordsSearch(view)) }}
        rowHeight="3.125rem"
        error={
          error && (
            <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
          )
        }
        empty={<EmptyState title={narrowed ? t('noneMatch') : t('none')} />}
        toolbar={
          <>
            <SearchBox
              label={t('search')}
              value={text}
              onChange={(next) => onSearchChange({ ...search, search: next, page: 1 })}
            />
            <ActionFilter
              value={action}
              onChange={(next) => onSearchChange({ ...search, action: next, page: 1 })}
            />
            {can('export-data') && <ExportButton load={() => auditExport(text, action)} />}
            {(data?.total ?? 0) > 0 && <PrintTrail search={text} action={action} />}
            {data !== undefined && (
              <Text size="sm" c="dimmed" role="status">
                {t('showing', { count: data.total, number: format.number(data.total) })}
              </Text>
            )}
          </>
        }
      />
      <AuditEntryDialog entry={shown} onClose={() => setShown(undefined)} />
    </div>
  )
}

function ActionFilter({
  value,
  onChange,
}: {
  value: string | undefined
  onChange: (action: string | undefined) => void
}) {
  const t = useTranslations('masterDi')
  const choices = masterActions.map((action) => ({ value: action, label: t(`actions.${action}`) }))
  return (
    <Select
      aria-label={t('audit.action')}
      w="10.5rem"
      data={[{ value: 'all', label: t('audit.allActions') }, ...choices]}
      value={value ?? 'all'}
      allowDeselect={false}
      onChange={(next) => onChange(next === null || next === 'all' ? undefined : next)}
    />
  )
}
