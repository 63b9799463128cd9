import { parentPort, workerData } from 'node:worker_threads'
import type { PdfDocument } from './blocks.ts'
import { TooManyPages } from './flow.ts'
import { writePdf } from './write-pdf.ts'

/**
 * The thread papers are laid out in: two hundred pages take more than a second without a pause, and the fonts take
 * memory, which is given back when it ends.
 */
export type PdfReply = { readonly content: Uint8Array } | { readonly tooLong: true }

async function write(): Promise<PdfReply> {
  try {
    return { content: await writePdf(workerData as PdfDocument) }
  } catch (error) {
    if (error instanceof TooManyPages) return { tooLong: true }
    throw error
  }
}

write().then((reply) => parentPort?.postMessage(reply))
