const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** 28 May 2026, May 2026 or 2026: as precise as the date. */
export function writtenDate(date: string): string {
  const [year, month, day] = date.split('-')
  const name = month === undefined ? undefined : months[Number(month) - 1]
  return [day === undefined ? undefined : String(Number(day)), name, year].filter(Boolean).join(' ')
}
