import { writeCsv } from '#server/files/csv-writer.ts'

/** A table that spreadsheets open and execute nothing of. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  writeCsv(
    (rows[0] ?? []).map(String),
    rows.slice(1).map((row) => row.map(String)),
  )
