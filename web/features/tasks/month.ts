/** A month as weeks of days, Monday first; days are YYYY-MM-DD, months YYYY-MM. */

const dayMs = 86_400_000

export const isMonth = (text: string | undefined): text is string =>
  text !== undefined && /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text)

/** The month so many after another. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

/** Whole weeks that hold the month. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const before = (new Date(first).getUTCDay() + 6) % 7
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`)
  const weeks = Math.ceil((end - first) / dayMs / 7 + before / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) =>
      new Date(first + (week * 7 + at - before) * dayMs).toISOString().slice(0, 10),
    ),
  )
}
