import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ItemToSend, Unsent } from '#core/markets/exchange.ts'
import type { MarketRegistry } from '#core/markets/index.ts'
import { threadScript } from '#server/platform/thread-script.ts'
import { type MadeFile, repliesTo, type UploadOrder, type UploadReply } from './upload-order.ts'

export interface MadeFiles {
  /** Of the regulator's data exchange. */
  readonly release: string
  readonly files: readonly MadeFile[]
  readonly unsent: readonly Unsent[]
}

interface Watch {
  /** Called with the number of things in the files that are done. */
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

const slice = 100
const resourceLimits = { maxOldGenerationSizeMb: 1024 }

/** So few take less time here than a thread takes to begin: written and checked, or only planned. */
const few = { written: 20, planned: 200 }

/** Makes files; of many submissions in a thread of their own. */
export async function makeFiles(
  order: UploadOrder,
  items: readonly ItemToSend[],
  marketOf: MarketRegistry,
  watch: Watch = {},
): Promise<MadeFiles> {
  if (items.length === 0) return { release: '', files: [], unsent: [] }
  const isFew = items.length <= (order.schemas ? few.written : few.planned)
  return isFew ? made(await all(repliesTo(order, items, marketOf))) : inThread(order, items, watch)
}

async function all<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const each of pieces) found.push(each)
  return found
}

function made(replies: readonly UploadReply[]): MadeFiles {
  const [first] = replies
  if (!first || !('planned' in first)) throw new Error('Files are made after they are planned')
  const files = replies.flatMap((reply) => ('file' in reply ? [reply.file] : []))
  return { release: first.planned.release, unsent: first.planned.unsent, files }
}

async function inThread(
  order: UploadOrder,
  items: readonly ItemToSend[],
  { onProgress, signal }: Watch,
): Promise<MadeFiles> {
  const worker = new Worker(threadScript('upload-worker'), { workerData: order, resourceLimits })
  const ended = new AbortController()
  worker.once('exit', () => ended.abort(new Error('The thread that makes files ended')))
  const stop = () => ended.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  try {
    for (let at = 0; at < items.length; at += slice) worker.postMessage(items.slice(at, at + slice))
    return await read(worker, ended.signal, onProgress)
  } catch (error) {
    throw (error as { code?: string }).code === 'ABORT_ERR' ? ended.signal.reason : error
  } finally {
    signal?.removeEventListener('abort', stop)
    await worker.terminate()
  }
}

async function read(
  worker: Worker,
  signal: AbortSignal,
  onProgress: Watch['onProgress'],
): Promise<MadeFiles> {
  const replies: UploadReply[] = []
  let wake = () => {}
  worker.on('message', (reply: UploadReply) => {
    replies.push(reply)
    wake()
  })
  const failed = once(worker, 'error', { signal }).then(([error]) => {
    throw error
  })
  failed.catch(() => undefined)
  const next = async (): Promise<UploadReply> => {
    while (replies.length === 0) {
      await Promise.race([
        failed,
        new Promise<void>((resolve) => {
          wake = resolve
        }),
      ])
    }
    return replies.shift() as UploadReply
  }
  worker.postMessage('make')
  const first = await next()
  if (!('planned' in first)) throw new Error('The thread that makes files answered out of order')
  const { release, unsent, files: count } = first.planned
  const files: MadeFile[] = []
  let done = unsent.length
  while (files.length < count) {
    const reply = await next()
    if (!('file' in reply)) continue
    files.push(reply.file)
    done += reply.file.parts.reduce((sum, part) => sum + part.references.length, 0)
    onProgress?.(done)
  }
  return { release, files, unsent }
}
