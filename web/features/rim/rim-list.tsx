import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { rimTexts } from '#web/messages/en/rim.ts'
import { wordsOf } from '#web/messages/words.ts'
import type { Download, ListPage } from '#web/platform/api-client.ts'
import { useCan } from '#web/platform/session.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ExportButton } from '#web/ui/export-button.tsx'
import { FilterChip } from '#web/ui/filter-chip.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { TablePages } from '#web/ui/table-pages.tsx'
import classes from './rim.module.css'
import type { RimFilters } from './rim-api.ts'
import { type RimAddress, rimSearch } from './rim-search.ts'

interface RimListProps<Item> {
  address: RimAddress
  onAddressChange: (address: RimAddress) => void
  /** What can be searched. */
  searchLabel: string
  /** How many there are, on all pages. */
  showing: (total: number) => string
  statuses: readonly { readonly code: string; readonly label: string }[]
  query: {
    readonly data: ListPage<Item> | undefined
    readonly error: Error | null
    readonly isPlaceholderData: boolean
    refetch(): unknown
  }
  empty: { readonly icon: ComponentType<{ size?: number }>; readonly title: string; readonly help: string }
  /** Filters beside search and status. */
  filters?: ReactNode
  /** Adds one, where it is none that the head of the screen adds. */
  add?: { readonly label: string; readonly onAdd: () => void }
  exportAll?: (filters: RimFilters) => Promise<Download>
  children: (item: Item) => ReactNode
}

/** Filters of the address, as the server takes them. */
export function filtersOf(address: RimAddress): RimFilters {
  return rimSearch.filtersOf(address)
}

/** Cards with a search, a filter by status and pages. */
export function RimList<Item extends { readonly id: number }>({
  address,
  onAddressChange,
  searchLabel,
  showing,
  statuses,
  query,
  empty,
  filters: more,
  add,
  exportAll,
  children,
}: RimListProps<Item>) {
  const t = wordsOf(rimTexts.list)
  const can = useCan()
  const filters = filtersOf(address)
  const { data, error } = query
  const narrowed = rimSearch.isNarrowed(address)
  return (
    <Stack gap="md">
      <Group gap="xs">
        <SearchBox
          label={searchLabel}
          value={filters.search}
          onChange={(search) => onAddressChange(rimSearch.withFilters(address, { search }))}
        />
        <NativeSelect
          aria-label={t('status')}
          data={[
            { value: '', label: t('all') },
            ...statuses.map(({ code, label }) => ({ value: code, label })),
          ]}
          value={filters.status ?? ''}
          onChange={({ currentTarget }) =>
            onAddressChange(rimSearch.withFilters(address, { status: currentTarget.value || undefined }))
          }
        />
        {filters.counted && (
          <FilterChip
            label={t(`counted.${filters.counted}`)}
            title={t('allAgain')}
            onRemove={() => onAddressChange(rimSearch.withFilters(address, { counted: undefined }))}
          />
        )}
        {more}
        {exportAll && can('export-data') && (data?.total ?? 0) > 0 && (
          <ExportButton load={() => exportAll(filters)} />
        )}
        {add && can('edit-submissions') && (
          <Button variant="default" onClick={add.onAdd}>
            {add.label}
          </Button>
        )}
        {data && (
          <Text size="sm" c="dimmed" role="status">
            {showing(data.total)}
          </Text>
        )}
      </Group>
      {error ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void query.refetch()} />
      ) : !data ? (
        <CentredSpinner label={t('loading')} />
      ) : data.total === 0 ? (
        <EmptyState
          icon={empty.icon}
          title={narrowed ? t('nothingFound') : empty.title}
          {...(!narrowed && { description: empty.help })}
          action={
            narrowed ? (
              <Button variant="default" onClick={() => onAddressChange(rimSearch.cleared(address))}>
                {t('clear')}
              </Button>
            ) : undefined
          }
        />
      ) : (
        <>
          <ul className={classes.cards}>
            {data.items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
          <TablePages
            total={data.total}
            busy={query.isPlaceholderData}
            state={rimSearch.stateOf(address)}
            onStateChange={(next) => onAddressChange(rimSearch.read({ ...address, ...next }))}
          />
        </>
      )}
    </Stack>
  )
}
