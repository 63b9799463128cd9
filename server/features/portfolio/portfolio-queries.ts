import { sql } from 'kysely'
import { type Candidate, type CandidateQuery, shownOnCard } from '#core/contract/portfolio.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere, personName } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'

/** What a family has besides its columns. */
export const derivedColumns = {
  matched_count: sql<number>`(
    select count(*)::int from submissions where submissions.portfolio_id = portfolios.id)`,
  matched_by_status: sql<unknown>`(
    select jsonb_object_agg(status, n) from (
      select status, count(*) as n from submissions where portfolio_id = portfolios.id group by status) counted)`,
  matched_first: sql<unknown>`(
    select jsonb_agg(jsonb_build_object('id', id, 'deviceName', device_name, 'country', market,
      'masterDiId', master_di_id, 'status', status, 'recordStatus',
      (select status from master_records where master_records.id = master_di_id)) order by updated_at desc, id desc)
    from (select id, device_name, market, master_di_id, status, updated_at from submissions
      where portfolio_id = portfolios.id order by updated_at desc, id desc limit ${sql.lit(shownOnCard)}) first)`,
  created_by_name: personName('portfolios.created_by'),
  updated_by_name: personName('portfolios.updated_by'),
}

function selected(db: Db | Tx) {
  return db
    .selectFrom('portfolios')
    .selectAll('portfolios')
    .select([
      derivedColumns.matched_count.as('matched_count'),
      derivedColumns.matched_by_status.as('matched_by_status'),
      derivedColumns.matched_first.as('matched_first'),
      derivedColumns.created_by_name.as('created_by_name'),
      derivedColumns.updated_by_name.as('updated_by_name'),
    ])
}

export type PortfolioRow = NonNullable<Awaited<ReturnType<typeof findAnyPortfolio>>>

/** Includes deleted ones. */
export async function findAnyPortfolio(db: Db | Tx, id: number) {
  return selected(db).where('portfolios.id', '=', id).executeTakeFirst()
}

export async function findPortfolio(db: Db | Tx, id: number): Promise<PortfolioRow | undefined> {
  const row = await findAnyPortfolio(db, id)
  return row?.deleted ? undefined : row
}

export async function lockPortfolio(tx: Tx, id: number): Promise<PortfolioRow | undefined> {
  await tx.selectFrom('portfolios').select('id').where('id', '=', id).forUpdate().execute()
  return findPortfolio(tx, id)
}

/** Arbitrary, but unique among the hub’s advisory locks. */
const namesLock = 7_301_065

/** Another family that is called so; until the transaction ends nobody else names one. */
export async function findNamesake(tx: Tx, name: string, except: number) {
  await sql`select pg_advisory_xact_lock(${namesLock})`.execute(tx)
  return tx
    .selectFrom('portfolios')
    .select('id')
    .where('family_key', '=', fold(name))
    .where('deleted', '=', false)
    .where('id', '!=', except)
    .executeTakeFirst()
}

/** The submissions of some numbers, in the order writers lock them, with the family each belongs to. */
export async function lockMatchable(tx: Tx, ids: readonly number[]) {
  await tx.selectFrom('submissions').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return tx
    .selectFrom('submissions')
    .leftJoin('portfolios', 'portfolios.id', 'submissions.portfolio_id')
    .select([
      'submissions.id',
      'submissions.device_name',
      'submissions.device_number',
      'submissions.version_number',
      'submissions.portfolio_id',
      'portfolios.product_family',
    ])
    .where('submissions.id', 'in', ids)
    .orderBy('submissions.id')
    .execute()
}
export type Matchable = Awaited<ReturnType<typeof lockMatchable>>[number]

export async function matchedIds(tx: Tx, portfolioId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('submissions')
    .select('id')
    .where('portfolio_id', '=', portfolioId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function setPortfolio(tx: Tx, ids: readonly number[], portfolioId: number | null) {
  await tx.updateTable('submissions').set({ portfolio_id: portfolioId }).where('id', 'in', ids).execute()
}

/** Submissions of no family; those whose record, Basic UDI-DI or name speaks for this one come first. */
export async function candidatesFor(
  db: Db,
  family: PortfolioRow,
  { search, limit }: CandidateQuery,
): Promise<{ total: number; items: Candidate[] }> {
  const text = fold(search?.trim() ?? '')
  const matches = text === '' ? sql`` : sql`and submissions.search_text like ${anywhere(text)}`
  const name = family.family_key
  const { rows } = await sql<Candidate & { total: number }>`
    select submissions.id, submissions.device_name as "deviceName", submissions.device_number as "deviceNumber",
      basic_udi_di as "basicUdiDi", udi_di as "udiDi", market as country, submissions.status,
      master_records.status as "recordStatus",
      case
        when master_records.family_key = ${name} then 'family'
        when basic_udi_di in (select basic_udi_di from submissions where portfolio_id = ${family.id}) then 'basic-udi-di'
        when starts_with(split_part(submissions.search_text, E'\n', 2), ${name}) then 'name'
      end as "proposedBy",
      (count(*) over ())::int as total
    from submissions left join master_records on master_records.id = master_di_id
    where portfolio_id is null ${matches}
    order by (case
        when master_records.family_key = ${name} then 1
        when basic_udi_di in (select basic_udi_di from submissions where portfolio_id = ${family.id}) then 2
        when starts_with(split_part(submissions.search_text, E'\n', 2), ${name}) then 3 else 4 end), submissions.updated_at desc, submissions.id desc
    limit ${limit}`.execute(db)
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _, ...item }) => item) }
}
