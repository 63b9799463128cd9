import { sql } from 'kysely'
import type { MarketStage } from '#core/lifecycle/market-standing.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** The stored counts of readiness, and the notes of what waits to be counted. */

/** Arbitrary, but unique among the hub’s pairs of advisory locks. */
const countingLock = 7_301_007

/**
 * Takes records that wait to be counted: the named ones, or else those noted as changed and then those counted before
 * the last change of everything. A record is counted by one transaction at a time, so that no older count replaces a
 * newer one. A change that is committed meanwhile has its own note, which stays.
 */
export async function takeOpen(
  tx: Tx,
  { named, atMost }: { readonly named: readonly number[]; readonly atMost: number },
): Promise<{ epoch: number; waited: number; ids: number[] }> {
  const asked = named.length > 0 ? named : await someOpen(tx, atMost)
  if (asked.length === 0) return { epoch: 0, waited: 0, ids: [] }
  // Ordered by id, so that concurrent transactions cannot deadlock.
  await sql`
    select pg_advisory_xact_lock(${countingLock}, id)
    from (select unnest(${asked}::int[]) as id order by id) asked`.execute(tx)
  const noted = await sql<{ id: number }>`
    delete from readiness_open where record_id = any(${asked}::int[]) returning record_id as id`.execute(tx)
  const older = await sql<{ epoch: number; id: number | null }>`
    select readiness_epoch.epoch, record_id as id from readiness_epoch
    left join readiness on record_id = any(${asked}::int[]) and readiness.epoch < readiness_epoch.epoch`.execute(
    tx,
  )
  const ids = new Set([...noted.rows, ...older.rows].flatMap(({ id }) => id ?? []))
  return { epoch: older.rows[0]?.epoch ?? 0, waited: asked.length, ids: [...ids] }
}

/**
 * Whether counts are older than the last change of everything. As a value of its own, and not as a join, this is a range of
 * the index on the epoch: a join reads all counts to find that none is older.
 */
const isOlder = sql<boolean>`readiness.epoch < (select epoch from readiness_epoch)`

/** So many of the records that wait to be counted. */
export async function someOpen(db: Db | Tx, atMost: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    (select distinct record_id as id from readiness_open order by id limit ${atMost})
    union
    (select record_id from readiness where ${isOlder} order by epoch limit ${atMost})
    limit ${atMost}`.execute(db)
  return rows.map(({ id }) => id)
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
  /** The day on which these counts expire although nothing was edited. */
  readonly until: string | null
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
        until: ref('excluded.until'),
      })),
    )
    .execute()
}

/** Counts made by a different rule version are repeated. */
export async function knowRules(db: Db, rules: string): Promise<void> {
  await sql`update readiness_epoch set epoch = epoch + 1, rules = ${rules} where rules <> ${rules}`.execute(
    db,
  )
}

/** Notes the records whose counts hold no longer because their day has come. `today` is YYYY-MM-DD. */
export async function noteDue(db: Db | Tx, today: string): Promise<void> {
  await sql`
    with due as (update readiness set until = null where until <= ${today}::date returning record_id)
    insert into readiness_open select record_id from due`.execute(db)
}

/** Number of records waiting to be counted. */
export async function openCount(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select (select count(distinct record_id) from readiness_open)::int
      + (select count(*) from readiness where ${isOlder})::int as open`.execute(db)
  return rows[0]?.open ?? 0
}

/** The waiting ones among these records. */
export async function openOf(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select record_id as id from readiness_open where record_id = any(${ids}::int[])
    union
    select record_id from readiness where record_id = any(${ids}::int[]) and ${isOlder}`.execute(db)
  return rows.map(({ id }) => id)
}
