import { isCalendarDate } from '#core/dictionary/calendar-date.ts'
import { shorten } from '#core/dictionary/code-reader.ts'
import { plainWidth } from '#core/text/plain-width.ts'

type ReadDay = { readonly value: string } | { readonly error: string }

const day = (year = '', month = '', date = ''): string =>
  `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`

/** The forms in which a year comes first, and the one with points, in which the day does. */
const forms: readonly (readonly [RegExp, (parts: readonly string[]) => string])[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})$/, ([, year, month, date]) => day(year, month, date)],
  [/^(\d{4})\/(\d{1,2})\/(\d{1,2})$/, ([, year, month, date]) => day(year, month, date)],
  [/^(\d{4})\.(\d{1,2})\.(\d{1,2})\.?$/, ([, year, month, date]) => day(year, month, date)],
  [/^(\d{4})(\d\d)(\d\d)$/, ([, year, month, date]) => day(year, month, date)],
  [/^(\d{4})年(\d{1,2})月(\d{1,2})日$/, ([, year, month, date]) => day(year, month, date)],
  [/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/, ([, date, month, year]) => day(year, month, date)],
]

/** A time of midnight, as programs write it behind a day. */
const midnight = /[T ]00:00(:00(\.0+)?)?Z?$/

/** Reads a date in every form that can be only one day; of two days a person has to say which. */
export function readDay(text: string): ReadDay {
  const written = plainWidth(text)
    .replace(/[\u2010-\u2013]/g, '-')
    .replace(midnight, '')
  for (const [form, dayOf] of forms) {
    const parts = form.exec(written)
    const found = parts && dayOf(parts)
    if (found && isCalendarDate(found)) return { value: found }
  }
  const [, one, two, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? []
  const ways = year ? [...new Set([day(year, two, one), day(year, one, two)])].filter(isCalendarDate) : []
  if (ways.length === 1) return { value: ways[0] as string }
  const hint =
    ways.length === 2 ? `can be two dates: write ${ways.join(' or ')}` : 'is not a date (write YYYY-MM-DD)'
  return { error: `"${shorten(text)}" ${hint}` }
}
