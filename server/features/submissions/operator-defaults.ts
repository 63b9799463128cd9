import type { OperatorDefaults } from '#core/contract/operator-defaults.ts'
import type { SubmissionChange } from '#core/contract/submissions.ts'
import { applyPatch, isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { copyOfMaster } from '#core/markets/copy-master.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { Db } from '#server/database/connect.ts'
import {
  type ManufacturerOfRecord,
  manufacturersOf,
  withRepresentatives,
} from '#server/operators/operator-of-record.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import type { Hub, Tx } from '#server/platform/hub.ts'
import { leadingSubmission } from '#server/standing/device-standings.ts'
import { masterToCopy } from './readiness-queries.ts'

interface Asked {
  readonly country: string
  readonly operatorId?: number | undefined
}

export async function loadMasterToCopy(hub: Hub, id: number) {
  const master = await masterToCopy(hub.db, id)
  if (!master) throw notFound('Master DI record not found')
  return { id, ...master }
}
type MasterToCopy = Awaited<ReturnType<typeof loadMasterToCopy>>

/** The manufacturer of a record, and what a submission for a market starts with (decision D42). */
export async function operatorDefaults(
  hub: Hub,
  master: MasterToCopy,
  { country, operatorId }: Asked,
): Promise<OperatorDefaults> {
  const found = (await manufacturersOf(hub.db, [master.id])).get(master.id) ?? []
  const chosen = operatorId === undefined ? only(found) : found.find(({ id }) => id === operatorId)
  if (operatorId !== undefined && !chosen) {
    throw invalid([{ path: 'operatorId', message: 'This is no manufacturer of the record' }])
  }
  const choices = found.length > 1 ? found.map(known) : []
  const market = hub.marketOf(country)
  const takeOver = await takenOver(hub, market, master.id)
  if (!chosen) return { operator: null, choices, values: {}, takeOver }
  const [document = {}] = await withRepresentatives(hub.db, [chosen.document])
  const copied: AnyDocument = copyOfMaster(master.document, master.source_data, market)
  return {
    operator: { ...known(chosen), foundBy: operatorId === undefined ? chosen.foundBy : 'choice' },
    choices,
    values: { ...market?.fromOperator?.(document, copied) },
    takeOver,
  }
}

/** The device's submission for another market, if this market takes its data over. */
async function takenOver(
  hub: Hub,
  market: MarketModule | undefined,
  masterDiId: number,
): Promise<OperatorDefaults['takeOver']> {
  if (!market?.takesOver) return null
  const other = await leadingSubmission(hub.db, masterDiId, market.takesOver.market)
  if (!other) return null
  const values = { ...market.takesOver.values(other.document) }
  return { submissionId: other.id, country: market.takesOver.market, values }
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined)

const known = ({ id, name, srn, country }: ManufacturerOfRecord) => ({ id, name, srn, country })

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
  const operator = only((await manufacturersOf(tx, [masterDiId])).get(masterDiId) ?? [])
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
    const operator = only<ManufacturerOfRecord>(some)
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
