import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import type { Environment, ItemToSend, PlannedFile, Unsent } from '#core/markets/exchange.ts'
import { marketModules, registryOf } from '#core/markets/index.ts'
import { checkBySets, type SchemaFault, type SchemaSet } from '#server/platform/market-schemas.ts'

/**
 * The thread that makes the files of a package: writing and checking three hundred devices takes most of a second,
 * which nobody else's request waits for. Submissions come in slices, files go over one by one.
 */
export interface UploadOrder {
  readonly market: string
  readonly environment: Environment
  readonly settings: HubSettings
  readonly createdAt: string
  readonly knownGroups: readonly string[]
  /** None: it is only asked what would be made. */
  readonly schemas: readonly SchemaSet[] | null
}

/** A file as it is made; without its content where it was only asked for. */
export interface MadeFile extends Omit<PlannedFile, 'write'> {
  readonly content: string
  readonly faults: readonly SchemaFault[]
}

export type UploadReply =
  | {
      readonly planned: {
        readonly release: string
        readonly unsent: readonly Unsent[]
        readonly files: number
      }
    }
  | { readonly file: MadeFile }

const order = workerData as UploadOrder
const items: ItemToSend[] = []

parentPort?.on('message', (slice: readonly ItemToSend[] | 'make') => {
  if (slice === 'make') make()
  else items.push(...slice)
})

function make(): void {
  const exchange = registryOf(marketModules)(order.market)?.exchange
  if (!exchange) throw new Error(`The market ${order.market} has no register that takes files`)
  const { release, unsent, files } = exchange.plan(items, {
    environment: order.environment,
    settings: order.settings,
    createdAt: order.createdAt,
    newId: randomUUID,
    knownGroups: new Set(order.knownGroups),
  })
  tell({ planned: { release, unsent, files: files.length } })
  for (const { write, ...file } of files) {
    const content = order.schemas ? write() : ''
    const faults = order.schemas ? checkBySets(order.schemas, content) : []
    tell({ file: { ...file, content, faults: faults.slice(0, 20) } })
  }
}

function tell(reply: UploadReply): void {
  parentPort?.postMessage(reply)
}
