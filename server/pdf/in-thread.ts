import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Turns } from '#server/files/turns.ts'
import { Refusal } from '#server/platform/errors.ts'
import { threadScript } from '#server/platform/thread-script.ts'
import type { Sender } from '#server/platform/uploads.ts'
import type { PdfDocument } from './blocks.ts'
import type { PdfReply } from './pdf-worker.ts'
import { textsOf } from './texts-of.ts'

export const pdfType = 'application/pdf'

/** Two thousand pages fit into half of it. */
const resourceLimits = { maxOldGenerationSizeMb: 512 }

/** Two thousand pages take a third of it on a busy machine. */
const longestMs = 120_000

/** One at a time, because of memory and of who else wants the processor; so many are in hand, that one included. */
const threads = new Turns<number | undefined>(1)
const mostInHand = 20
let inHand = 0
/** How many papers of a person wait: nobody is shut out by somebody else's. */
const waiting = new Map<number | undefined, number>()
const mostOfOne = 3

/** More than two thousand pages of them: nothing so long goes to the thread. */
const mostLetters = 20_000_000

/** Does what a paper needs when it is its turn: its texts are gathered then, so that few are in memory. */
export async function inTurn<T>({ id, gone }: Sender, work: () => Promise<T>): Promise<T> {
  const ofOne = waiting.get(id) ?? 0
  if (ofOne >= mostOfOne)
    throw new Refusal(
      'too_many_requests',
      `${mostOfOne} of your PDFs are still waiting to be made. Try again when you have them.`,
      { retryAfterSeconds: 10 },
    )
  if (inHand >= mostInHand)
    throw new Refusal('too_many_requests', 'Many PDFs are being created. Try again in a minute.', {
      retryAfterSeconds: 60,
    })
  let waits = inHand > 0
  if (waits) waiting.set(id, ofOne + 1)
  inHand += 1
  const waitNoMore = () => {
    if (waits) {
      const left = (waiting.get(id) ?? 1) - 1
      if (left > 0) waiting.set(id, left)
      else waiting.delete(id)
    }
    waits = false
  }
  try {
    return await threads.take(id, gone, () => {
      waitNoMore()
      return work()
    })
  } finally {
    waitNoMore()
    inHand -= 1
  }
}

/** Lays out a paper when it is its turn. */
export const pdfOf = (document: PdfDocument, sender: Sender): Promise<Buffer> =>
  inTurn(sender, () => layOut(document, sender.gone))

/** Lays out a paper in a thread, within a turn; ends it when whoever asked has gone. */
export async function layOut(document: PdfDocument, gone: AbortSignal, most = longestMs): Promise<Buffer> {
  if (textsOf(document).reduce((sum, { length }) => sum + length, 0) > mostLetters) throw tooLong()
  const worker = new Worker(threadScript('pdf-worker'), { workerData: document, resourceLimits })
  const ended = new AbortController()
  const leave = () => ended.abort(gone.reason)
  const late = setTimeout(() => ended.abort(tooSlow()), most)
  worker.once('exit', () => ended.abort(new Error('The thread that makes PDFs ended')))
  gone.addEventListener('abort', leave)
  try {
    const [reply] = (await once(worker, 'message', { signal: ended.signal })) as [PdfReply]
    if ('tooLong' in reply) throw tooLong()
    return Buffer.from(reply.content)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') throw tooLong()
    throw code === 'ABORT_ERR' ? ended.signal.reason : error
  } finally {
    clearTimeout(late)
    gone.removeEventListener('abort', leave)
    await worker.terminate()
  }
}

const tooSlow = () => new Refusal('too_slow', 'It took too long. Try again when the hub is less busy.')

const tooLong = () =>
  new Refusal(
    'file_too_large',
    'This is too long for one PDF: it would have more than 2,000 pages. Export the parts you need as files instead.',
  )
