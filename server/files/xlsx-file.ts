import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TableRow } from '#core/imports/table.ts'
import { threadScript } from '#server/platform/thread-script.ts'
import { asUnreadable, type ReadTable, refuseFile } from './table-limits.ts'
import type { FirstReply } from './xlsx-worker.ts'
import { checkZip } from './zip-archive.ts'

/** Ten million bytes of real rows need a third of it. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 }

let before: Promise<unknown> = Promise.resolve()

/** Reads the first sheet of a workbook whole, as rows of text; one workbook at a time, for each may need its memory. */
export async function readXlsx(bytes: Buffer): Promise<ReadTable> {
  refuseNoArchive(bytes)
  const reading = before.then(() => readInThread(bytes))
  before = reading.catch(() => undefined)
  return reading
}

/** What is no archive needs no thread to say so. */
function refuseNoArchive(bytes: Buffer): void {
  try {
    checkZip(bytes)
  } catch (error) {
    throw asUnreadable(error)
  }
}

async function readInThread(bytes: Buffer): Promise<ReadTable> {
  const worker = new Worker(threadScript('xlsx-worker'), { workerData: bytes, resourceLimits })
  const ended = new AbortController()
  worker.once('exit', () => ended.abort(new Error('The thread that reads workbooks ended')))
  const reply = async <T>(): Promise<T> => {
    const [message] = await once(worker, 'message', { signal: ended.signal })
    return message
  }
  try {
    const first = await reply<FirstReply>()
    if ('refused' in first) throw refuseFile(first.refused)
    const rows: TableRow[] = []
    while (rows.length < first.count) {
      worker.postMessage('more')
      rows.push(...(await reply<readonly TableRow[]>()))
    }
    return { header: first.header, recognised: first.recognised, rows }
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
    throw refuseFile(
      'The sheet is too large to be read. Please split it, or save it as CSV. Nothing was saved.',
    )
  } finally {
    await worker.terminate()
  }
}
