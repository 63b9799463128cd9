const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a text is a calendar date YYYY-MM-DD that exists (years 1000–9999). */
export function isCalendarDate(text: string): boolean {
  const match = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const length = month === 2 && leap ? 29 : (daysInMonth[month - 1] ?? 0)
  return day >= 1 && day <= length
}
