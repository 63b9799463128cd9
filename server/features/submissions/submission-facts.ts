import type { AnyDocument } from '#core/dictionary/field.ts'
import type { MarketModule } from '#core/markets/market.ts'
import type { Db } from '#server/database/connect.ts'
import { nomenclatureFacts } from '#server/emdn/emdn-facts.ts'
import { isRegistered } from '#server/exchange/registrations.ts'
import type { Tx } from '#server/platform/hub.ts'
import { neighboursOf } from './submission-facts-queries.ts'
import { findMasterOf, type SubmissionRow } from './submission-queries.ts'

/** What only the database knows, by the names the market's rules and files use. */
export async function factsOf(db: Db | Tx, market: MarketModule, row: SubmissionRow): Promise<Set<string>> {
  const answers: Record<string, readonly AnyDocument[]> = {}
  for (const question of market.questions) {
    answers[question.name] = await neighboursOf(db, row, question)
  }
  const facts = new Set([
    ...market.factsAbout(row.document, answers),
    ...(await nomenclatureFacts(db, market.fields, row.document)),
  ])
  if (await isRegistered(db, row.id)) facts.add('submission-acknowledged')
  const master = row.master_di_id === null ? undefined : await findMasterOf(db, row.master_di_id)
  if (master && master.status !== 'active') facts.add('master-not-active')
  return facts
}
