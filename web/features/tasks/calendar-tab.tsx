import { ActionIcon, Button, Group, Stack, Switch, Text, Title } from '@mantine/core'
import { IconCalendarShare, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { mostCalendarEntries } from '#core/contract/calendar.ts'
import { calendarQuery } from '#web/data/calendar.ts'
import { tasksTexts } from '#web/messages/en/tasks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { today as dayNow } from '#web/platform/today.ts'
import { ErrorPanel } from '#web/ui/error-panel.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import { isMonth, monthAfter, weeksOf } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import { type TasksScreenProps, tasksSearch } from './tasks-search.ts'

/** A month of tasks, projects, certificates and regulatory deadlines. */
export function CalendarTab({ address, onAddressChange }: TasksScreenProps) {
  const t = wordsOf(tasksTexts.calendar)
  const format = useFormatter()
  const [today] = useState(dayNow)
  const [sharing, setSharing] = useState(false)
  const thisMonth = today.slice(0, 7)
  const month = isMonth(address.month) ? address.month : thisMonth
  const weeks = weeksOf(month)
  const days = weeks.flat()
  const mine = address.mine === 'true'
  const { data, error, refetch } = useQuery(
    calendarQuery({ from: days.at(0) ?? today, to: days.at(-1) ?? today, mine }),
  )
  const show = (next: string) =>
    onAddressChange(tasksSearch.read({ ...address, month: next === thisMonth ? undefined : next }))
  const name = format.dateTime(new Date(`${month}-01T00:00:00Z`), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <Stack gap="md">
      <Group gap="xs">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('previous')}
          onClick={() => show(monthAfter(month, -1))}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('next')}
          onClick={() => show(monthAfter(month, 1))}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Title order={2} size="h3" aria-live="polite" mr="md">
          {name}
        </Title>
        <Button variant="default" size="xs" disabled={month === thisMonth} onClick={() => show(thisMonth)}>
          {t('today')}
        </Button>
        <Switch
          label={t('mine')}
          checked={mine}
          onChange={({ currentTarget: { checked } }) =>
            onAddressChange(tasksSearch.withFilters(address, { mine: checked ? 'true' : undefined }))
          }
        />
        <Button
          variant="default"
          size="xs"
          ml="auto"
          leftSection={<IconCalendarShare size={16} aria-hidden />}
          onClick={() => setSharing(true)}
        >
          {t('subscribe')}
        </Button>
      </Group>
      {error && !data ? (
        <ErrorPanel title={t('loadFailed')} message={error.message} onRetry={() => void refetch()} />
      ) : (
        <>
          <MonthGrid
            month={month}
            weeks={weeks}
            today={today}
            entries={data?.entries}
            onOpenTask={(task) => onAddressChange({ ...address, task })}
          />
          {data?.entries.length === 0 && (
            <Text size="sm" c="dimmed" role="status">
              {t('nothing')}
            </Text>
          )}
          {data?.isCut && (
            <Text size="sm" role="status">
              {t('tooMany', { count: mostCalendarEntries })}
            </Text>
          )}
        </>
      )}
      {sharing && <FeedDialog onClose={() => setSharing(false)} />}
    </Stack>
  )
}
