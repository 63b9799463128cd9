import { isCalendarDate } from '#core/dictionary/calendar-date.ts'
import { shorten } from '#core/dictionary/code-reader.ts'
import { fold } from '#core/text/fold.ts'
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

/** Months by name, with the spellings of a language in one text each: January first, forms of one month joined by a bar. */
const monthNames = [
  'jan|january feb|february mar|march apr|april may jun|june jul|july aug|august sep|sept|september oct|october nov|november dec|december',
  'jan|januar|jänner feb|februar mär|mrz|märz apr|april mai jun|juni jul|juli aug|august sep|september okt|oktober nov|november dez|dezember',
  'janv|janvier févr|fév|février mars avr|avril mai juin juil|juillet août sept|septembre oct|octobre nov|novembre déc|décembre',
  'ene|enero feb|febrero mar|marzo abr|abril may|mayo jun|junio jul|julio ago|agosto sep|septiembre oct|octubre nov|noviembre dic|diciembre',
  'gen|gennaio feb|febbraio mar|marzo apr|aprile mag|maggio giu|giugno lug|luglio ago|agosto set|settembre ott|ottobre nov|novembre dic|dicembre',
  'jan|januari feb|februari mrt|maart apr|april mei jun|juni jul|juli aug|augustus sep|september okt|oktober nov|november dec|december',
  'jan|janeiro fev|fevereiro mar|março abr|abril mai|maio jun|junho jul|julho ago|agosto set|setembro out|outubro nov|novembro dez|dezembro',
]
const months: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names) =>
    names.split(' ').flatMap((forms, at) => forms.split('|').map((form) => [fold(form), at + 1] as const)),
  ),
)

/** A day whose month is named: 12-MAR-2024, 12. März 2024, March 12, 2024, 12 de marzo de 2024. */
function dayByMonthName(text: string): string | undefined {
  const ofWord = (word = '') => months.get(fold(word))
  const [, date, word, year] =
    /^(\d{1,2})(?:\.|er|st|nd|rd|th)?[ -]*(?:de )?(\p{L}+)\.?[ -]*(?:de )?(\d{4})$/iu.exec(text) ?? []
  const [, first, second, last] = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu.exec(text) ?? []
  const month = ofWord(word ?? first)
  return month === undefined ? undefined : day(year ?? last, String(month), date ?? second)
}

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
  const named = dayByMonthName(written)
  if (named !== undefined && isCalendarDate(named)) return { value: named }
  const [, one, two, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? []
  const ways = year ? [...new Set([day(year, two, one), day(year, one, two)])].filter(isCalendarDate) : []
  if (ways.length === 1) return { value: ways[0] as string }
  const hint =
    ways.length === 2 ? `can be two dates: write ${ways.join(' or ')}` : 'is not a date (write YYYY-MM-DD)'
  return { error: `"${shorten(text)}" ${hint}` }
}
