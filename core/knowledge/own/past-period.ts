import { dayAfter } from '#core/lifecycle/expiry.ts'

/** A time that is over, or goes on until today, as a question names it. */
export interface PastPeriod {
  /** YYYY-MM-DD, both days among them. */
  readonly from: string
  readonly to: string
}

const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, fourteen: 14, thirty: 30, sixty: 60, ninety: 90, couple: 2, few: 3 },
}
const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 }

const lastSeveral =
  /\b(?:(?:in|over|during|within|for) )?(?:the )?(?:last|past|previous) (?:(\d{1,3}|[a-z]+)(?: of)? )?(day|week|month|quarter|year)s\b/i
const past = /\b(?:(?:in|over|during|within) )?the past (day|week|month|quarter|year)\b/i
const thisOrLast = /\b(?:in |during )?(?:the )?(this|current|last|previous) (week|month|year)\b/i
const dayPattern = /\b(?:since )?(today|yesterday|this morning|this afternoon)\b/i
const weekday = /\b(since|on|last) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The period, and the question without it. */
export function pastPeriodIn(
  question: string,
  today: string,
): { readonly period: PastPeriod; readonly rest: string } | undefined {
  const found = (pattern: RegExp, periodOf: (match: RegExpExecArray) => PastPeriod | undefined) => {
    const match = pattern.exec(question)
    const period = match && periodOf(match)
    return match && period ? { period, rest: question.replace(match[0], ' ') } : undefined
  }
  return (
    found(lastSeveral, ([, count = 'one', unit = '']) => {
      const number = /^\d+$/.test(count) ? Number(count) : numbers[count.toLowerCase()]
      const days = unitDays[unit.toLowerCase()]
      return number === undefined || days === undefined
        ? undefined
        : { from: dayAfter(today, -number * days), to: today }
    }) ??
    found(past, ([, unit = '']) => ({
      from: dayAfter(today, -(unitDays[unit.toLowerCase()] ?? 1)),
      to: today,
    })) ??
    found(thisOrLast, ([, which = '', unit = '']) =>
      calendarPeriod(today, unit.toLowerCase(), /^(?:this|current)$/i.test(which)),
    ) ??
    found(dayPattern, ([whole, day = '']) => {
      const from = /yesterday/i.test(day) ? dayAfter(today, -1) : today
      return { from, to: /^since/i.test(whole) ? today : from }
    }) ??
    found(weekday, ([, how = '', name = '']) => {
      const back = (weekdayOf(today) - weekdays.indexOf(name.toLowerCase()) + 7) % 7 || 7
      const from = dayAfter(today, -back)
      return { from, to: /^since$/i.test(how) ? today : from }
    })
  )
}

function calendarPeriod(today: string, unit: string, isThis: boolean): PastPeriod {
  if (unit === 'week') {
    const monday = dayAfter(today, -((weekdayOf(today) + 6) % 7))
    return isThis ? { from: monday, to: today } : { from: dayAfter(monday, -7), to: dayAfter(monday, -1) }
  }
  const first = unit === 'month' ? `${today.slice(0, 7)}-01` : `${today.slice(0, 4)}-01-01`
  if (isThis) return { from: first, to: today }
  const last = dayAfter(first, -1)
  return { from: unit === 'month' ? `${last.slice(0, 7)}-01` : `${last.slice(0, 4)}-01-01`, to: last }
}
