import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { calendarFeedQuery, deleteCalendarFeed, makeCalendarFeed } from '#web/data/calendar.ts'
import { tasksTexts } from '#web/messages/en/tasks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useChange } from '#web/platform/use-change.ts'
import { useDay } from '#web/platform/use-day.ts'
import { CentredSpinner } from '#web/ui/centred-spinner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** The address under which other calendars read this one: made, shown once, ended. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = wordsOf(tasksTexts.feed)
  const format = useFormatter()
  const day = useDay()
  const { data, error, refetch } = useQuery(calendarFeedQuery)
  const [chosen, setOnlyMine] = useState<boolean>()
  const onlyMine = chosen ?? data?.feed?.onlyMine ?? false
  const failed = ({ message }: Error) =>
    toast({ title: t('failed'), description: message, variant: 'destructive' })
  const making = useChange<void, Awaited<ReturnType<typeof makeCalendarFeed>>>({
    nouns: ['calendar'],
    run: () => makeCalendarFeed(onlyMine),
    onSuccess: () => toast({ title: t('created') }),
    onError: failed,
  })
  const removing = useChange({
    nouns: ['calendar'],
    run: deleteCalendarFeed,
    onSuccess: () => toast({ title: t('removed') }),
    onError: failed,
  })
  if (making.data) {
    const address = `${window.location.origin}${making.data.path}`
    return (
      <Dialog opened onClose={onClose} title={t('title')} shownOnce>
        <ShownOnce label={t('address')} text={address} help={t('once')} onDone={onClose} />
      </Dialog>
    )
  }
  const feed = data?.feed
  return (
    <Dialog opened onClose={onClose} title={t('title')}>
      <Stack gap="md">
        <Text size="sm">{t('help')}</Text>
        {error && !data ? (
          <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
        ) : !data ? (
          <CentredSpinner label={t('loading')} />
        ) : feed ? (
          <Text size="sm" role="status">
            {[
              t('madeOn', {
                day: format.dateTime(new Date(feed.createdAt), 'day'),
                until: day(feed.expiresOn),
              }),
              feed.lastReadAt === null
                ? t('neverRead')
                : t('lastRead', { day: format.dateTime(new Date(feed.lastReadAt), 'day') }),
            ].join(', ')}
          </Text>
        ) : (
          <Text size="sm" role="status">
            {t('none')}
          </Text>
        )}
        <Checkbox
          label={t('onlyMine')}
          checked={onlyMine}
          onChange={({ currentTarget: { checked } }) => setOnlyMine(checked)}
        />
        {feed && (
          <Text size="sm" c="dimmed">
            {t('replaceHelp')}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          {feed && (
            <Button
              variant="default"
              color="red"
              loading={removing.isPending}
              onClick={() => removing.mutate()}
            >
              {t('remove')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button disabled={!data} loading={making.isPending} onClick={() => making.mutate()}>
            {feed ? t('replace') : t('create')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
