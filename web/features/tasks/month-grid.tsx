import { Popover, Stack, Text, UnstyledButton } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCertificate,
  IconCertificateOff,
  IconCheckbox,
  IconFlag3,
  IconGavel,
  IconMessageQuestion,
  IconReportSearch,
  IconSend,
  IconTarget,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'
import type { CalendarEntry, CalendarKind } from '#core/contract/calendar.ts'
import { tasksTexts } from '#web/messages/en/tasks.ts'
import { wordsOf } from '#web/messages/words.ts'
import { useDay } from '#web/platform/use-day.ts'
import classes from './month-grid.module.css'

const icons: Readonly<Record<CalendarKind, typeof IconCheckbox>> = {
  task: IconCheckbox,
  milestone: IconFlag3,
  question: IconMessageQuestion,
  target: IconTarget,
  submission: IconSend,
  decision: IconGavel,
  compliance: IconCertificate,
  certification: IconCertificate,
  certificate: IconCertificate,
  'certificate-lost': IconCertificateOff,
  deadline: IconAlertTriangle,
  assessment: IconReportSearch,
}

/** Entries of a day that are shown before the rest stands behind a button. */
const atMost = 4

interface MonthGridProps {
  month: string
  weeks: readonly (readonly string[])[]
  today: string
  /** None while they are on their way. */
  entries: readonly CalendarEntry[] | undefined
  /** A task opens over the month. */
  onOpenTask: (id: number) => void
}

/** Weeks as rows; on a telephone the days that have something, one below the other. */
export function MonthGrid({ month, weeks, today, entries, onOpenTask }: MonthGridProps) {
  const t = wordsOf(tasksTexts.calendar)
  const format = useFormatter()
  const weekday = (day: string) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { weekday: 'short', timeZone: 'UTC' })
  return (
    <table className={classes.grid} aria-label={t('month')} aria-busy={entries === undefined}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                outside={!day.startsWith(month)}
                isToday={day === today}
                isPast={day < today}
                onOpenTask={onOpenTask}
                entries={entries?.filter((entry) => entry.day === day) ?? []}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  day: string
  outside: boolean
  isToday: boolean
  isPast: boolean
  entries: readonly CalendarEntry[]
  onOpenTask: MonthGridProps['onOpenTask']
}

function Day({ day, outside, isToday, isPast, entries, onOpenTask }: DayProps) {
  const t = wordsOf(tasksTexts.calendar)
  const words = useDay()
  const shown = entries.length > atMost ? entries.slice(0, atMost - 1) : entries
  const rest = entries.length - shown.length
  const list = (some: readonly CalendarEntry[]) =>
    some.map((entry) => <Entry key={entry.key} entry={entry} isPast={isPast} onOpenTask={onOpenTask} />)
  return (
    <td
      className={classes.day}
      data-outside={outside || undefined}
      data-today={isToday || undefined}
      data-empty={entries.length === 0 || undefined}
    >
      <time dateTime={day} className={classes.number} aria-current={isToday ? 'date' : undefined}>
        <span className={classes.short} aria-hidden>
          {Number(day.slice(8))}
        </span>
        <span className={classes.long}>{words(day)}</span>
      </time>
      <Stack gap={2}>
        {list(shown)}
        {rest > 0 && (
          <Popover position="bottom" withinPortal width={320} trapFocus>
            <Popover.Target>
              <UnstyledButton className={classes.more}>{t('more', { count: rest })}</UnstyledButton>
            </Popover.Target>
            <Popover.Dropdown>
              <Text fw={600} size="sm" mb="xs">
                {t('dayOf', { day: words(day), count: entries.length })}
              </Text>
              <Stack gap={2} className={classes.all}>
                {list(entries)}
              </Stack>
            </Popover.Dropdown>
          </Popover>
        )}
      </Stack>
    </td>
  )
}

interface EntryProps extends Pick<DayProps, 'isPast' | 'onOpenTask'> {
  entry: CalendarEntry
}

/** Leads to where the hub has it. */
function Entry({ entry, isPast, onOpenTask }: EntryProps) {
  const t = wordsOf(tasksTexts.calendar.kinds)
  const states = wordsOf(tasksTexts.calendar)
  const navigate = useNavigate()
  const Icon = icons[entry.kind]
  const state = entry.done ? states('done') : isPast ? states('late') : null
  const said = [t(entry.kind), entry.title, entry.about, entry.ownerName, state].filter(Boolean).join(', ')
  return (
    <a
      href={entry.link}
      className={classes.entry}
      data-kind={entry.kind}
      data-done={entry.done || undefined}
      data-late={(isPast && !entry.done) || undefined}
      aria-label={said}
      title={said}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        const task = /^\/tasks\?task=(\d+)$/.exec(entry.link)?.[1]
        if (task === undefined) void navigate({ href: entry.link })
        else onOpenTask(Number(task))
      }}
    >
      <Icon size={14} stroke={1.8} aria-hidden className={classes.icon} />
      <span className={classes.title}>{entry.title}</span>
    </a>
  )
}
