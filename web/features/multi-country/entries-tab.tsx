import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { submissionStatuses, submissionStatusLabels } from '#core/lifecycle/submission-status.ts'
import { entriesQuery } from '#web/data/entries.ts'
import { entriesTexts } from '#web/messages/en/entries.ts'
import { wordsOf } from '#web/messages/words.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { TablePages } from '#web/ui/table-pages.tsx'
import { groupsOf } from './entry-families.ts'
import { EntryGroup } from './entry-group.tsx'
import { entriesSearch, type ScreenProps } from './multi-country-search.ts'

interface EntriesTabProps extends ScreenProps {
  onEdit: (id: number) => void
}

/** The EU submissions, those of a Basic UDI-DI together. */
export function EntriesTab({ address, onAddressChange, onEdit }: EntriesTabProps) {
  const t = wordsOf(entriesTexts.list)
  const state = entriesSearch.stateOf(address)
  const { search, status } = entriesSearch.filtersOf(address)
  const query = useQuery(entriesQuery(state, { search, status }))
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const { data } = query
  const groups = groupsOf(data?.items ?? [])
  const narrowed = entriesSearch.isNarrowed(address)
  const allClosed = groups.length > 0 && groups.every(({ key }) => closed.has(key))
  const kept = { view: 'eudamed' } as const
  const clear = () => onAddressChange({ ...entriesSearch.cleared(address), ...kept })
  return (
    <Stack gap="md">
      <Group gap="xs">
        <SearchBox
          label={t('search')}
          value={search}
          onChange={(next) => onAddressChange(entriesSearch.withFilters(address, { search: next }))}
        />
        <NativeSelect
          aria-label={t('status')}
          data={[
            { value: '', label: t('allStatuses') },
            ...submissionStatuses.map((value) => ({ value, label: submissionStatusLabels[value] })),
          ]}
          value={status ?? ''}
          onChange={({ currentTarget }) =>
            onAddressChange(
              entriesSearch.withFilters(address, {
                status: submissionStatuses.find((one) => one === currentTarget.value),
              }),
            )
          }
        />
        {narrowed && (
          <Button variant="default" onClick={clear}>
            {t('clear')}
          </Button>
        )}
        {groups.length > 1 && (
          <Button
            variant="default"
            onClick={() => setClosed(new Set(allClosed ? [] : groups.map(({ key }) => key)))}
          >
            {t(allClosed ? 'expandAll' : 'collapseAll')}
          </Button>
        )}
        {data && (
          <Text size="sm" c="dimmed" role="status">
            {t('showing', { count: data.total })}
          </Text>
        )}
      </Group>
      {query.error ? (
        <ErrorPanel
          title={t('loadFailed')}
          message={query.error.message}
          onRetry={() => void query.refetch()}
        />
      ) : !data ? (
        <CentredSpinner label={t('loading')} />
      ) : data.total === 0 ? (
        <EmptyState
          icon={IconFileOff}
          title={t('empty')}
          description={t(narrowed ? 'nothingFoundHelp' : 'emptyHelp')}
          action={
            narrowed && (
              <Button variant="default" onClick={clear}>
                {t('clear')}
              </Button>
            )
          }
        />
      ) : (
        <>
          {groups.map((group) => (
            <EntryGroup
              key={group.key}
              group={group}
              open={!closed.has(group.key)}
              onToggle={() => setClosed(toggled(closed, group.key))}
              onEdit={onEdit}
            />
          ))}
          <TablePages
            total={data.total}
            busy={query.isPlaceholderData}
            state={state}
            onStateChange={(next) => onAddressChange(entriesSearch.read({ ...address, ...next }))}
          />
        </>
      )}
    </Stack>
  )
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
