import { brokenEncoding, xmlEncoding } from '#core/files/xml-encoding.ts'
import { XmlReadError } from '#core/files/xml-error.ts'
import { type XmlRecord, XmlRecordReader } from '#core/files/xml-records.ts'
import { gudidPrefixes, isGudidDevice, readGudidDevice } from '#core/imports/gudid-device.ts'
import { longestRow, openCsv } from '#server/files/csv-stream.ts'
import { decodedText } from '#server/files/decoded-text.ts'
import type { SpooledFile } from '#server/files/spooled-file.ts'
import { refuseFile } from '#server/files/table-limits.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import type { StartedImport } from '#server/platform/import-answer.ts'
import { firstNames, gudidPlan, judged } from './master-di-import.ts'
import { type ImportPlan, type JudgedRow, startImport } from './master-di-import-run.ts'

/** A device file of AccessGUDID larger than a spreadsheet, or in XML (decision D23). */
export type GudidFile = SpooledFile<'csv' | 'xml'>

export const gudidUploadRules = {
  maxBytes: 200 * 1024 * 1024,
  tooLargeMessage: 'File size must be at most 200MB',
  kindOf: (name: string, mediaType: string): GudidFile['kind'] | undefined => {
    const ending = /\.(csv|xml)$/i.exec(name)?.[1]?.toLowerCase()
    if (ending === 'csv' || mediaType === 'text/csv') return 'csv'
    return ending === 'xml' || /^(text|application)\/xml$/.test(mediaType) ? 'xml' : undefined
  },
  typeMessage: 'Please upload a CSV or XML file of AccessGUDID; unpack an archive first',
} as const

/** Real devices take some 300 bytes as CSV; every one is remembered, to find repeats. */
const mostDevices = 1_000_000

type Survey = Pick<ImportPlan, 'recognised' | 'total' | 'rows'>

/**
 * Reads the file through, then starts the import: a file that is broken anywhere is refused before anything is
 * stored, as a small one is. Reads it a second time to store it.
 */
export async function importGudid(hub: Hub, actor: Actor, file: GudidFile): Promise<StartedImport> {
  try {
    const survey = await (file.kind === 'csv' ? surveyCsv(file) : surveyXml(file))
    const rows = thenClosing(file, survey.rows)
    return await startImport(hub, actor, {
      ...survey,
      rows,
      unreadColumns: [],
      kind: 'gudid',
      fileName: file.name,
    })
  } catch (error) {
    await file.close()
    throw error
  }
}

async function* thenClosing(file: GudidFile, rows: AsyncIterable<JudgedRow>): AsyncGenerator<JudgedRow> {
  try {
    yield* rows
  } finally {
    await file.close()
  }
}

async function surveyCsv(file: GudidFile): Promise<Survey> {
  const csv = await openCsv(file)
  const plan = gudidPlan(csv.header)
  if (!plan) {
    throw refuseFile(
      'This is no AccessGUDID device file: it needs the columns primaryDI, companyName and brandName ' +
        `(found: ${firstNames(csv.header)}). Nothing was saved.`,
    )
  }
  const total = await count(csv.rows())
  if (total === 0) throw refuseFile('The file holds nothing but its header row')
  return { recognised: `${plan.name}, ${csv.recognised}`, total, rows: judged(csv.rows(), plan) }
}

async function surveyXml(file: GudidFile): Promise<Survey> {
  try {
    const encoding = xmlEncoding(await file.head())
    const records = () => xmlRecords(decodedText(file.read(), encoding, () => brokenEncoding(encoding)))
    const total = await count(devices(records()))
    if (total === 0)
      throw refuseFile('The file holds no <device>: it is no AccessGUDID device file. Nothing was saved.')
    const name = encoding === 'utf-8' ? 'UTF-8' : 'UTF-16'
    return { recognised: `AccessGUDID device file, XML, ${name}`, total, rows: judgedDevices(records()) }
  } catch (error) {
    if (error instanceof XmlReadError) throw refuseFile(`${error.message}. Nothing was saved.`)
    throw error
  }
}

async function count(rows: AsyncIterable<unknown>): Promise<number> {
  let total = 0
  for await (const _ of rows) {
    total += 1
    if (total > mostDevices)
      throw refuseFile(`The file has more than ${mostDevices} rows. Please split it. Nothing was saved.`)
  }
  return total
}

async function* xmlRecords(text: AsyncIterable<string>): AsyncGenerator<XmlRecord> {
  const reader = new XmlRecordReader({ namespaces: gudidPrefixes }, longestRow)
  for await (const piece of text) yield* reader.read(piece)
  reader.end()
}

/** Without the header of a release. */
async function* devices(records: AsyncIterable<XmlRecord>): AsyncGenerator<XmlRecord> {
  for await (const record of records) if (isGudidDevice(record.element)) yield record
}

async function* judgedDevices(records: AsyncIterable<XmlRecord>): AsyncGenerator<JudgedRow> {
  let row = 0
  for await (const { element, length } of devices(records)) {
    row += 1
    yield { row, length, reading: readGudidDevice(element, row) }
  }
}
