import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WorkbookSurvey } from '#core/workbooks/survey.ts'
import { refuseFile } from '#server/files/table-limits.ts'
import { Turns } from '#server/files/turns.ts'
import { threadScript } from '#server/platform/thread-script.ts'
import type { Sender } from '#server/platform/uploads.ts'
import type { WorkbookOrder, WorkbookReply } from './workbook-worker.ts'

/** Sixty thousand preset rows of thirty cells need a third of it. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 }

/** Each answer of the thread; such a sheet takes a few seconds. */
const answerMs = 60_000

/** One, because of the memory it may need. */
const threads = new Turns<number | undefined>(1)

export const surveyWorkbook = (bytes: Buffer, sender: Sender): Promise<WorkbookSurvey> =>
  withThread(bytes, sender, async (ask) => {
    const reply = await ask('survey')
    if (!('survey' in reply)) throw new Error('The thread that reads workbooks answered something else')
    return reply.survey
  })

/** Copies of a workbook, each with its values. */
export const fillCopies = (
  bytes: Buffer,
  sender: Sender,
  copies: readonly Exclude<WorkbookOrder, string>[],
): Promise<Buffer[]> =>
  withThread(bytes, sender, async (ask) => {
    const made: Buffer[] = []
    for (const copy of copies) {
      const reply = await ask(copy)
      if (!('copy' in reply)) throw new Error('The thread that fills workbooks answered something else')
      made.push(Buffer.from(reply.copy))
    }
    return made
  })

type Ask = (order: WorkbookOrder) => Promise<Exclude<WorkbookReply, { readonly refused: string }>>

function withThread<T>(bytes: Buffer, { id, gone }: Sender, work: (ask: Ask) => Promise<T>): Promise<T> {
  return threads.take(id, gone, async () => {
    const worker = new Worker(threadScript('workbook-worker'), { workerData: bytes, resourceLimits })
    const ended = new AbortController()
    const leave = () => ended.abort(gone.reason)
    worker.once('exit', () => ended.abort(new Error('The thread that fills workbooks ended')))
    gone.addEventListener('abort', leave)
    try {
      return await work((order) => answerOf(worker, order, ended))
    } catch (error) {
      throw asRefusal(error, ended.signal)
    } finally {
      gone.removeEventListener('abort', leave)
      await worker.terminate()
    }
  })
}

async function answerOf(worker: Worker, order: WorkbookOrder, ended: AbortController) {
  const late = setTimeout(() => ended.abort(tooLong()), answerMs)
  try {
    worker.postMessage(order)
    const [reply] = (await once(worker, 'message', { signal: ended.signal })) as [WorkbookReply]
    if ('refused' in reply) throw refuseFile(reply.refused)
    return reply
  } finally {
    clearTimeout(late)
  }
}

function asRefusal(error: unknown, ended: AbortSignal): unknown {
  const { code } = error as { code?: string }
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return refuseFile('The workbook is too large to be read.')
  return code === 'ABORT_ERR' ? ended.reason : error
}

const tooLong = () => refuseFile('The workbook takes too long to read.')
