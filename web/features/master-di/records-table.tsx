import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useFormatter } from 'use-intl'
import { exportRecords, type ListedRecord, loadMatching, recordsQuery } from '#web/data/master-di.ts'
import { ImportChip } from '#web/imports/import-chip.tsx'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable } from '#web/ui/list-table.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { useTicked } from '#web/ui/use-ticked.ts'
import { type RecordAction, RecordActions } from './record-actions.tsx'
import { useRecordColumns } from './record-columns.tsx'
import { type RecordsSearch, recordsSearch } from './records-search.ts'

interface RecordsTableProps {
  /** Of all records, whatever is shown. */
  total: number | undefined
  address: RecordsSearch
  onAddressChange: (address: RecordsSearch) => void
}

/** Loaded with the first tick: most people who look at the list tick nothing. */
const TickedRecords = lazyRouteComponent(() => import('./ticked-records.tsx'), 'TickedRecords')
const RecordDialogs = lazyRouteComponent(() => import('./record-dialogs.tsx'), 'RecordDialogs')

/** The latest version of every device; several are ticked to be taken to a market or sent for approval together. */
export function RecordsTable({ total, address, onAddressChange }: RecordsTableProps) {
  const t = wordsOf(masterDiTexts.records)
  const format = useFormatter()
  const can = useCan()
  const client = useQueryClient()
  const filters = recordsSearch.filtersOf(address)
  const state = recordsSearch.stateOf(address)
  const query = useQuery(recordsQuery(state, filters))
  const columns = useRecordColumns({
    filters,
    onFilter: (field, values) =>
      onAddressChange(recordsSearch.withFilters(address, { [field]: [...values] })),
  })
  const ticked = useTicked(query.data?.items)
  const [action, setAction] = useState<{ name: RecordAction; records: readonly ListedRecord[] }>()
  return (
    <>
      <ListTable
        name="master-di"
        kind={recordsSearch}
        address={address}
        onAddressChange={onAddressChange}
        query={query}
        // The counts above have failed with it, as a rule.
        onRetry={() => void client.refetchQueries({ queryKey: ['master-di'], type: 'active' })}
        columns={columns}
        rowHeight="2.625rem"
        words={{
          caption: t('caption'),
          search: t('search'),
          showing: (shown) =>
            t('showing', { shown: format.number(shown), total: format.number(total ?? shown) }),
          loadFailed: t('loadFailed'),
          nothingFound: t('nothingFound'),
          nothingFoundHelp: t('nothingFoundHelp'),
          clear: t('clearFilters'),
        }}
        filters={
          filters.importId !== undefined && (
            <ImportChip
              importId={filters.importId}
              onRemove={() => onAddressChange(recordsSearch.withFilters(address, { importId: undefined }))}
            />
          )
        }
        exportFile={can('export-data') ? () => exportRecords(state, filters) : undefined}
        selection={
          can('edit-submissions')
            ? {
                ticked,
                words: {
                  label: t('selected.label'),
                  count: (count) => t('selected.count', { count }),
                  all: (count) => t('selected.all', { count }),
                },
                rowLabel: ({ deviceNumber, versionNumber }) =>
                  t('selectRow', { device: deviceNumber ?? '', version: versionNumber }),
                matching: query.data?.total,
                loadAll: () => loadMatching(filters),
                actions: (records) => (
                  <Suspense>
                    <TickedRecords
                      records={records}
                      onSend={(drafts) => setAction({ name: 'send', records: drafts })}
                      onSetField={() => setAction({ name: 'setField', records })}
                      onArchive={() => setAction({ name: 'archive', records })}
                    />
                  </Suspense>
                ),
              }
            : undefined
        }
        rowActions={(record) => (
          <RecordActions record={record} onAction={(name) => setAction({ name, records: [record] })} />
        )}
        empty={<NoRecords />}
      />
      {/* There before one opens: a dialog that closes gives the focus back to where it was when it opened. */}
      <Suspense>
        <RecordDialogs action={action} onClose={() => setAction(undefined)} onGone={ticked.untick} />
      </Suspense>
    </>
  )
}

function NoRecords() {
  const t = wordsOf(masterDiTexts.records)
  const can = useCan()
  if (!can('create-submissions')) return <EmptyState title={t('empty')} />
  return (
    <EmptyState
      title={t('empty')}
      description={t('emptyHelp')}
      action={
        <ButtonLink to="/master-di/bulk-upload" variant="default">
          {t('uploadCsv')}
        </ButtonLink>
      }
    />
  )
}
