/** The local calendar day, YYYY-MM-DD. */
export function localDay(instant: Date): string {
  const month = String(instant.getMonth() + 1).padStart(2, '0')
  return `${instant.getFullYear()}-${month}-${String(instant.getDate()).padStart(2, '0')}`
}

/** The day the hub judges dates by, YYYY-MM-DD (decision D142). */
export const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10)
