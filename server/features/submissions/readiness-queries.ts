import { sql } from 'kysely'
import type { MarketStage } from '#core/lifecycle/market-standing.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'
import { inUse } from '#server/standing/markets-of-device.ts'

/** What copying a record would take. */
export async function masterToCopy(db: Db, id: number) {
  return db
    .selectFrom('master_records')
    .select(['document', 'dictionary', 'source_data', 'target_countries'])
    .where('id', '=', id)
    .executeTakeFirst()
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
  return { epoch, ids: [...new Set(ids)] }
}

/** Counts for each market, in the order of the hub's list. */
export interface Counted {
  readonly id: number
  readonly needed: number[]
  readonly missing: number[]
  readonly wrong: number[]
  readonly stages: MarketStage[]
  readonly submissions: (number | null)[]
  readonly behind: number[]
  readonly others: number[]
  /** The places of the device's markets in the hub's list, counted from 1. */
  readonly places: number[]
  /** The codes of the markets in which it has submissions. */
  readonly submitted: string[]
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
        wrong: ref('excluded.wrong'),
        stages: ref('excluded.stages'),
        submissions: ref('excluded.submissions'),
        behind: ref('excluded.behind'),
        others: ref('excluded.others'),
        places: ref('excluded.places'),
        submitted: ref('excluded.submitted'),
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

/**
 * By market: the devices that have it (decision D53), and how many are at each stage; `codes` is in the order in which
 * readiness keeps its counts. For devices not counted yet, only the markets of the record are known.
 */
export async function devicesByStage(db: Db, codes: readonly string[]) {
  const { rows } = await sql<{
    country: string
    stage: MarketStage | null
    devices: number
    complete: number
  }>`
    select (${[...codes]}::text[])[place] as country, stages[place] as stage, count(*)::int as devices,
      (count(*) filter (where missing[place] = 0 and wrong[place] = 0))::int as complete
    from master_records join readiness on record_id = id cross join unnest(places) as place
    where ${inUse} group by place, stages[place]
    union all
    select code, null, count(*)::int, 0 from master_records cross join unnest(target_countries) as code
    where ${inUse} and not exists (select 1 from readiness where record_id = id) group by code`.execute(db)
  return rows
}
