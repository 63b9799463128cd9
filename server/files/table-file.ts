import type { UploadedFile } from '#server/platform/uploads.ts'
import { type ReadTable, readCsv } from './csv-file.ts'
import { readXlsx } from './xlsx-file.ts'

/** Reads an uploaded CSV or XLSX (first sheet) as rows of text. */
export async function readTable(file: UploadedFile): Promise<ReadTable> {
  return file.kind === 'csv' ? readCsv(file.bytes) : readXlsx(file.bytes)
}
