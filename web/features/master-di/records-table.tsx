import { Button, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { useCan } from '#web/platform/session.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { completeTableState } from '#web/ui/table-state.ts'
import { ExportButton } from './export-button.tsx'
import { draftsQuery, recordsExport, recordsQuery } from './master-di-api.ts'
import { type RecordAction, RecordActions } from './record-actions.tsx'
import { useRecordColumns } from './record-columns.tsx'
import { RecordDialogs } from './record-dialogs.tsx'
import { filtersOf, type RecordsSearch, readRecordsSearch } from './records-search.ts'
import { SelectedBar } from './selected-bar.tsx'
import { useTickedDrafts } from './use-ticked-drafts.ts'

interface RecordsTableProps {
  total: number | undefined
  search: RecordsSearch
  onSearchChange: (search: RecordsSearch) => void
}

/** The latest version of every device; only drafts can be ticked, to be sent for approval together. */
export function RecordsTable({ total, search, onSearchChange }: RecordsTableProps) {
  const t = useTranslations('masterDi.records')
  const format = useFormatter()
  const text = search.search ?? ''
  const filters = filtersOf(search)
  const narrowed = text !== '' || Object.keys(filters).length > 0
  const state = completeTableState(search, '-updatedAt')
  const { data, error, isFetching } = useQuery(recordsQuery(state, text, filters))
  const client = useQueryClient()
  const columns = useRecordColumns({
    search: text,
    filters,
    onFilter: (field, values) =>
      onSearchChange({ ...search, page: 1, [field]: values.length === 0 ? undefined : values }),
  })
  const ticked = useTickedDrafts(data?.items)
  const can = useCan()
  const draftsMatch = filters.status === undefined || filters.status.includes('draft')
  const drafts = useQuery({
    ...draftsQuery(text, filters),
    enabled: ticked.records.length > 0 && draftsMatch,
  })
  const matching = draftsMatch ? (drafts.data ?? []) : []
  const [action, setAction] = useState<{ name: RecordAction; records: readonly MasterRecord[] }>()
  return (
    <div>
      <DataTable
        name="master-di"
        caption={t('caption')}
        columns={columns}
        rows={data?.items}
        total={data?.total}
        rowKey={(record) => record.id}
        state={state}
        onStateChange={(next) => onSearchChange({ ...search, ...next })}
        busy={isFetching}
        views={{ current: { ...search }, onApply: (view) => onSearchChange(readRecordsSearch(view)) }}
        {...(can('edit-submissions') && {
          selection: {
            keys: ticked.keys,
            onChange: ticked.onChange,
            selectable: (record: MasterRecord) => record.abilities.sendForApproval,
            rowLabel: (record: MasterRecord) =>
              t('selectRow', { device: record.deviceNumber ?? '', version: record.versionNumber }),
          },
        })}
        rowHeight="2.625rem"
        error={
          error && (
            <ErrorPanel
              title={t('loadFailed')}
              message={error.message}
              // The counts above have failed with it, as a rule.
              onRetry={() => void client.refetchQueries({ queryKey: ['master-di'], type: 'active' })}
            />
          )
        }
        empty={<NoRecords narrowed={narrowed} onClear={() => onSearchChange({})} />}
        toolbar={
          <>
            <SearchBox
              label={t('search')}
              value={text}
              onChange={(next) => onSearchChange({ ...search, search: next, page: 1 })}
            />
            {narrowed && (
              <Button variant="default" size="sm" onClick={() => onSearchChange({})}>
                {t('clearFilters')}
              </Button>
            )}
            {can('export-data') && (data?.total ?? 0) > 0 && (
              <ExportButton load={() => recordsExport(state, text, filters)} />
            )}
            {data !== undefined && (
              <Text size="sm" c="dimmed" role="status">
                {t('showing', {
                  shown: format.number(data.total),
                  total: format.number(total ?? data.total),
                })}
              </Text>
            )}
          </>
        }
        rowActions={(record) => (
          <RecordActions record={record} onAction={(name) => setAction({ name, records: [record] })} />
        )}
      />
      {ticked.records.length > 0 && (
        <SelectedBar
          count={ticked.records.length}
          matching={matching.some(({ id }) => !ticked.keys.has(id)) ? matching.length : 0}
          onSelectAll={() => ticked.tick(matching)}
          onClear={ticked.clear}
          onSend={() => setAction({ name: 'send', records: ticked.records })}
        />
      )}
      <RecordDialogs action={action} onClose={() => setAction(undefined)} onGone={ticked.untick} />
    </div>
  )
}

function NoRecords({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useTranslations('masterDi.records')
  const can = useCan()
  return narrowed ? (
    <EmptyState
      title={t('nothingFound')}
      description={t('nothingFoundHelp')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  ) : can('create-submissions') ? (
    <EmptyState
      title={t('empty')}
      description={t('emptyHelp')}
      action={
        <ButtonLink to="/master-di/bulk-upload" variant="default">
          {t('uploadCsv')}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState title={t('empty')} />
  )
}
