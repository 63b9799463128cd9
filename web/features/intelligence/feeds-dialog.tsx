import { Button, Group, Stack, Switch, Text } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFormatter } from 'use-intl'
import type { Feed } from '#core/contract/intelligence-feeds.ts'
import { feedsAsOf, feedsSource } from '#core/intelligence/feeds.ts'
import { countryName } from '#core/intelligence/update-lists.ts'
import { feedsQuery } from '#web/data/intelligence.ts'
import { intelligenceTexts } from '#web/messages/en/intelligence.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { StatusBadge, type Tone } from '#web/ui/status-badge.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { FeedForm } from './feed-form.tsx'
import classes from './intelligence.module.css'
import { changeFeed } from './intelligence-api.ts'

interface FeedsDialogProps {
  opened: boolean
  onClose: () => void
}

/** Where updates come from, and how each feed does; for administrators. */
export function FeedsDialog({ opened, onClose }: FeedsDialogProps) {
  const t = wordsOf(intelligenceTexts.feedList)
  const [edited, setEdited] = useState<Feed | 'new'>()
  /** Where the list is gone on with. */
  const [left, setLeft] = useState<Feed | 'new'>()
  const title = edited === undefined ? t('title') : edited === 'new' ? t('addTitle') : t('editTitle')
  const close = () => {
    setEdited(undefined)
    setLeft(undefined)
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} title={title} size="xl">
      {edited === undefined ? (
        <FeedList
          left={left}
          onEdit={(feed) => {
            setEdited(feed)
            setLeft(feed)
          }}
        />
      ) : (
        <FeedForm
          key={edited === 'new' ? edited : edited.revision}
          feed={edited === 'new' ? undefined : edited}
          onDone={() => setEdited(undefined)}
          onCurrent={setEdited}
        />
      )}
    </Dialog>
  )
}

const tones: Record<Feed['status'], Tone> = {
  never: 'neutral',
  ok: 'positive',
  unchanged: 'positive',
  failed: 'critical',
}

interface FeedListProps {
  left: Feed | 'new' | undefined
  onEdit: (feed: Feed | 'new') => void
}

function FeedList({ left, onEdit }: FeedListProps) {
  const t = wordsOf(intelligenceTexts.feedList)
  const query = useQuery(feedsQuery)
  if (query.error) {
    return (
      <ErrorPanel
        title={t('loadFailed')}
        message={query.error.message}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!query.data) return <CentredSpinner label={t('loading')} />
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <Text size="sm" c="dimmed" maw="32rem">
          {t('help', { day: feedsAsOf, source: feedsSource })}
        </Text>
        <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => onEdit('new')}>
          {t('add')}
        </Button>
      </Group>
      <ul className={classes.feeds} aria-label={t('caption')}>
        {query.data.map((feed) => (
          <FeedRow
            key={feed.id}
            feed={feed}
            wasLeft={typeof left === 'object' && left.id === feed.id}
            onEdit={() => onEdit(feed)}
          />
        ))}
      </ul>
    </Stack>
  )
}

interface FeedRowProps {
  feed: Feed
  /** Its form was open until now. */
  wasLeft: boolean
  onEdit: () => void
}

function FeedRow({ feed, wasLeft, onEdit }: FeedRowProps) {
  const t = wordsOf(intelligenceTexts.feedList)
  const format = useFormatter()
  const change = useChange<boolean>({
    nouns: ['regulatory-intelligence'],
    run: (enabled) => changeFeed(feed.id, { enabled, revision: feed.revision }),
    onError: (error) => toast({ title: t('saveFailed'), description: error.message, variant: 'destructive' }),
  })
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasLeft) edit.current?.focus()
  }, [wasLeft])
  const { name, url, country, status, error, note, askedAt } = feed
  return (
    <li className={classes.feed}>
      <div className={classes.words}>
        <Group gap="xs">
          <Group gap={6} wrap="nowrap">
            <Flag code={country} />
            <Text size="sm" fw={600} title={countryName(country)}>
              {name}
            </Text>
          </Group>
          <StatusBadge tone={tones[status]}>{t(`states.${status}`)}</StatusBadge>
        </Group>
        <Text size="xs" c="dimmed">
          {url}
        </Text>
        {note !== null && <Text size="xs">{note}</Text>}
        {askedAt !== null && (
          <Text size="xs" c="dimmed">
            {t('asked', { when: format.dateTime(new Date(askedAt), 'instant'), count: feed.items })}
          </Text>
        )}
        {error !== null && (
          <Text size="xs" c="var(--mantine-color-error)">
            {error}
          </Text>
        )}
      </div>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Switch
          aria-label={t('switchOf', { name })}
          checked={change.isPending ? change.variables : feed.enabled}
          disabled={change.isPending}
          onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
        />
        <Button
          ref={edit}
          size="compact-xs"
          variant="subtle"
          leftSection={<IconPencil size={12} aria-hidden />}
          aria-label={t('editOf', { name })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
      </Group>
    </li>
  )
}
