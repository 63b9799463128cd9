import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { standingColumns } from '#server/exchange/standing.ts'
import type { Tx } from '#server/platform/hub.ts'

/** What copying a record would take. */
export async function masterToCopy(db: Db, id: number) {
  return db
    .selectFrom('master_records')
    .select(['document', 'dictionary', 'source_data', 'target_countries'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The newest submission of a record in each market it has one for, by the market's code. */
export async function latestSubmissions(db: Db, masterDiId: number) {
  const rows = await db
    .selectFrom('submissions')
    .distinctOn('market')
    .select(['market', 'id', 'status', 'document', 'dictionary', standingColumns.standing.as('standing')])
    .where('master_di_id', '=', masterDiId)
    .orderBy('market')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.market, row]))
}

/** What of a record is counted. */
export type RecordToCount = Awaited<ReturnType<typeof recordsToCount>>[number]

async function recordsToCount(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('master_records')
    .select(['id', 'document', 'dictionary', 'source_data'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute()
}

interface Wanted {
  readonly first: readonly number[]
  readonly atMost: number
  /** Those somebody else is counting: an answer waits until they are counted, work beside answers leaves them. */
  readonly taken: 'wait' | 'skip'
}

/**
 * Takes records that wait to be counted: those noted as changed, then those counted before the last change of
 * everything. A change that comes meanwhile waits for this transaction and notes its record again. Whoever waits for
 * several waits in the order of their numbers, so that no two wait for each other.
 */
export async function takeOpen(tx: Tx, { first, atMost, taken }: Wanted) {
  const { epoch } = await tx.selectFrom('readiness_epoch').select('epoch').executeTakeFirstOrThrow()
  const order = first.length > 0 ? sql`record_id = any(${first}::int[]) desc, record_id` : sql`record_id`
  const noted = await sql<{ id: number }>`
    delete from readiness_open where record_id in (
      select record_id from readiness_open
      where record_id in (select record_id from readiness_open order by ${order} limit ${atMost})
      order by record_id for update ${taken === 'skip' ? sql`skip locked` : sql``})
    returning record_id as id`.execute(tx)
  const ids = noted.rows.map(({ id }) => id)
  if (ids.length < atMost) {
    const older = await sql<{ id: number }>`
      select record_id as id from readiness where epoch < ${epoch}
      order by record_id limit ${atMost - ids.length}`.execute(tx)
    ids.push(...older.rows.map(({ id }) => id))
  }
  return { epoch, records: ids.length > 0 ? await recordsToCount(tx, [...new Set(ids)]) : [] }
}

/** The newest submission of each record in each market, by `record market`. */
export async function submissionsToCount(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('submissions')
    .distinctOn(['master_di_id', 'market'])
    .select(['master_di_id', 'market', 'id', 'document', 'dictionary'])
    .where(sql<boolean>`master_di_id = any(${ids}::int[])`)
    .orderBy('master_di_id')
    .orderBy('market')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [`${row.master_di_id} ${row.market}`, row]))
}

export interface Counted {
  readonly id: number
  readonly needed: number[]
  readonly missing: number[]
  readonly submissions: (number | null)[]
}

export async function keepCounts(tx: Tx, epoch: number, counts: readonly Counted[]): Promise<void> {
  const rows = counts.map(({ id, ...of }) => ({ record_id: id, epoch, ...of }))
  await tx
    .insertInto('readiness')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('record_id').doUpdateSet(({ ref }) => ({
        epoch: ref('excluded.epoch'),
        needed: ref('excluded.needed'),
        missing: ref('excluded.missing'),
        submissions: ref('excluded.submissions'),
      })),
    )
    .execute()
}

/** Counts made by other rules are made again. */
export async function knowRules(db: Db, rules: string): Promise<void> {
  await sql`update readiness_epoch set epoch = epoch + 1, rules = ${rules} where rules <> ${rules}`.execute(
    db,
  )
}

/** How many wait to be counted. */
export async function openCount(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select (select count(*) from readiness_open)::int
      + (select count(*) from readiness, readiness_epoch
         where readiness.epoch < readiness_epoch.epoch)::int as open`.execute(db)
  return rows[0]?.open ?? 0
}

/** Of these records, those that wait. */
export async function openOf(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select record_id as id from readiness_open where record_id = any(${ids}::int[])
    union
    select record_id from readiness, readiness_epoch
    where record_id = any(${ids}::int[]) and readiness.epoch < readiness_epoch.epoch`.execute(db)
  return rows.map(({ id }) => id)
}

/** By market: the devices aimed at it, and those that miss nothing; `codes` in the order of the counts. */
export async function readyByMarket(db: Db, codes: readonly string[]) {
  const { rows } = await sql<{ country: string; aimed: number; ready: number }>`
    select code as country, count(*)::int as aimed,
      (count(*) filter (where missing[place] = 0))::int as ready
    from master_records
    join unnest(${codes}::text[]) with ordinality as market(code, place) on target_countries @> array[code]
    left join readiness on record_id = master_records.id
    where is_latest and status in ('draft', 'pending-approval', 'active')
    group by code`.execute(db)
  return rows
}
