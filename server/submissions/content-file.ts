import { createHash } from 'node:crypto'
import type { HubSettings } from '#core/lifecycle/settings.ts'
import { type Environment, environmentOf } from '#core/markets/exchange.ts'
import type { MarketFile, MarketModule } from '#core/markets/market.ts'
import { writeCsv } from '#server/files/csv-writer.ts'
import { dayOf } from '#server/platform/day.ts'
import type { SubmissionRow } from './submission-queries.ts'

/**
 * A file with all that a submission says, as if its regulator had nothing of it yet: what an approver approves in
 * controlled mode (decision D60). Made again of the same submission, with the same settings, instant and seed, it is
 * the same to the byte.
 */
export interface ContentFile {
  /** The file's id in its market. */
  readonly file: string
  readonly environment: Environment
  /** Of the regulator's data exchange; null where it has none. */
  readonly release: string | null
  readonly content: string
  /** Of the content, hex. */
  readonly sha256: string
}

export interface ContentContext {
  readonly facts: ReadonlySet<string>
  readonly settings: HubSettings
  /** Undefined: the one the hub works for. */
  readonly environment?: Environment | undefined
  readonly madeAt: Date
  /** What ids in the file are derived from. */
  readonly seed: string
}

type Written = Pick<SubmissionRow, 'document'>

/** The file of one kind; undefined where the submission lacks what it needs. Throws an XmlWriteError as writers do. */
export function contentFile(
  market: MarketModule,
  file: MarketFile,
  row: Written,
  context: ContentContext,
): ContentFile | undefined {
  if (file.missing(row.document, dayOf(context.madeAt), undefined, context.facts).length > 0) return undefined
  const { exchange } = market
  const isForRegister = exchange?.file === file.id
  const environment = context.environment ?? environmentOf(exchange, context.settings)
  const content = isForRegister
    ? forRegister(exchange, row, environment, context)
    : forPeople(file, row, context)
  if (content === undefined) return undefined
  const release = isForRegister
    ? exchange.releaseOf(context.settings, environment)
    : (file.releaseOf?.(context.settings) ?? null)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { file: file.id, environment, release, content, sha256 }
}

function forRegister(
  exchange: NonNullable<MarketModule['exchange']>,
  { document }: Written,
  environment: Environment,
  { facts, settings, madeAt, seed }: ContentContext,
): string | undefined {
  const newId = idsFrom(seed)
  // What is approved is the content: which version of its document it is, is known when it leaves.
  const lastDocument = exchange.documents && { setId: newId(), version: 0 }
  const { files, unsent } = exchange.plan([{ reference: '1', document, facts, lastDocument }], {
    environment,
    settings,
    createdAt: madeAt.toISOString(),
    newId,
    knownGroups: new Set(),
  })
  return unsent.length > 0 ? undefined : files.map((each) => each.write()).join('\n')
}

function forPeople(
  file: MarketFile,
  { document }: Written,
  { facts, settings, madeAt, seed }: ContentContext,
): string {
  const newId = idsFrom(seed)
  const { content } = file.write(document, {
    correlationId: newId(),
    messageId: newId(),
    createdAt: madeAt.toISOString(),
    facts,
    ...(file.releaseOf && { release: file.releaseOf(settings) }),
  })
  return typeof content === 'string' ? content : writeCsv(content.columns, content.rows)
}

/** Ids in the form of UUIDs, the same ones for the same seed. */
export function idsFrom(seed: string): () => string {
  let count = 0
  return () => {
    count += 1
    const hex = createHash('sha256').update(`${seed}/${count}`).digest('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
}
