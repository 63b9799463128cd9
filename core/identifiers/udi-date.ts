/**
 * Dates as UDI carriers write them. Letters stand for digits: Y year, M month, D day, J day of the year,
 * H hour, m minute; c and YY are the last three digits of the year (ISBT 128).
 */
export type UdiDateFormat =
  | 'YYMMDD'
  | 'YYMMDDHH'
  | 'YYMMDDHHmm'
  | 'MMDDYY'
  | 'MMYY'
  | 'YYJJJ'
  | 'YYJJJHH'
  | 'YYYYMMDD'
  | 'cYYJJJ'

export interface UdiDate {
  readonly original: string
  readonly originalFormat: UdiDateFormat
  /** YYYY-MM-DD, or YYYY-MM where no day was given and none may be assumed. */
  readonly date: string
  /** `end-of-month`: an expiry without a day means the last day of its month (GS1 General Specifications). */
  readonly day: 'given' | 'end-of-month' | 'not-given'
  /** HH or HH:mm, as printed; HIBC hours are Greenwich time. */
  readonly time?: string
}

/**
 * Reads a date; undefined when it does not exist. A day of 00 in YYMMDD means that no day is given.
 * `referenceYear` is the current year: a two-digit year lies from 49 years before to 50 years after it.
 */
export function readUdiDate(
  text: string,
  format: UdiDateFormat,
  meaning: 'expiry' | 'other',
  referenceYear: number,
): UdiDate | undefined {
  if (text.length !== format.length || !/^[0-9]+$/.test(text)) return undefined
  const day = readDay(text, format, referenceYear)
  const time = readTime(text, format)
  if (!day || time === undefined) return undefined
  const read = { original: text, originalFormat: format, ...(time && { time }) }
  const month = `${String(day.year).padStart(4, '0')}-${pad(day.month)}`
  if (day.day > 0) return { ...read, date: `${month}-${pad(day.day)}`, day: 'given' }
  if (meaning === 'other') return { ...read, date: month, day: 'not-given' }
  return { ...read, date: `${month}-${pad(daysInMonth(day.year, day.month))}`, day: 'end-of-month' }
}

interface Day {
  readonly year: number
  readonly month: number
  /** 0 where none is given. */
  readonly day: number
}

function readDay(text: string, format: UdiDateFormat, referenceYear: number): Day | undefined {
  const year = readYear(text, format, referenceYear)
  if (format.includes('JJJ')) return dayOfYear(year, Number(digitsOf(text, format, 'J')))
  const month = Number(digitsOf(text, format, 'M'))
  const day = Number(digitsOf(text, format, 'D') || '0')
  if (month < 1 || month > 12 || day > daysInMonth(year, month)) return undefined
  const mayOmitDay = format === 'YYMMDD' || format === 'MMYY'
  return day === 0 && !mayOmitDay ? undefined : { year, month, day }
}

function readYear(text: string, format: UdiDateFormat, referenceYear: number): number {
  const digits = digitsOf(text, format, 'c') + digitsOf(text, format, 'Y')
  if (digits.length === 4) return Number(digits)
  // ISBT 128 gives three digits of the year; the 9 of 9xx can only be 19xx, as the standard is of 1994.
  if (digits.length === 3) return digits.startsWith('9') ? 1000 + Number(digits) : 2000 + Number(digits)
  return nearestYear(Number(digits), referenceYear)
}

/** The year that ends in the two digits and lies nearest: from 49 years before to 50 years after. */
function nearestYear(twoDigits: number, referenceYear: number): number {
  const earliest = referenceYear - 49
  const century = earliest - (earliest % 100)
  const candidate = century + twoDigits
  return candidate < earliest ? candidate + 100 : candidate
}

/** The time of day, '' where the format has none, undefined where there is no such time. */
function readTime(text: string, format: UdiDateFormat): string | undefined {
  const hour = digitsOf(text, format, 'H')
  const minute = digitsOf(text, format, 'm')
  if (Number(hour) > 23 || Number(minute) > 59) return undefined
  return minute ? `${hour}:${minute}` : hour
}

function digitsOf(text: string, format: UdiDateFormat, letter: string): string {
  let digits = ''
  for (let index = 0; index < format.length; index++)
    if (format[index] === letter) digits += text.charAt(index)
  return digits
}

function dayOfYear(year: number, ordinal: number): Day | undefined {
  let day = ordinal
  for (let month = 1; month <= 12; month++) {
    const days = daysInMonth(year, month)
    if (day >= 1 && day <= days) return { year, month, day }
    day -= days
  }
  return undefined
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
