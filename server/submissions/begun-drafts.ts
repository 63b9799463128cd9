import type { AnyDocument } from '#core/dictionary/field.ts'
import { begunFrom } from '#core/markets/copy-master.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { allFilledByOperators, type Begun } from '#server/operators/fill-from-operators.ts'
import type { Tx } from '#server/platform/hub.ts'
import type { RecordToCopy } from './record-to-copy-queries.ts'

/** Initial values of new drafts: the record’s data and its manufacturer’s defaults. */
export async function begunDrafts(
  tx: Tx,
  market: MarketModule,
  records: readonly RecordToCopy[],
  code: (masterDiId: number) => string | null,
) {
  const begun = records.map((record): Begun => {
    const document = {
      ...begunFrom(record.document, record.source_data, market),
      ...codeOf(code(record.id)),
    }
    return { masterDiId: record.version.id, document }
  })
  return allFilledByOperators(tx, market, begun)
}

const codeOf = (code: string | null | undefined): AnyDocument => (code ? { basicUdiDi: code } : {})
