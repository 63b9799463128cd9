import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  countsQuery,
  exportRequests,
  nextToDecide,
  type RequestFilters,
  requestsQuery,
} from '#web/data/requests.ts'
import { requestsTexts } from '#web/messages/en/requests.ts'
import { screensTexts } from '#web/messages/en/screens.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListScreen } from '#web/ui/list-screen.tsx'
import { listWords } from '#web/ui/list-table.tsx'
import { ButtonLink } from '#web/ui/router-link.tsx'
import { CountCards } from './count-cards.tsx'
import { useRequestColumns } from './request-columns.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { type RequestsSearch, requestsSearch, shownStatuses, whose } from './requests-search.ts'
import { useQueueKeys } from './use-queue-keys.ts'

interface RequestsScreenProps {
  address: RequestsSearch
  onAddressChange: (address: RequestsSearch) => void
}

/** What waits for a decision, and what was decided (specification, document 2 section 2.6). */
export function RequestsScreen({ address, onAddressChange }: RequestsScreenProps) {
  const t = wordsOf(requestsTexts)
  const screen = wordsOf(screensTexts['/approval-workflow'])
  const can = useCan()
  const filters = requestsSearch.filtersOf(address)
  const state = requestsSearch.stateOf(address)
  const counts = useQuery(countsQuery)
  const { change: opened, ...list } = address
  const columns = useRequestColumns(list)
  useQueueKeys(opened === undefined)
  const filter = (next: Partial<RequestFilters>) => onAddressChange(requestsSearch.withFilters(list, next))
  return (
    <>
      <ListScreen
        title={screen('title')}
        purpose={screen('purpose')}
        notice={
          <Text size="xs" c="dimmed" visibleFrom="sm">
            {t('keys')}
          </Text>
        }
        // Views saved before the screen had this name are found under it.
        name="pending-changes"
        figures={
          <CountCards counts={counts.data} failed={counts.isError} filters={filters} onFilter={filter} />
        }
        kind={requestsSearch}
        address={list}
        onAddressChange={onAddressChange}
        query={useQuery(requestsQuery(state, filters))}
        columns={columns}
        rowHeight="3.125rem"
        words={{
          ...listWords(t, (count) => t('showing', { count })),
          nothingFoundHelp: t('nothingFoundHelp'),
        }}
        filters={<Filters filters={filters} onFilter={filter} />}
        exportFile={can('export-data') ? () => exportRequests(state, filters) : undefined}
        empty={<NothingWaits filters={filters} onFilter={filter} />}
        {...(filters.status === 'pending' &&
          filters.search === '' && { nothingFound: <NothingWaits filters={filters} onFilter={filter} /> })}
      />
      <RequestDialog
        id={opened}
        onClose={() => onAddressChange(list)}
        // Who has several to decide on goes through them without the list in between.
        onDecided={(id) =>
          void nextToDecide(id)
            .catch(() => undefined)
            .then((next) => onAddressChange(next === undefined ? list : { ...list, change: next }))
        }
      />
    </>
  )
}

interface FilterProps {
  filters: RequestFilters
  onFilter: (filters: Partial<RequestFilters>) => void
}

function Filters({ filters, onFilter }: FilterProps) {
  const t = wordsOf(requestsTexts)
  return (
    <>
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
    </>
  )
}

/** Nothing is pending, of everybody's or of one's own. */
function NothingWaits({ filters, onFilter }: FilterProps) {
  const t = wordsOf(requestsTexts)
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
