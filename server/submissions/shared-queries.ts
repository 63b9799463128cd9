import { sql } from 'kysely'
import { submissionStatusGroups } from '#core/lifecycle/submission-status.ts'
import type { Db } from '#server/database/connect.ts'
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

/** How many others of a market are under one key, and how many of those are approved. */
export async function countHolders(db: Db | Tx, market: string, basicUdiDi: string, except: number) {
  const approved = [...submissionStatusGroups.approved]
  return db
    .selectFrom('submissions')
    .select([
      sql<number>`count(*)::integer`.as('others'),
      sql<number>`(count(*) filter (where status = any(${approved}::text[])))::integer`.as('approved'),
    ])
    .where('market', '=', market)
    .where('basic_udi_di', '=', basicUdiDi)
    .where('id', '<>', except)
    .executeTakeFirstOrThrow()
}

/** The newest submission of a market under one key; nothing is locked. */
export async function newestHolder(db: Db | Tx, market: string, basicUdiDi: string) {
  return db
    .selectFrom('submissions')
    .select(['id', 'device_name', 'document', 'dictionary'])
    .where('market', '=', market)
    .where('basic_udi_di', '=', basicUdiDi)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Which of these keys submissions of a market are under. */
export async function keysInUse(
  db: Db | Tx,
  market: string,
  basicUdiDis: readonly string[],
): Promise<ReadonlySet<string>> {
  if (basicUdiDis.length === 0) return new Set()
  const rows = await db
    .selectFrom('submissions')
    .distinct()
    .select('basic_udi_di')
    .where('market', '=', market)
    .where(sql<boolean>`basic_udi_di = any(${basicUdiDis}::text[])`)
    .execute()
  return new Set(rows.flatMap(({ basic_udi_di }) => basic_udi_di ?? []))
}
