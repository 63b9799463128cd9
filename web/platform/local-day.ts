/** The local calendar day, YYYY-MM-DD. */
export function localDay(instant: Date): string {
  const month = String(instant.getMonth() + 1).padStart(2, '0')
  return `${instant.getFullYear()}-${month}-${String(instant.getDate()).padStart(2, '0')}`
}
