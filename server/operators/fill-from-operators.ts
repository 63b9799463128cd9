import type { SubmissionChange } from '#core/contract/submissions.ts'
import { applyPatch, isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import { onlyOne, withRepresentatives } from './operator-of-record.ts'
import { type ManufacturerOfRecord, manufacturersOf } from './operator-of-record-queries.ts'

/** What the manufacturer of a record gives its submissions (decision D42). */

export interface Filled {
  readonly document: AnyDocument
  /** For the audit trail; absent where nothing was filled in. */
  readonly notes?: string
}

/** A new submission with what its manufacturer gives, where its body says nothing of it: not even that it is blank. */
export async function filledByOperator(
  tx: Tx,
  market: MarketModule | undefined,
  masterDiId: number,
  { document, input }: { readonly document: AnyDocument; readonly input: SubmissionChange },
): Promise<Filled> {
  if (!market?.fromOperator) return { document }
  const operator = onlyOne((await manufacturersOf(tx, [masterDiId])).get(masterDiId) ?? [])
  if (!operator) return { document }
  const [defaults = {}] = await withRepresentatives(tx, [operator.document])
  const taken = Object.entries(market.fromOperator(defaults, document)).filter(
    ([id]) => input[id] === undefined && isBlank(document[id]),
  )
  if (taken.length === 0) return { document }
  const labels = taken.map(([id]) => market.fields[id]?.label ?? id)
  return {
    document: applyPatch(document, Object.fromEntries(taken)),
    notes: `Filled in from the operator ${operator.name}: ${labels.join(', ')}`,
  }
}

/** A new submission, and the record it is made of. */
export interface Begun {
  readonly masterDiId: number | null
  readonly document: AnyDocument
}

/** Many of them, each with what the only manufacturer of its record gives where it is blank. */
export async function allFilledByOperators(
  tx: Db | Tx,
  market: MarketModule | undefined,
  all: readonly Begun[],
): Promise<readonly Filled[]> {
  const ids = all.flatMap(({ masterDiId }) => (masterDiId === null ? [] : [masterDiId]))
  const found = ids.length > 0 ? await manufacturersOf(tx, ids) : new Map<number, never>()
  const known = [...found].flatMap(([id, some]) => {
    const operator = onlyOne<ManufacturerOfRecord>(some)
    return operator ? [{ id, operator }] : []
  })
  const documents = await withRepresentatives(
    tx,
    known.map(({ operator }) => operator.document),
  )
  const operators = new Map(
    known.map(({ id, operator }, index) => [id, { name: operator.name, document: documents[index] ?? {} }]),
  )
  return all.map(({ masterDiId, document }) => {
    const operator = operators.get(masterDiId ?? 0)
    const given = operator ? { ...market?.fromOperator?.(operator.document, document) } : {}
    const blank = Object.entries(given).filter(([field]) => isBlank(document[field]))
    if (!operator || blank.length === 0) return { document }
    return {
      document: applyPatch(document, Object.fromEntries(blank)),
      notes: `Filled in from the operator ${operator.name}`,
    }
  })
}
