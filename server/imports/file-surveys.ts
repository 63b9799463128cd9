import { brokenEncoding, xmlEncoding } from '#core/files/xml-encoding.ts'
import { XmlReadError } from '#core/files/xml-error.ts'
import { type XmlRecord, XmlRecordReader } from '#core/files/xml-records.ts'
import { statedEncoding } from '#server/files/csv-encoding.ts'
import { longestRow, openCsv } from '#server/files/csv-stream.ts'
import { decodedText } from '#server/files/decoded-text.ts'
import type { SpooledFile } from '#server/files/spooled-file.ts'
import { readTable } from '#server/files/table-file.ts'
import { refuseFile, toldWith } from '#server/files/table-limits.ts'
import type { UploadedFile } from '#server/platform/uploads.ts'
import type { ReadRow } from './batches.ts'
import { soughtHeader } from './column-targets.ts'
import type { ImportKind, RecordFormat } from './import-kind.ts'
import { keepRows, keptRows } from './kept-rows.ts'
import type { Survey } from './run-import.ts'
import { namedColumns, planTable, readRows } from './table-plan.ts'
import { reportedColumns } from './unread-columns.ts'

/** Every row is remembered, to find repeats; real ones take some 300 bytes in a file. */
const mostRows = 1_000_000

export const nothingButHeader = () => refuseFile('The file holds nothing but its header row')

/** Understands a table that is in memory. */
export async function surveyTable<Row>(kind: ImportKind<Row>, file: UploadedFile): Promise<Survey<Row>> {
  const table = await readTable(file, soughtHeader(kind))
  const plan = planTable(kind, table.header)
  if (table.rows.length === 0) throw nothingButHeader()
  return {
    fileName: file.name,
    recognised: toldWith(`${plan.format.name}, ${table.recognised}`, table.notes),
    ...(await reportedColumns(plan.unread, () => table.rows)),
    named: namedColumns(plan),
    total: table.rows.length,
    rows: readRows(table.rows, plan),
  }
}

/**
 * Reads a larger file through, so that one that is broken anywhere is refused before anything is stored, as a
 * small one is; its rows are read a second time to be kept. The file is closed when they have been, or at once
 * when it is refused.
 */
export async function surveyLarger<Row>(
  kind: ImportKind<Row>,
  file: SpooledFile<'csv' | 'xml'>,
): Promise<Survey<Row>> {
  try {
    const survey = await (file.kind === 'csv' ? surveyCsv(kind, file) : surveyXml(kind.records, file))
    if (!survey.kept) return { ...survey, rows: thenClosing(file, survey.rows) }
    await file.close()
    return survey
  } catch (error) {
    await file.close()
    throw error
  }
}

export async function* thenClosing<T>(file: SpooledFile<string>, rows: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* rows
  } finally {
    await file.close()
  }
}

async function surveyCsv<Row>(kind: ImportKind<Row>, file: SpooledFile<string>): Promise<Survey<Row>> {
  const csv = await openCsv(file, {
    sought: soughtHeader(kind),
    stated: statedEncoding(file.fields.encoding),
  })
  const plan = planTable(kind, csv.header)
  const total = await count(csv.rows())
  if (total === 0) throw nothingButHeader()
  return {
    fileName: file.name,
    recognised: `${plan.format.name}, ${csv.recognised}`,
    ...(await reportedColumns(plan.unread, csv.rows)),
    named: namedColumns(plan),
    total,
    rows: readRows(csv.rows(), plan),
  }
}

export async function surveyXml<Row>(
  format: RecordFormat<Row> | undefined,
  file: SpooledFile<string>,
): Promise<Survey<Row>> {
  if (!format) throw refuseFile('The file is not a table')
  try {
    const encoding = xmlEncoding(await file.head())
    const text = decodedText(file.read(), encoding, () => brokenEncoding(encoding))
    let total = 0
    // Kept as they were read: taking the XML apart a second time takes as long as storing what it says.
    const kept = await keepRows(
      file.name,
      counted(readRecords(format, recordsOf(format, text)), (rows) => {
        total = rows
      }),
    )
    if (total === 0) {
      await kept.close()
      throw refuseFile(format.noneMessage)
    }
    const name = encoding === 'utf-8' ? 'UTF-8' : 'UTF-16'
    return {
      fileName: file.name,
      recognised: `${format.name}, XML, ${name}`,
      unreadColumns: [],
      total,
      rows: thenClosing(kept, keptRows<Row>(kept.read())),
      kept,
    }
  } catch (error) {
    if (error instanceof XmlReadError) throw refuseFile(`${error.message}. Nothing was saved.`)
    throw error
  }
}

async function* counted<T>(rows: AsyncIterable<T>, tell: (total: number) => void): AsyncGenerator<T> {
  let total = 0
  for await (const row of rows) {
    total += 1
    if (total > mostRows) throw tooManyRows()
    tell(total)
    yield row
  }
}

const tooManyRows = () =>
  refuseFile(`The file has more than ${mostRows} rows. Please split it. Nothing was saved.`)

export async function count(rows: AsyncIterable<unknown>): Promise<number> {
  let total = 0
  for await (const _ of rows) {
    total += 1
    if (total > mostRows) throw tooManyRows()
  }
  return total
}

async function* recordsOf<Row>(
  format: RecordFormat<Row>,
  text: AsyncIterable<string>,
): AsyncGenerator<XmlRecord> {
  const reader = new XmlRecordReader({ namespaces: format.namespaces }, longestRow)
  for await (const piece of text)
    for (const record of reader.read(piece)) if (format.isRecord(record.element)) yield record
  reader.end()
}

async function* readRecords<Row>(
  format: RecordFormat<Row>,
  records: AsyncIterable<XmlRecord>,
): AsyncGenerator<ReadRow<Row>> {
  let row = 0
  for await (const { element, length } of records) {
    row += 1
    yield { row, length, reading: format.read(element, row) }
  }
}
