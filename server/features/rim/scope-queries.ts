import { type RawBuilder, sql } from 'kysely'
import type { MasterStatus } from '#core/lifecycle/master-status.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere } from '#server/database/expressions.ts'
import type { Tx, Unit } from '#server/platform/hub.ts'
import { inUse } from '#server/standing/markets-of-device-queries.ts'
import { inForceFirst } from '#server/standing/standing-queries.ts'

/** The devices and markets of a project: read, found and written. */

export interface ScopeRow {
  readonly deviceNumber: string
  readonly masterDiId: number | null
  readonly deviceName: string | null
  readonly status: MasterStatus | null
  readonly isGone: boolean
  readonly markets: readonly string[]
  readonly total: number
  readonly gone: number
}

const scoped = (projectId: number) => sql`
  select device_number, array_agg(market order by market) as markets,
    not exists (select from master_records
      where master_records.device_number = rim_scope.device_number and ${inUse}) as is_gone
  from rim_scope where project_id = ${projectId} group by device_number`

/** A page of the devices, each with its version in force; those that are gone come last. */
export async function scopePage(
  db: Db,
  projectId: number,
  { search, limit, offset }: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly gone: number; readonly items: readonly ScopeRow[] }> {
  const matching =
    search === ''
      ? sql``
      : sql`where exists (select from master_records
          where master_records.device_number = scoped.device_number
          and master_records.search_text like ${anywhere(search)})`
  const { rows } = await sql<ScopeRow>`
    with scoped as materialized (${scoped(projectId)}),
      matching as (select * from scoped ${matching}),
      page as (select * from matching order by is_gone, device_number collate "C"
        limit ${limit} offset ${offset})
    select page.device_number as "deviceNumber", force.id as "masterDiId", force.device_name as "deviceName",
      force.status, page.is_gone as "isGone", page.markets,
      (select count(*)::int from matching) as total,
      (select count(*)::int from scoped where is_gone) as gone
    from page left join lateral (
      select id, device_name, status from master_records where device_number = page.device_number
      order by ${inForceFirst} limit 1) force on true
    order by page.is_gone, page.device_number collate "C"`.execute(db)
  const [first] = rows
  if (first) return { total: first.total, gone: first.gone, items: rows }
  // Behind the last page there are no rows to count by.
  if (offset === 0) return { total: 0, gone: 0, items: [] }
  return { ...(await scopePage(db, projectId, { search, limit: 1, offset: 0 })), items: [] }
}

/** The numbers of the devices of records that are in use; and which of the records are not. */
export async function devicesOfRecords(
  tx: Tx,
  ids: readonly number[],
): Promise<{ readonly numbers: readonly string[]; readonly unknown: readonly number[] }> {
  const { rows } = await sql<{ id: number; number: string }>`
    select id, device_number as number from master_records
    where id = any(${[...ids]}::int[]) and exists (
      select from master_records as current where current.device_number = master_records.device_number
      and current.is_latest and current.status in ('draft', 'pending-approval', 'active'))`.execute(tx)
  const known = new Set(rows.map(({ id }) => id))
  return { numbers: rows.map(({ number }) => number), unknown: ids.filter((id) => !known.has(id)) }
}

const ofSubmissions = (condition: RawBuilder<boolean>) => sql<Pair>`
  select distinct device_number as "deviceNumber", market from submissions
  where ${condition} and device_number is not null
    and exists (select from master_records
      where master_records.device_number = submissions.device_number and ${inUse})
  order by device_number, market`

export const numbersOf = (pairs: readonly Pair[]): string[] => [
  ...new Set(pairs.map(({ deviceNumber }) => deviceNumber)),
]

/** The certificates that a submission states, as rows. */
export const statedRows = sql`jsonb_array_elements(case jsonb_typeof(submissions.document -> 'certificates')
  when 'array' then submissions.document -> 'certificates' else '[]' end) as row`

interface NamedCertificate {
  readonly number: string
  readonly notifiedBody: string | null
}

/**
 * Whether a submission states such a certificate, in a row that meets `more`. A row without a notified body means the
 * one of that number.
 */
export const statesCertificate = ({ number, notifiedBody }: NamedCertificate, more = sql<boolean>`true`) =>
  sql<boolean>`(document -> 'certificates' @> ${JSON.stringify([{ certificateNumber: number }])}::jsonb
    and exists (select from ${statedRows}
      where row ->> 'certificateNumber' = ${number} and (${notifiedBody}::text is null
        or coalesce(row ->> 'notifiedBody', ${notifiedBody}) = ${notifiedBody}) and ${more}))`

/** The devices in use whose submissions state such a certificate, in their markets, whichever these are. */
export const pairsUnderCertificate = async (tx: Tx, named: NamedCertificate): Promise<readonly Pair[]> =>
  (await ofSubmissions(statesCertificate(named)).execute(tx)).rows

export async function devicesOfFamily(tx: Tx, portfolioId: number): Promise<string[]> {
  return numbersOf((await ofSubmissions(sql<boolean>`portfolio_id = ${portfolioId}`).execute(tx)).rows)
}

/** A certificate as EUDAMED shows it. */
export const certificateOf = (tx: Tx, id: number) =>
  tx.selectFrom('certificates').select(['number', 'notified_body']).where('id', '=', id).executeTakeFirst()

export const familyOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('portfolios')
    .select(['product_family'])
    .where('id', '=', id)
    .where('deleted', '=', false)
    .executeTakeFirst()

/** Those pairs that were not there yet are added; answers them. */
export async function insertScope(
  { tx, now }: Unit,
  projectId: number,
  pairs: readonly Pair[],
  by: number | null,
): Promise<readonly Pair[]> {
  const numbers = pairs.map(({ deviceNumber }) => deviceNumber)
  const markets = pairs.map(({ market }) => market)
  const { rows } = await sql<Pair>`
    insert into rim_scope (project_id, device_number, market, added_at, added_by)
    select ${projectId}, device_number, market, ${now}, ${by}
    from unnest(${numbers}::text[], ${markets}::text[]) as given (device_number, market)
    on conflict do nothing
    returning device_number as "deviceNumber", market`.execute(tx)
  return rows
}

export interface Pair {
  readonly deviceNumber: string
  readonly market: string
}

/** What is not named is every one. */
export async function removeScope(
  { tx }: Unit,
  projectId: number,
  { numbers, markets }: Readonly<Record<'numbers' | 'markets', readonly string[] | undefined>>,
): Promise<readonly Pair[]> {
  const { rows } = await sql<Pair>`
    delete from rim_scope where project_id = ${projectId}
      ${numbers ? sql`and device_number = any(${[...numbers]}::text[])` : sql``}
      ${markets ? sql`and market = any(${[...markets]}::text[])` : sql``}
    returning device_number as "deviceNumber", market`.execute(tx)
  return rows
}

export async function countDevices(tx: Tx, projectId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct device_number)::int as count from rim_scope where project_id = ${projectId}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}
