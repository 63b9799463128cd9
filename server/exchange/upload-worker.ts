import { parentPort, workerData } from 'node:worker_threads'
import type { ItemToSend } from '#core/markets/exchange.ts'
import { marketModules, registryOf } from '#core/markets/index.ts'
import { repliesTo, type UploadOrder } from './upload-order.ts'

/**
 * The thread that makes the files of a package: writing and checking three hundred devices takes most of a second,
 * which nobody else's request waits for. Submissions come in slices, files go over one by one.
 */
const order = workerData as UploadOrder
const items: ItemToSend[] = []

parentPort?.on('message', (slice: readonly ItemToSend[] | 'make') => {
  if (slice !== 'make') items.push(...slice)
  else void makeFiles()
})

/** What goes wrong ends the thread, and whoever waits for it hears why. */
async function makeFiles(): Promise<void> {
  for await (const reply of repliesTo(order, items, registryOf(marketModules))) parentPort?.postMessage(reply)
}
