import type { TextEncoding } from '#core/imports/encodings.ts'
import type { Table, TableRow } from '#core/imports/table.ts'
import { invalid } from '#server/platform/errors.ts'
import { ZipError } from './zip-archive.ts'

/** What was recognised of a file, to be told to the person who sent it. */
export interface ReadTable extends Table {
  readonly recognised: string
  /** What somebody should know of it: sentences. */
  readonly notes?: readonly string[]
  /** Of a text that is not Unicode. */
  readonly encoding?: TextEncoding
}

/** What the file was read as, and what somebody should know of it, as one text. */
export const toldWith = (recognised: string, notes: readonly string[] = []): string =>
  notes.length === 0 ? recognised : [`${recognised}.`, ...notes].join(' ')

/** More columns than any template has, by far (decision D23). */
export const maxColumns = 500

/** Real rows are longer than 40 bytes; this many are no table of devices under 10 MB. */
export const maxRows = 250_000

export const refuseFile = (message: string) => invalid([{ path: 'file', message }])

export const tooManyRows = () =>
  refuseFile(`The file has more than ${maxRows} rows. Please split it. Nothing was saved.`)

export const tooManyColumns = ({ row, cells }: TableRow) =>
  refuseFile(`Row ${row} has ${cells.length} columns; at most ${maxColumns} are read`)

export const unreadableWorkbook = (reason = '') =>
  refuseFile(
    `The Excel file cannot be read${reason}. Save it as .xlsx or CSV and try again. Nothing was saved.`,
  )

/** What an error on opening an archive is told the sender as; one that is no fault of the file stays as it is. */
export const asUnreadable = (error: unknown): unknown =>
  error instanceof ZipError ? unreadableWorkbook(`: ${error.message}`) : error
