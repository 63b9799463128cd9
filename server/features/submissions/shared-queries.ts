import type { Tx } from '#server/platform/hub.ts'
import { lockSubmissions, type SubmissionRow } from './submission-queries.ts'

/** The submissions of a market under one key, but for those named; locked, the newest first. */
export async function holdersOf(
  tx: Tx,
  market: string,
  basicUdiDi: string,
  except: readonly number[],
): Promise<SubmissionRow[]> {
  let query = tx
    .selectFrom('submissions')
    .select('id')
    .where('market', '=', market)
    .where('basic_udi_di', '=', basicUdiDi)
  if (except.length > 0) query = query.where('id', 'not in', except)
  const rows = await query.execute()
  if (rows.length === 0) return []
  const locked = await lockSubmissions(
    tx,
    rows.map(({ id }) => id),
  )
  return locked.filter(({ basic_udi_di }) => basic_udi_di === basicUdiDi).reverse()
}
