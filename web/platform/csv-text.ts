import { guardFormulas } from '#core/imports/formula-guard.ts'

/** Rows as CSV that spreadsheets open as they are: UTF-8 with mark, CRLF, nothing a cell would execute. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const harmless = guardFormulas(text)
    return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
  }
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
