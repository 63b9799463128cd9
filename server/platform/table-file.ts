import { readSheet } from 'read-excel-file/node'
import { maxColumns, type ReadTable, readCsv, refuseFile } from './csv-file.ts'
import type { UploadedFile } from './uploads.ts'

/** Reads an uploaded CSV or XLSX (first sheet) as rows of text. */
export async function readTable(file: UploadedFile): Promise<ReadTable> {
  return file.kind === 'csv' ? readCsv(file.bytes) : readXlsx(file.bytes)
}

async function readXlsx(bytes: Buffer): Promise<ReadTable> {
  const sheet = await readFirstSheet(bytes)
  const rows = sheet
    .map((cells, index) => ({ row: index + 1, cells: cells.map(cellText) }))
    .filter((row) => row.cells.some((cell) => cell.trim() !== ''))
  const header = rows.shift()
  if (!header) throw refuseFile('The file is empty')
  if (header.cells.length > maxColumns) {
    throw refuseFile(`The sheet has ${header.cells.length} columns; at most ${maxColumns} are read`)
  }
  return { header: header.cells, rows, recognised: 'Excel, first sheet' }
}

async function readFirstSheet(bytes: Buffer): Promise<(readonly unknown[])[]> {
  try {
    return await readSheet(bytes)
  } catch {
    throw refuseFile(
      'The Excel file cannot be read. Save it as .xlsx or CSV and try again. Nothing was saved.',
    )
  }
}

/** Numbers in full, never in scientific notation: identifiers are text. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell)
  return String(cell)
}
