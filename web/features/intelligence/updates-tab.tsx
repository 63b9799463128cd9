import { Button, Group, Stack, Text } from '@mantine/core'
import { IconChecks, IconNews } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alertsQuery, exportUpdates, updatesQuery } from '#web/data/intelligence.ts'
import { intelligenceTexts } from '#web/messages/en/intelligence.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useCan } from '#web/platform/session.tsx'
import { useChange } from '#web/platform/use-change.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ExportButton } from '#web/ui/export-button.tsx'
import { TablePages } from '#web/ui/table-pages.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import classes from './intelligence.module.css'
import { markAllUpdatesRead } from './intelligence-api.ts'
import { type IntelligenceProps, intelligenceSearch } from './intelligence-search.ts'
import { UpdateCard } from './update-card.tsx'
import { UpdateFilterFields } from './update-filters.tsx'

/** Regulatory updates, newest first. */
export function UpdatesTab({ address, onAddressChange }: IntelligenceProps) {
  const t = wordsOf(intelligenceTexts.updates)
  const words = wordsOf(intelligenceTexts.filters)
  const can = useCan()
  const state = intelligenceSearch.stateOf(address)
  const filters = intelligenceSearch.filtersOf(address)
  const query = useQuery(updatesQuery(state, filters))
  const { data } = query
  const narrowed = intelligenceSearch.isNarrowed(address)
  const kept = useFocusKept(data)
  const clear = () => onAddressChange(intelligenceSearch.cleared(address))
  return (
    <Stack gap="md">
      <UpdateFilterFields address={address} onAddressChange={onAddressChange} />
      {filters.alert !== undefined && <OfAlert id={filters.alert} onShowAll={clear} />}
      <Group gap="xs">
        {data && (
          <Text size="sm" c="dimmed" role="status">
            {t('showing', { count: data.total })}
          </Text>
        )}
        {narrowed && (
          <Button size="xs" variant="subtle" onClick={clear}>
            {words('clear')}
          </Button>
        )}
        <Group gap="xs" ml="auto">
          {(data?.total ?? 0) > 0 && <MarkAll />}
          {can('export-data') && (data?.total ?? 0) > 0 && (
            <ExportButton load={() => exportUpdates(state, filters)} />
          )}
        </Group>
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
          icon={IconNews}
          title={narrowed ? t('nothingFound') : t('empty')}
          description={narrowed ? t('nothingFoundHelp') : t('emptyHelp')}
        />
      ) : (
        <>
          <ul className={classes.list} aria-label={t('label')} {...kept}>
            {data.items.map((update) => (
              <UpdateCard key={update.id} update={update} />
            ))}
          </ul>
          <TablePages
            total={data.total}
            busy={query.isPlaceholderData}
            state={state}
            onStateChange={(next) => onAddressChange(intelligenceSearch.read({ ...address, ...next }))}
          />
        </>
      )}
    </Stack>
  )
}

function OfAlert({ id, onShowAll }: { id: number; onShowAll: () => void }) {
  const t = wordsOf(intelligenceTexts.filters)
  const { data } = useQuery(alertsQuery)
  const alert = data?.find((one) => one.id === id)
  if (!data) return null
  return (
    <Group gap="xs">
      <Text size="sm" fw={600}>
        {alert ? t('ofAlert', { name: alert.name }) : t('ofUnknownAlert')}
      </Text>
      <Button size="compact-sm" variant="subtle" onClick={onShowAll}>
        {t('showAll')}
      </Button>
    </Group>
  )
}

function MarkAll() {
  const t = wordsOf(intelligenceTexts.updates)
  const [asking, setAsking] = useState(false)
  const mark = useChange({
    nouns: ['regulatory-intelligence'],
    run: markAllUpdatesRead,
    onSuccess: ({ marked }) => toast({ title: t('marked', { count: marked }) }),
    onError: (error) => toast({ title: t('markFailed'), description: error.message, variant: 'destructive' }),
  })
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconChecks size={14} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('markAll')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('markAllTitle')}
        consequence={t('markAllHelp')}
        confirmLabel={t('markAll')}
        onConfirm={() => mark.mutateAsync()}
      />
    </>
  )
}
