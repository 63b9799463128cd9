import { useFormatter } from 'use-intl'

const second = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
} as const

/** An instant of the audit trail: its day, its time with the zone, and the time in UTC where that is another (D43). */
export function useInstant(): (instant: Date) => { day: string; time: string; utc: string | undefined } {
  const format = useFormatter()
  return (instant) => {
    const time = format.dateTime(instant, second)
    const utc = format.dateTime(instant, {
      ...second,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
    return { day: format.dateTime(instant, 'day'), time, utc: time.endsWith('UTC') ? undefined : utc }
  }
}
