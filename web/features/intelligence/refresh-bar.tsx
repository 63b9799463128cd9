import { Button, Group, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormatter } from 'use-intl'
import type { FeedRefresh } from '#core/contract/intelligence-feeds.ts'
import { refreshQuery } from '#web/data/intelligence.ts'
import { intelligenceTexts } from '#web/messages/en/intelligence.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { toast } from '#web/ui/toast-store.ts'
import classes from './intelligence.module.css'
import { refreshFeeds } from './intelligence-api.ts'

/** When the feeds were asked, and asking them now with its progress. */
export function RefreshBar() {
  const t = wordsOf(intelligenceTexts.refresh)
  const format = useFormatter()
  const { data: last, isLoading } = useQuery(refreshQuery)
  const running = last?.status === 'running'
  const watch = useTold(last)
  const refresh = useChange({
    nouns: ['regulatory-intelligence'],
    run: refreshFeeds,
    onSuccess: ({ id }) => watch(id),
    onError: (error) => toast({ title: t('failed'), description: error.message, variant: 'destructive' }),
  })
  if (running) {
    return (
      <div className={classes.refresh}>
        <ProgressBar label={t('running')} done={last.done} total={last.total} />
      </div>
    )
  }
  return (
    <Group gap="sm" className={classes.refresh} data-awaited={isLoading || undefined}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconRefresh size={14} aria-hidden />}
        title={t('help')}
        loading={refresh.isPending}
        onClick={() => refresh.mutate()}
      >
        {t('button')}
      </Button>
      {last !== undefined && (
        <Text size="sm" c="dimmed" role="status">
          {last === null
            ? t('never')
            : last.status === 'failed'
              ? t('cutOff')
              : `${t('last', { when: format.dateTime(new Date(last.createdAt), 'instant') })}. ${t(
                  'doneHelp',
                  {
                    news: last.newUpdates,
                    failed: last.failedFeeds,
                  },
                )}`}
        </Text>
      )}
    </Group>
  )
}

/**
 * Shows a message when a refresh ends, and reads the lists again: one seen running, or one passed to the returned
 * function, because a quick refresh may end before its progress is ever read.
 */
function useTold(last: FeedRefresh | null | undefined): (id: number) => void {
  const t = wordsOf(intelligenceTexts.refresh)
  const client = useQueryClient()
  const [watched, setWatched] = useState<number>()
  useEffect(() => {
    if (!last) return
    if (last.status === 'running') setWatched(last.id)
    else if (watched === last.id) {
      setWatched(undefined)
      toast(
        last.status === 'failed'
          ? { title: t('failed'), description: t('cutOff'), variant: 'destructive' }
          : {
              title: t('done'),
              description: t('doneHelp', { news: last.newUpdates, failed: last.failedFeeds }),
            },
      )
      void client.invalidateQueries({
        predicate: ({ queryKey: [noun, what] }) => noun === 'regulatory-intelligence' && what !== 'refresh',
      })
    }
  }, [last, watched, client, t])
  return setWatched
}
