import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import {
  draftCountQuery,
  exportRecords,
  type ListedRecord,
  loadDrafts,
  recordsQuery,
} from '#web/data/master-di.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListTable } from '#web/ui/list-table.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { useTicked } from '#web/ui/use-ticked.ts'
import { type RecordAction, RecordActions } from './record-actions.tsx'
import { useRecordColumns } from './record-columns.tsx'
import { RecordDialogs } from './record-dialogs.tsx'
import { type RecordsSearch, recordsSearch } from './records-search.ts'

interface RecordsTableProps {
  /** Of all records, whatever is shown. */
  total: number | undefined
  address: RecordsSearch
  onAddressChange: (address: RecordsSearch) => void
}

/** The latest version of every device; only drafts can be ticked, to be sent for approval together. */
export function RecordsTable({ total, address, onAddressChange }: RecordsTableProps) {
  const t = useTranslations('masterDi.records')
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
  const draftsMatch = filters.status === undefined || filters.status.includes('draft')
  const { data: matching } = useQuery({
    ...draftCountQuery(filters),
    enabled: ticked.rows.length > 0 && draftsMatch,
  })
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
                selectable: (record) => record.abilities.sendForApproval,
                rowLabel: ({ deviceNumber, versionNumber }) =>
                  t('selectRow', { device: deviceNumber ?? '', version: versionNumber }),
                matching: draftsMatch ? matching : undefined,
                loadAll: () => loadDrafts(filters),
                actions: (records) => <SendTicked onSend={() => setAction({ name: 'send', records })} />,
              }
            : undefined
        }
        rowActions={(record) => (
          <RecordActions record={record} onAction={(name) => setAction({ name, records: [record] })} />
        )}
        empty={<NoRecords />}
      />
      <RecordDialogs action={action} onClose={() => setAction(undefined)} onGone={ticked.untick} />
    </>
  )
}

function SendTicked({ onSend }: { onSend: () => void }) {
  const t = useTranslations('masterDi.records.selected')
  return (
    <Button size="xs" variant="light" leftSection={<IconSend size={14} aria-hidden />} onClick={onSend}>
      {t('send')}
    </Button>
  )
}

function NoRecords() {
  const t = useTranslations('masterDi.records')
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
