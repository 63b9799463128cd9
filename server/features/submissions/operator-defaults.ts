import type { OperatorDefaults } from '#core/contract/operator-defaults.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { copyOfMaster } from '#core/markets/copy-master.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { onlyOne, withRepresentatives } from '#server/operators/operator-of-record.ts'
import { type ManufacturerOfRecord, manufacturersOf } from '#server/operators/operator-of-record-queries.ts'
import { invalid } from '#server/platform/errors.ts'
import type { Hub } from '#server/platform/hub.ts'
import { leadingSubmission } from '#server/standing/device-standings.ts'
import type { MasterToCopy } from '#server/submissions/record-to-copy.ts'

interface Asked {
  readonly country: string
  readonly operatorId?: number | undefined
}

/** The manufacturer of a record, and what a submission for a market starts with (decision D42). */
export async function operatorDefaults(
  hub: Hub,
  master: MasterToCopy,
  { country, operatorId }: Asked,
): Promise<OperatorDefaults> {
  const found = (await manufacturersOf(hub.db, [master.id])).get(master.id) ?? []
  const chosen = operatorId === undefined ? onlyOne(found) : found.find(({ id }) => id === operatorId)
  if (operatorId !== undefined && !chosen) {
    throw invalid([{ path: 'operatorId', message: 'This is not a manufacturer of the record' }])
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

const known = ({ id, name, srn, country }: ManufacturerOfRecord) => ({ id, name, srn, country })
