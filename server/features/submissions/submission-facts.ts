import { marketModule } from '#core/markets/index.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import {
  relatedTo,
  withSameBasicUdiDi,
  withSameReference,
  withSameUdiDi,
} from './submission-facts-queries.ts'
import { basicUdiDiRegistered, findMasterOf, type SubmissionRow } from './submission-queries.ts'

/** What only the database knows, by the names the rules use. */
export async function factsOf(db: Db | Tx, row: SubmissionRow): Promise<Set<string>> {
  const neighbours = {
    sameUdiDi: await withSameUdiDi(db, row),
    sameBasicUdiDi: await withSameBasicUdiDi(db, row),
    sameReference: await withSameReference(db, row),
    related: await relatedTo(db, row),
  }
  const facts = new Set<string>(marketModule(row.market)?.factsAbout(row.document, neighbours))
  if (await basicUdiDiRegistered(db, row)) facts.add('basic-udi-di-registered')
  const master = row.master_di_id === null ? undefined : await findMasterOf(db, row.master_di_id)
  if (master && master.status !== 'active') facts.add('master-not-active')
  return facts
}
