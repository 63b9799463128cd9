import { Alert, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { MasterRecord } from '#core/contract/master-di.ts'
import { useCan } from '#web/platform/session.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { completeTableState, type TableState } from '#web/ui/table-state.ts'
import { BulkUploadMenu } from './bulk-upload-menu.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { recordsQuery, statsQuery } from './master-di-api.ts'
import { NewVersionDialog } from './new-version-dialog.tsx'
import { type RecordAction, RecordActions } from './record-actions.tsx'
import { useRecordColumns } from './record-columns.tsx'
import { StatCards } from './stat-cards.tsx'

/** What of the screen stands in the address bar. */
export interface RecordsSearch extends Partial<TableState> {
  readonly search?: string
}

interface RecordsScreenProps {
  search: RecordsSearch
  onSearchChange: (search: RecordsSearch) => void
}

export function RecordsScreen({ search, onSearchChange }: RecordsScreenProps) {
  const t = useTranslations('masterDi.records')
  const can = useCan()
  const { data: stats } = useQuery(statsQuery)
  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        actions={
          can('create-submissions') && (
            <>
              <BulkUploadMenu />
              <ButtonLink to="/multi-country-udi" variant="default">
                {t('copyToCountry')}
              </ButtonLink>
              <ButtonLink to="/master-di/create">{t('create')}</ButtonLink>
            </>
          )
        }
      />
      <Stack gap="lg">
        <StatCards stats={stats} />
        {stats !== undefined && stats.pendingApproval > 0 && (
          <Alert color="yellow" icon={<IconInfoCircle aria-hidden />}>
            {t('pending', { count: stats.pendingApproval })}
          </Alert>
        )}
        <RecordsTable total={stats?.total} search={search} onSearchChange={onSearchChange} />
      </Stack>
    </>
  )
}

function RecordsTable({ total, search, onSearchChange }: RecordsScreenProps & { total: number | undefined }) {
  const t = useTranslations('masterDi.records')
  const format = useFormatter()
  const text = search.search ?? ''
  const state = completeTableState(search, '-updatedAt')
  const { data, error, refetch, isFetching } = useQuery(recordsQuery(state, text))
  const columns = useRecordColumns()
  const [action, setAction] = useState<{ name: RecordAction; record: MasterRecord }>()
  const close = () => setAction(undefined)
  const dialog = (name: RecordAction) => (action?.name === name ? action.record : undefined)
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
        error={
          error && (
            <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
          )
        }
        empty={<NoRecords search={text} onClear={() => onSearchChange({})} />}
        toolbar={
          <>
            <SearchBox
              label={t('search')}
              value={text}
              onChange={(next) => onSearchChange({ ...search, search: next, page: 1 })}
            />
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
          <RecordActions record={record} onAction={(name) => setAction({ name, record })} />
        )}
      />
      <DetailsDialog record={dialog('view')} onClose={close} />
      <HistoryDialog record={dialog('history')} onClose={close} />
      <NewVersionDialog record={dialog('newVersion')} onClose={close} />
    </div>
  )
}

function NoRecords({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useTranslations('masterDi.records')
  if (search === '') {
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
  return (
    <EmptyState
      title={t('nothingFound', { search })}
      description={t('nothingFoundHelp')}
      action={
        <ButtonLink
          to="/master-di/records"
          variant="default"
          onClick={(event) => {
            event.preventDefault()
            onClear()
          }}
        >
          {t('clearSearch')}
        </ButtonLink>
      }
    />
  )
}
