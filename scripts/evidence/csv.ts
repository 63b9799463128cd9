import { stringify } from 'csv-stringify/sync'

/** A table that spreadsheets open and execute nothing of. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(rows as string[][], { bom: true, escape_formulas: true })
