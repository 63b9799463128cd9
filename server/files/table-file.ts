import type { UploadedFile } from '#server/platform/uploads.ts'
import { statedEncoding } from './csv-encoding.ts'
import { readCsv } from './csv-file.ts'
import type { SoughtHeader } from './header-row.ts'
import type { ReadTable } from './table-limits.ts'
import { readXlsx } from './xlsx-file.ts'

/**
 * Reads an uploaded CSV or XLSX as rows of text. The header is the first row, of the first sheet; where it is sought by
 * its columns, titles above it and sheets in front of it are passed over.
 */
export async function readTable(file: UploadedFile, sought?: SoughtHeader): Promise<ReadTable> {
  return file.kind === 'csv'
    ? readCsv(file.bytes, sought, statedEncoding(file.fields.encoding))
    : readXlsx(file.bytes, file.sender, { sought })
}
