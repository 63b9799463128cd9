import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '#server/platform/errors.ts'
import type { SoughtHeader } from './header-row.ts'
import type { ReadTable } from './table-limits.ts'
import { readWorkbook } from './xlsx-sheet.ts'

/**
 * The thread a workbook is read in: the reader works on the whole sheet at once and would hold everybody else's
 * requests for seconds. The rows go over in slices, each when it is asked for: taking them all in one message would
 * hold them as well.
 */
export type FirstReply = { readonly refused: string } | (Omit<ReadTable, 'rows'> & { readonly count: number })

/** What it is started with. */
export interface WorkbookToRead {
  readonly bytes: Uint8Array
  readonly sought: SoughtHeader | undefined
}

const rowsInSlice = 500

async function read(): Promise<FirstReply> {
  try {
    const { bytes, sought }: WorkbookToRead = workerData
    const { rows, ...told } = await readWorkbook(Buffer.from(bytes), sought)
    let from = 0
    parentPort?.on('message', () => {
      parentPort?.postMessage(rows.slice(from, from + rowsInSlice))
      from += rowsInSlice
    })
    return { ...told, count: rows.length }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

read().then((reply) => parentPort?.postMessage(reply))
