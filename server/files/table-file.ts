import type { UploadedFile } from '#server/platform/uploads.ts'
import { readCsv } from './csv-file.ts'
import type { ReadTable } from './table-limits.ts'
import { readXlsx } from './xlsx-file.ts'

/** Reads an uploaded CSV or XLSX (first sheet) as rows of text. */
export async function readTable(file: UploadedFile): Promise<ReadTable> {
  return file.kind === 'csv' ? readCsv(file.bytes) : readXlsx(file.bytes, file.sender)
}
