import { randomUUID } from 'node:crypto'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import type { Environment, ItemToSend, PlannedFile, Unsent } from '#core/markets/exchange.ts'
import type { MarketRegistry } from '#core/markets/index.ts'
import { checkBySets, type SchemaFault, type SchemaSet } from '#server/platform/market-schemas.ts'

/** What files are to be made of submissions. */
export interface UploadOrder {
  readonly market: string
  readonly environment: Environment
  readonly settings: HubSettings
  readonly createdAt: string
  readonly knownGroups: readonly string[]
  /** None: it is only asked what would be made. */
  readonly schemas: readonly SchemaSet[] | null
  /** The files are looked at and not kept. */
  readonly isPreview: boolean
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

/** First what is planned, then each file as it is written and checked. */
export async function* repliesTo(
  order: UploadOrder,
  items: readonly ItemToSend[],
  marketOf: MarketRegistry,
): AsyncGenerator<UploadReply> {
  const exchange = marketOf(order.market)?.exchange
  if (!exchange) throw new Error(`The market ${order.market} has no register that takes files`)
  const { release, unsent, files } = exchange.plan(items, {
    environment: order.environment,
    settings: order.settings,
    createdAt: order.createdAt,
    newId: randomUUID,
    knownGroups: new Set(order.knownGroups),
    isPreview: order.isPreview,
  })
  yield { planned: { release, unsent, files: files.length } }
  for (const { write, ...file } of files) {
    const content = order.schemas ? write() : ''
    const faults = order.schemas ? await checkBySets(order.schemas, content) : []
    yield { file: { ...file, content, faults: faults.slice(0, 20) } }
  }
}
