import { parentPort, workerData } from 'node:worker_threads'
import type { WorkbookSurvey } from '#core/workbooks/survey.ts'
import { mostSheets } from '#core/workbooks/survey.ts'
import { asUnreadable, refuseFile } from '#server/files/table-limits.ts'
import { Refusal } from '#server/platform/errors.ts'
import { withContents } from './package-parts.ts'
import { fillSheet, type SheetFill } from './sheet-fill.ts'
import { listReader } from './sheet-lists.ts'
import { surveySheet } from './sheet-survey.ts'
import { type OpenWorkbook, openWorkbook } from './workbook-parts.ts'

/**
 * The thread workbooks are read and filled in: a sheet of sixty thousand preset rows takes a second without a pause,
 * which nobody else's request waits for. It is told `survey`, or what to fill, once for each copy.
 */
export type WorkbookOrder =
  | 'survey'
  | { readonly sheets: readonly (SheetFill & { readonly sheet: string })[] }
export type WorkbookReply =
  | { readonly refused: string }
  | { readonly survey: WorkbookSurvey }
  | { readonly copy: Uint8Array }

let opened: Promise<OpenWorkbook> | undefined
const open = () => {
  opened ??= openWorkbook(Buffer.from(workerData as Uint8Array))
  return opened
}

async function survey(): Promise<WorkbookReply> {
  const book = await open()
  if (book.sheets.length > mostSheets) {
    throw refuseFile(`The workbook has ${book.sheets.length} sheets; at most ${mostSheets} are read.`)
  }
  const lists = listReader(book)
  return { survey: { sheets: book.sheets.map((sheet) => surveySheet(book, sheet, lists)) } }
}

async function fill({ sheets }: Exclude<WorkbookOrder, string>): Promise<WorkbookReply> {
  const book = await open()
  const changed = new Map<string, Buffer>()
  const formats = { ...book.formats, from1904: book.from1904 }
  for (const { sheet, ...values } of sheets) {
    const part = book.sheets.find(({ name }) => name === sheet)?.part
    if (part === undefined) throw refuseFile(`The workbook has no sheet "${sheet}".`)
    if (values.rows.length === 0) continue
    changed.set(part, Buffer.from(fillSheet(sheet, book.xmlOf(part), values, formats)))
  }
  return { copy: await withContents(book.parts, changed) }
}

parentPort?.on('message', (order: WorkbookOrder) => {
  const work = order === 'survey' ? survey() : fill(order)
  work.catch(told).then((reply) => parentPort?.postMessage(reply))
})

function told(error: unknown): WorkbookReply {
  const known = asUnreadable(error)
  if (!(known instanceof Refusal)) throw error
  return { refused: known.details.issues?.[0]?.message ?? known.message }
}
