import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TableRow } from '#core/imports/table.ts'
import { threadScript } from '#server/platform/thread-script.ts'
import type { Sender } from '#server/platform/uploads.ts'
import type { SoughtHeader } from './header-row.ts'
import { asUnreadable, type ReadTable, refuseFile } from './table-limits.ts'
import { Turns } from './turns.ts'
import type { FirstReply, WorkbookToRead } from './xlsx-worker.ts'
import { checkZip } from './zip-archive.ts'

/** Ten million bytes of real rows need half of it. */
const resourceLimits = { maxOldGenerationSizeMb: 768 }

/** Ten million bytes of real rows take some seconds (decision D49). */
export const readingMs = 30_000

/** Two, so that one hostile workbook leaves a thread for everybody else; each may need its memory. */
const threads = new Turns<number | undefined>(2)

interface Reading {
  /** Without it, the table is the first sheet. */
  readonly sought?: SoughtHeader | undefined
  readonly limitMs?: number
}

/** Reads a sheet of a workbook whole, as rows of text, unless its sender goes. */
export async function readXlsx(
  bytes: Buffer,
  { id, gone }: Sender,
  { sought, limitMs = readingMs }: Reading = {},
): Promise<ReadTable> {
  refuseNoArchive(bytes)
  return threads.take(id, gone, () => readInThread({ bytes, sought }, gone, limitMs))
}

/** What Excel puts a workbook of before 2007 into, and one that opens with a password. */
const oldContainer = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const lockedOrOld = () =>
  refuseFile(
    'The Excel file cannot be read: it is protected with a password, or saved in the format of Excel 97–2003. Open it in Excel, take the password off and save it as .xlsx. Nothing was saved.',
  )

/** What is no archive needs no thread to say so. */
function refuseNoArchive(bytes: Buffer): void {
  if (bytes.length === 0) throw refuseFile('The file is empty')
  if (bytes.subarray(0, oldContainer.length).equals(oldContainer)) throw lockedOrOld()
  try {
    checkZip(bytes)
  } catch (error) {
    throw asUnreadable(error)
  }
}

async function readInThread(
  workerData: WorkbookToRead,
  gone: AbortSignal,
  limitMs: number,
): Promise<ReadTable> {
  const worker = new Worker(threadScript('xlsx-worker'), { workerData, resourceLimits })
  const ended = new AbortController()
  const end = (reason: unknown) => ended.abort(reason)
  worker.once('exit', () => end(new Error('The thread that reads workbooks ended')))
  const late = setTimeout(() => end(tooLong()), limitMs)
  const leave = () => end(gone.reason)
  gone.addEventListener('abort', leave)
  try {
    return await readFrom(worker, ended.signal)
  } catch (error) {
    throw asRefusal(error, ended.signal)
  } finally {
    clearTimeout(late)
    gone.removeEventListener('abort', leave)
    await worker.terminate()
  }
}

async function readFrom(worker: Worker, signal: AbortSignal): Promise<ReadTable> {
  const reply = async <T>(): Promise<T> => {
    const [message] = await once(worker, 'message', { signal })
    return message
  }
  const first = await reply<FirstReply>()
  if ('refused' in first) throw refuseFile(first.refused)
  const rows: TableRow[] = []
  while (rows.length < first.count) {
    worker.postMessage('more')
    rows.push(...(await reply<readonly TableRow[]>()))
  }
  const { count: _, ...told } = first
  return { ...told, rows }
}

function asRefusal(error: unknown, ended: AbortSignal): unknown {
  const { code } = error as { code?: string }
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return refuseFile(
      'The sheet is too large to be read. Please split it, or save it as CSV. Nothing was saved.',
    )
  }
  return code === 'ABORT_ERR' ? ended.reason : error
}

const tooLong = () =>
  refuseFile('The workbook takes too long to read. Please split it, or save it as CSV. Nothing was saved.')
