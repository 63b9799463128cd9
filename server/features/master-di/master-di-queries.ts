import { type QueryCreator, type SelectQueryBuilder, sql } from 'kysely'
import { markets } from '#core/code-lists/markets.ts'
import type { MasterListQuery } from '#core/contract/master-di.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { KnownVersion } from '#core/lifecycle/place-version.ts'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import type { Schema, SourceData } from '#server/database/schema.ts'
import { countOnce } from '#server/platform/count-cache.ts'
import type { Tx } from '#server/platform/hub.ts'

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

function filtered<O>(query: MasterSelection<O>, filter: MasterFilter): MasterSelection<O> {
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
  const pattern = text.replace(/[\\%_]/g, '\\$&')
  if (text.length >= 3) return query.where('search_text', 'like', `%${pattern}%`)
  return query.where((where) =>
    where.or([
      where('device_number_key', 'like', `${pattern}%`),
      where('device_name_key', 'like', `${pattern}%`),
      where('manufacturer_key', 'like', `${pattern}%`),
    ]),
  )
}

function withPeople(db: Db | Tx) {
  return db
    .selectFrom('master_records')
    .selectAll('master_records')
    .select([
      sql<
        string | null
      >`(select first_name || ' ' || last_name from users where users.id = master_records.created_by)`.as(
        'created_by_name',
      ),
      sql<
        string | null
      >`(select first_name || ' ' || last_name from users where users.id = master_records.updated_by)`.as(
        'updated_by_name',
      ),
      sql<number>`(select max(other.version_major) from master_records other
        where other.device_number = master_records.device_number)`.as('highest_major'),
      sql<string | null>`(select other.version_number from master_records other
        where other.device_number = master_records.device_number
        and other.status in ('draft', 'pending-approval') limit 1)`.as('open_version'),
    ])
}

export type MasterRow = NonNullable<Awaited<ReturnType<typeof findMaster>>>

export async function findMaster(db: Db | Tx, id: number) {
  return withPeople(db).where('master_records.id', '=', id).executeTakeFirst()
}

/** Locks a record until the transaction ends and returns it. */
export async function lockMaster(tx: Tx, id: number): Promise<MasterRow | undefined> {
  await tx.selectFrom('master_records').select('id').where('id', '=', id).forUpdate().execute()
  return findMaster(tx, id)
}

export async function hasSubmissions(tx: Tx, deviceNumber: string): Promise<boolean> {
  const found = await tx
    .selectFrom('submissions')
    .select('id')
    .where('device_number', '=', deviceNumber)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Locks the versions of a device until the transaction ends and returns them, newest number first. */
export async function lockVersions(tx: Tx, deviceNumber: string) {
  return tx
    .selectFrom('master_records')
    .select([
      'id',
      'device_number',
      'version_number',
      'version_major',
      'version_minor',
      'status',
      'is_latest',
      'revision',
    ])
    .where('device_number', '=', deviceNumber)
    .orderBy('version_major', 'desc')
    .orderBy('version_minor', 'desc')
    .forUpdate()
    .execute()
}
export type VersionRow = Awaited<ReturnType<typeof lockVersions>>[number]

export async function listVersions(db: Db, deviceNumber: string) {
  return withPeople(db)
    .where('device_number', '=', deviceNumber)
    .orderBy('version_major', 'desc')
    .orderBy('version_minor', 'desc')
    .execute()
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

/** Whole lists are read in keyset pages, each its own query, so that nothing stays open meanwhile. */
export async function* eachMaster(
  db: Db,
  filter: MasterFilter,
  from: Omit<PageOf, 'limit'>,
): AsyncGenerator<MasterRow> {
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
      .limit(500)
      .offset(last ? 0 : from.offset)
      .execute()
    const end = keys.at(-1)
    if (!end) return
    const rows = await withPeople(db)
      .where(
        'master_records.id',
        'in',
        keys.map((row) => row.id),
      )
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const key of keys) {
      const row = byId.get(key.id)
      if (row) yield row
    }
    if (keys.length < 500) return
    last = { key: end.sort_key, id: end.id }
  }
}

function readSort(sort: string) {
  const descending = sort.startsWith('-')
  const column = sortColumns[descending ? sort.slice(1) : sort] ?? sql`master_records.updated_at`
  return { column, direction: descending ? ('desc' as const) : ('asc' as const) }
}

export async function countMasters(db: Db, filter: MasterFilter): Promise<number> {
  return countOnce(db, 'master-di', filter, async () => {
    const all = db.selectFrom('master_records').select(sql<number>`count(*)::int`.as('count'))
    return (await filtered(all, filter).executeTakeFirstOrThrow()).count
  })
}

/** A version with what it holds, to compare an imported row with. */
export interface StoredVersion extends KnownVersion {
  readonly document: AnyDocument
  readonly sourceData: SourceData | null
}

/** All versions of several devices, locked until the transaction ends. */
export async function findVersionsOf(
  tx: Tx,
  deviceNumbers: readonly string[],
): Promise<Map<string, StoredVersion[]>> {
  const found = new Map<string, StoredVersion[]>()
  if (deviceNumbers.length === 0) return found
  const rows = await tx
    .selectFrom('master_records')
    .selectAll()
    .where(sql<boolean>`device_number = any(${deviceNumbers}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const row of rows) {
    const versions = found.get(row.device_number) ?? []
    versions.push({ ...asKnownVersion(row), document: row.document, sourceData: row.source_data })
    found.set(row.device_number, versions)
  }
  return found
}

export function asKnownVersion(row: VersionRow): KnownVersion {
  return {
    id: row.id,
    versionNumber: row.version_number,
    version: { major: row.version_major, minor: row.version_minor, draft: row.status === 'draft' },
    status: row.status,
    isLatest: row.is_latest,
  }
}
