import { parentPort, workerData } from 'node:worker_threads'
import type { Table } from '#core/imports/table.ts'
import { Refusal } from '#server/platform/errors.ts'
import { readFirstSheet } from './xlsx-sheet.ts'

/**
 * The thread a workbook is read in: the reader works on the whole sheet at once and would hold everybody else's
 * requests for seconds. The rows go over in slices, each when it is asked for: taking them all in one message would
 * hold them as well.
 */
export type FirstReply =
  | { readonly refused: string }
  | { readonly header: Table['header']; readonly recognised: string; readonly count: number }

const rowsInSlice = 500

async function read(): Promise<FirstReply> {
  try {
    const { header, recognised, rows } = await readFirstSheet(Buffer.from(workerData as Uint8Array))
    let from = 0
    parentPort?.on('message', () => {
      parentPort?.postMessage(rows.slice(from, from + rowsInSlice))
      from += rowsInSlice
    })
    return { header, recognised, count: rows.length }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

read().then((reply) => parentPort?.postMessage(reply))
