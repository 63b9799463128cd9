import { useFormatter } from 'use-intl'

/** A calendar day, YYYY-MM-DD, in words. It has no time zone: the same day stands there wherever it is read. */
export const dayWords = (format: Pick<ReturnType<typeof useFormatter>, 'dateTime'>, day: string): string =>
  format.dateTime(new Date(`${day}T00:00:00Z`), 'day', { timeZone: 'UTC' })

export function useDay(): (day: string) => string {
  const format = useFormatter()
  return (day) => dayWords(format, day)
}
