import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { completeTableState } from '#web/ui/table-state.ts'
import { countsQuery, requestsQuery } from './approvals-api.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { CountCards } from './count-cards.tsx'
import { useRequestColumns } from './request-columns.tsx'
import {
  filtersOf,
  type RequestFilters,
  type RequestsSearch,
  readRequestsSearch,
  shownStatuses,
  whose,
  withFilters,
} from './requests-search.ts'

interface ApprovalsScreenProps {
  search: RequestsSearch
  onSearchChange: (search: RequestsSearch) => void
}

/** What waits for a decision, and what was decided (specification, document 2 section 2.6). */
export function ApprovalsScreen({ search, onSearchChange }: ApprovalsScreenProps) {
  const t = useTranslations('approvals')
  const screen = useTranslations('screens./approval-workflow')
  const filters = filtersOf(search)
  const state = completeTableState(search, '-createdAt')
  const { data: counts } = useQuery(countsQuery)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(requestsQuery(state, filters))
  const columns = useRequestColumns(search)
  const filter = (next: Partial<RequestFilters>) => onSearchChange(withFilters(search, next))
  const { change: opened, ...closed } = search
  return (
    <>
      <PageHeader title={screen('title')} purpose={screen('purpose')} />
      <Stack gap="lg">
        <CountCards counts={counts} filters={filters} onFilter={filter} />
        <DataTable
          name="pending-changes"
          caption={t('caption')}
          columns={columns}
          rows={data?.items}
          total={data?.total}
          rowKey={(change) => change.id}
          state={state}
          onStateChange={(next) => onSearchChange(readRequestsSearch({ ...search, ...next }))}
          busy={isFetching && isPlaceholderData}
          views={{ current: { ...closed }, onApply: (view) => onSearchChange(readRequestsSearch(view)) }}
          rowHeight="3.125rem"
          error={
            error && (
              <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
            )
          }
          empty={<NoRequests filters={filters} onFilter={filter} />}
          toolbar={<Toolbar filters={filters} onFilter={filter} total={data?.total} />}
        />
      </Stack>
      <ChangeDialog
        id={opened}
        listed={data?.items.find(({ id }) => id === opened)}
        onClose={() => onSearchChange(closed)}
      />
    </>
  )
}

interface FilterProps {
  filters: RequestFilters
  onFilter: (filters: Partial<RequestFilters>) => void
}

function Toolbar({ filters, onFilter, total }: FilterProps & { total: number | undefined }) {
  const t = useTranslations('approvals')
  return (
    <>
      <SearchBox label={t('search')} value={filters.search} onChange={(search) => onFilter({ search })} />
      <NativeSelect
        aria-label={t('status')}
        data={shownStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        value={filters.status}
        onChange={({ currentTarget }) =>
          onFilter({ status: shownStatuses.find((status) => status === currentTarget.value) ?? 'pending' })
        }
      />
      <NativeSelect
        aria-label={t('people')}
        data={[
          { value: '', label: t('whose.everyone') },
          ...whose.map((value) => ({ value, label: t(`whose.${value}`) })),
        ]}
        value={filters.mine ?? ''}
        onChange={({ currentTarget }) => onFilter({ mine: whose.find((one) => one === currentTarget.value) })}
      />
      {total !== undefined && (
        <Text size="sm" c="dimmed" role="status">
          {t('showing', { count: total })}
        </Text>
      )}
    </>
  )
}

function NoRequests({ filters, onFilter }: FilterProps) {
  const t = useTranslations('approvals')
  if (filters.status !== 'pending' || filters.search !== '') {
    return (
      <EmptyState
        title={t('nothingFound')}
        description={t('nothingFoundHelp')}
        action={
          <Button
            variant="default"
            onClick={() => onFilter({ status: 'pending', mine: undefined, search: '' })}
          >
            {t('clear')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={IconChecklist}
      title={t('empty')}
      description={t(`emptyHelp.${filters.mine ?? 'everyone'}`)}
      action={
        <Group gap="xs" justify="center">
          {filters.mine === undefined && (
            <ButtonLink to="/master-di/records" variant="default">
              {t('toRecords')}
            </ButtonLink>
          )}
          <Button variant="default" onClick={() => onFilter({ status: 'all', mine: undefined })}>
            {t('showAll')}
          </Button>
        </Group>
      }
    />
  )
}
