import { type QueryCreator, type SelectQueryBuilder, sql } from 'kysely'
import { markets } from '#core/code-lists/markets.ts'
import type { MasterListQuery } from '#core/contract/master-di.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { literally } from '#server/database/expressions.ts'
import type { Schema } from '#server/database/schema.ts'
import { changesFrom, once, wholeListPage } from '#server/database/whole-list.ts'
import { askOnce } from '#server/platform/answer-cache.ts'
import { type MasterRow, withPeople } from './master-di-queries.ts'

/** Filters as the queries take them: the list's own query without paging. */
export type MasterFilter = Omit<MasterListQuery, 'limit' | 'offset' | 'sort'>

const sortColumns: Record<string, ReturnType<typeof sql<unknown>>> = {
  updatedAt: sql`master_records.updated_at`,
  createdAt: sql`master_records.created_at`,
  deviceNumber: sql`device_number_key`,
  deviceName: sql`device_name_key`,
  deviceFamily: sql`family_key`,
  manufacturerName: sql`manufacturer_key`,
  status: sql`status`,
  versionNumber: sql`(version_major::bigint * 1000000 + version_minor)`,
}

type MasterSelection<O> = SelectQueryBuilder<Schema, 'master_records', O>

export function filtered<O>(query: MasterSelection<O>, filter: MasterFilter): MasterSelection<O> {
  let result = query
  if (filter.latest === 'true') result = result.where('is_latest', '=', true)
  if (filter.latest === 'false') result = result.where('is_latest', '=', false)
  const several = [
    ['status', undefined, filter.status],
    ['device_number', undefined, filter.deviceNumber],
    ['device_name', 'device_name_key', filter.deviceName],
    ['device_family', 'family_key', filter.deviceFamily],
    ['manufacturer_name', 'manufacturer_key', filter.manufacturerName],
  ] as const
  for (const [column, key, values] of several) {
    if (!values) continue
    result = result.where(sql`${sql.ref(column)} = any(${values}::text[])` as never)
    // The folded column is the one with an index.
    if (key) result = result.where(sql`${sql.ref(key)} = any(${values.map(fold)}::text[])` as never)
  }
  const countries = countriesOf(filter)
  if (countries) result = result.where(sql`target_countries && ${countries}::text[]` as never)
  return filter.search?.trim() ? searched(result, fold(filter.search.trim())) : result
}

function countriesOf(filter: MasterFilter): string[] | undefined {
  if (!filter.country && !filter.region) return undefined
  const ofRegions = markets
    .filter((market) => filter.region?.includes(market.region))
    .map((market) => market.code)
  const asked = (filter.country ?? []).map((code) => (code === 'UK' ? 'GB' : code))
  return [...asked, ...ofRegions]
}

/** Anywhere in number, name or manufacturer; one or two letters only at their beginnings (index use). */
function searched<O>(query: MasterSelection<O>, text: string): MasterSelection<O> {
  const pattern = literally(text)
  if (text.length >= 3) return query.where('search_text', 'like', `%${pattern}%`)
  return query.where((where) =>
    where.or([
      where('device_number_key', 'like', `${pattern}%`),
      where('device_name_key', 'like', `${pattern}%`),
      where('manufacturer_key', 'like', `${pattern}%`),
    ]),
  )
}

interface PageOf {
  readonly sort: string
  readonly limit: number
  readonly offset: number
}

/** Up to here matches are gathered and sorted; beyond, the index of the order is walked until the page is full. */
const fewMatches = 5000

/** `matches` is the number of all matches: which way to a page is the short one depends on it. */
export async function listMasters(db: Db, filter: MasterFilter, page: PageOf & { matches: number }) {
  const { column, direction } = readSort(page.sort)
  const keys = (from: Db | QueryCreator<Schema>) =>
    filtered(from.selectFrom('master_records').select(['master_records.id', column.as('sort_key')]), filter)
  // Left to itself the planner walks the whole index for a rare word: it cannot know that it is rare.
  const found =
    page.matches <= fewMatches
      ? db.with((name) => name('matching').materialized(), keys).selectFrom('matching')
      : db.selectFrom(keys(db).as('matching'))
  // The page is found on narrow rows first; people and versions are looked up for its rows only.
  const ids = found
    .select('matching.id')
    .orderBy('sort_key', direction)
    .orderBy('matching.id', direction)
    .limit(page.limit)
    .offset(page.offset)
  return withPeople(db)
    .where('master_records.id', 'in', ids)
    .orderBy(column, direction)
    .orderBy('master_records.id', direction)
    .execute()
}

/** A whole list, each record once, however they move while it is read. */
export async function* eachMaster(
  db: Db,
  filter: MasterFilter,
  from: Omit<PageOf, 'limit'>,
): AsyncGenerator<MasterRow> {
  const since = await changesFrom(db, 'master_records')
  const unlisted = once<{ id: number }>()
  for await (const keys of keyPages(db, filter, from)) yield* await rowsOf(db, unlisted(keys))
  if (!since || from.offset > 0) return
  const moved = await filtered(db.selectFrom('master_records').select('id'), filter)
    .where('updated_at', '>=', since)
    .orderBy('id')
    .execute()
  const late = unlisted(moved)
  for (let at = 0; at < late.length; at += wholeListPage)
    yield* await rowsOf(db, late.slice(at, at + wholeListPage))
}

async function* keyPages(
  db: Db,
  filter: MasterFilter,
  from: Omit<PageOf, 'limit'>,
): AsyncGenerator<{ id: number }[]> {
  const { column, direction } = readSort(from.sort)
  const after = sql.raw(direction === 'asc' ? '>' : '<')
  let last: { key: unknown; id: number } | undefined
  for (;;) {
    let query = filtered(
      db.selectFrom('master_records').select(['master_records.id', column.as('sort_key')]),
      filter,
    )
    if (last)
      query = query.where(sql`(${column}, master_records.id) ${after} (${last.key}, ${last.id})` as never)
    const keys = await query
      .orderBy(column, direction)
      .orderBy('master_records.id', direction)
      .limit(wholeListPage)
      .offset(last ? 0 : from.offset)
      .execute()
    yield keys
    const end = keys.at(-1)
    if (!end || keys.length < wholeListPage) return
    last = { key: end.sort_key, id: end.id }
  }
}

/** In the order asked for. */
async function rowsOf(db: Db, keys: readonly { id: number }[]): Promise<MasterRow[]> {
  if (keys.length === 0) return []
  const ids = keys.map(({ id }) => id)
  const rows = await withPeople(db).where('master_records.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function readSort(sort: string) {
  const descending = sort.startsWith('-')
  const column = sortColumns[descending ? sort.slice(1) : sort] ?? sql`master_records.updated_at`
  return { column, direction: descending ? ('desc' as const) : ('asc' as const) }
}

export async function countMasters(db: Db, filter: MasterFilter): Promise<number> {
  return askOnce(db, 'master-di', ['count', filter], async () => {
    const all = db.selectFrom('master_records').select(sql<number>`count(*)::int`.as('count'))
    return (await filtered(all, filter).executeTakeFirstOrThrow()).count
  })
}
