import { sql } from 'kysely'
import type { FieldValue } from '#core/dictionary/field.ts'
import { currentTag } from '#core/dictionary/upgrades/index.ts'
import { submissionStatusGroups } from '#core/lifecycle/submission-status.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import { findSubmission, findSubmissions, type SubmissionRow } from './submission-queries.ts'

/** Locks the submissions of a market under one key, but for those named; answers their numbers in order. */
async function lockHolders(
  tx: Tx,
  market: string,
  basicUdiDi: string,
  except: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('submissions')
    .select('id')
    .where('market', '=', market)
    .where('basic_udi_di', '=', basicUdiDi)
    .where(sql<boolean>`id <> all(${except}::int[])`)
    // In one order, so that concurrent writers cannot deadlock.
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** The newest submission of a market under one key, but for those named; all of them are locked. */
export async function lockNewestHolder(
  tx: Tx,
  market: string,
  basicUdiDi: string,
  except: readonly number[],
): Promise<SubmissionRow | undefined> {
  const newest = (await lockHolders(tx, market, basicUdiDi, except)).at(-1)
  return newest === undefined ? undefined : findSubmission(tx, newest)
}

/** Of fields; null where nothing is said. */
type Values = Readonly<Record<string, FieldValue | null>>

/**
 * The submissions of a market under one key that may say otherwise than these values, but for those named; all of them
 * are locked, the newest first. Most say the same, and of many none is read.
 */
export async function lockHoldersUnlike(
  tx: Tx,
  market: string,
  basicUdiDi: string,
  { values, except }: { readonly values: Values; readonly except: readonly number[] },
): Promise<SubmissionRow[]> {
  const ids = await lockHolders(tx, market, basicUdiDi, except)
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from submissions
    where id = any(${ids}::int[]) and ${isUnlike(values)}`.execute(tx)
  const found = await findSubmissions(
    tx,
    rows.map(({ id }) => id),
  )
  return found.reverse()
}

/** The submissions of a market under one key that may say otherwise than these values; nothing is locked. */
export async function holdersUnlike(
  db: Db | Tx,
  market: string,
  basicUdiDi: string,
  values: Values,
): Promise<readonly Pick<SubmissionRow, 'id' | 'status'>[]> {
  return db
    .selectFrom('submissions')
    .select(['id', 'status'])
    .where('market', '=', market)
    .where('basic_udi_di', '=', basicUdiDi)
    .where(isUnlike(values))
    .execute()
}

const isUnlike = (values: Values) => sql<boolean>`(dictionary <> ${currentTag('submission')} or exists (
  select from jsonb_each(${JSON.stringify(values)}::jsonb) as given
  where coalesce(document -> given.key, 'null') <> given.value))`

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
