import { Button, Checkbox, Group, ScrollArea, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Candidate } from '#core/contract/portfolio.ts'
import { candidatesQuery, type ListedFamily } from '#web/data/portfolio.ts'
import { portfolioTexts } from '#web/messages/en/portfolio.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { SubmissionStatusBadge } from '#web/submission-form/submission-status-badge.tsx'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog, useBusyDialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { matchSubmissions } from './portfolio-api.ts'

interface MatchDialogProps {
  family: ListedFamily | undefined
  onClose: () => void
}

/** Submissions of no family, to be ticked; those that probably belong here come first. */
export function MatchDialog({ family, onClose }: MatchDialogProps) {
  const t = wordsOf(portfolioTexts.match)
  return (
    <Dialog opened={family !== undefined} onClose={onClose} title={t('title')} size="lg">
      {family && <Matching family={family} onClose={onClose} />}
    </Dialog>
  )
}

const fewest = 50
const most = 200

interface MatchingProps {
  family: ListedFamily
  onClose: () => void
}

function Matching({ family, onClose }: MatchingProps) {
  const t = wordsOf(portfolioTexts.match)
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(fewest)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const { data, error, refetch } = useQuery(candidatesQuery(family.id, search, limit))
  const match = useChange({
    nouns: ['portfolio', 'submissions'],
    run: () => matchSubmissions(family.id, [...ticked]),
    onSuccess: () => {
      toast({ title: t('done', { count: ticked.size, family: family.productFamily ?? '' }) })
      onClose()
    },
    onError: (failure) => toast({ title: t('failed'), description: failure.message, variant: 'destructive' }),
  })
  useBusyDialog(match.isPending)
  const toggle = (ids: readonly number[], on: boolean) => {
    const next = new Set(ticked)
    for (const id of ids) {
      if (on) next.add(id)
      else next.delete(id)
    }
    setTicked(next)
  }
  const proposed = data?.items.filter(({ proposedBy }) => proposedBy !== null).map(({ id }) => id) ?? []
  return (
    <Stack gap="md">
      <Text size="sm">{t('help', { family: family.productFamily ?? '' })}</Text>
      <SearchBox label={t('search')} value={search} onChange={setSearch} hotkey={false} />
      {error ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <CentredSpinner label={t('loading')} />
      ) : data.total === 0 ? (
        <EmptyState title={search ? t('nothingFound') : t('empty')} />
      ) : (
        <>
          <Group justify="space-between" gap="xs">
            <Text size="sm" c="dimmed" role="status">
              {t('showing', { shown: data.items.length, total: data.total })}
            </Text>
            {proposed.length > 0 && (
              <Button size="xs" variant="subtle" onClick={() => toggle(proposed, true)}>
                {t('tickProposed', { count: proposed.length })}
              </Button>
            )}
          </Group>
          <ScrollArea.Autosize mah="45vh" type="auto" viewportProps={{ tabIndex: 0 }}>
            <Stack gap={6} role="group" aria-label={t('list')}>
              {data.items.map((item) => (
                <Line
                  key={item.id}
                  item={item}
                  ticked={ticked.has(item.id)}
                  onTick={(on) => toggle([item.id], on)}
                />
              ))}
              {data.total > data.items.length && limit < most && (
                <Button size="xs" variant="default" onClick={() => setLimit(most)}>
                  {t('more')}
                </Button>
              )}
            </Stack>
          </ScrollArea.Autosize>
        </>
      )}
      <DialogButtons
        cancel={t('cancel')}
        onCancel={onClose}
        confirm={t('confirm', { count: ticked.size })}
        onConfirm={() => match.mutate()}
        pending={match.isPending}
        disabled={ticked.size === 0}
      />
    </Stack>
  )
}

interface LineProps {
  item: Candidate
  ticked: boolean
  onTick: (on: boolean) => void
}

function Line({ item, ticked, onTick }: LineProps) {
  const t = wordsOf(portfolioTexts.match)
  return (
    <Checkbox
      checked={ticked}
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      label={<bdi>{item.deviceName ?? t('unnamed', { id: String(item.id) })}</bdi>}
      description={
        <Group gap={6} component="span">
          <span>
            {[item.country, item.deviceNumber, item.basicUdiDi ?? item.udiDi].filter(Boolean).join(' · ')}
          </span>
          <SubmissionStatusBadge
            status={item.status}
            market={item.country}
            recordStatus={item.recordStatus}
          />
          {item.proposedBy && <StatusBadge tone="info">{t(`proposed.${item.proposedBy}`)}</StatusBadge>}
        </Group>
      }
    />
  )
}
