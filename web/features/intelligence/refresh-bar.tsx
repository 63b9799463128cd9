import { Button, Group, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { FeedRefresh } from '#core/contract/intelligence-feeds.ts'
import { refreshQuery } from '#web/data/intelligence.ts'
import { useChange } from '#web/platform/use-change.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { toast } from '#web/ui/toast-store.ts'
import classes from './intelligence.module.css'
import { refreshFeeds } from './intelligence-api.ts'

/** When the feeds were asked, and asking them now with its progress. */
export function RefreshBar() {
  const t = useTranslations('intelligence.refresh')
  const format = useFormatter()
  const { data: last } = useQuery(refreshQuery)
  const running = last?.status === 'running'
  useTold(last)
  const refresh = useChange({
    nouns: ['regulatory-intelligence'],
    run: refreshFeeds,
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
    <Group gap="sm" className={classes.refresh}>
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

/** What was asked before this screen's eyes is told when it ends, and the lists are read again. */
function useTold(last: FeedRefresh | null | undefined): void {
  const t = useTranslations('intelligence.refresh')
  const client = useQueryClient()
  const watched = useRef<number>(undefined)
  useEffect(() => {
    if (!last) return
    if (last.status === 'running') watched.current = last.id
    else if (watched.current === last.id) {
      watched.current = undefined
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
  }, [last, client, t])
}
