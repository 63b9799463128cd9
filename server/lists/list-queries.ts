import { type RawBuilder, sql } from 'kysely'
import { fold } from '#core/text/fold.ts'
import type { Db } from '#server/database/connect.ts'
import { newestEntry } from '#server/platform/answer-cache.ts'
import type { Asked, Asking, Condition, FilterOf, List, Property, Sort } from './list.ts'
import { columnsOf } from './selection.ts'

/** The conditions of what somebody asked, for pages, counts and statistics alike. */
export async function conditionOf<Row, Item, Query extends Asked>(
  list: List<Row, Item, Query>,
  asking: Asking<Query>,
): Promise<Condition> {
  const parts: Condition[] = list.always ? [list.always(asking.viewer, asking.query)] : []
  for (const name of Object.keys(list.filters) as (keyof FilterOf<Query> & string)[]) {
    const value = asking.query[name]
    if (value === undefined || value === null) continue
    const part = list.filters[name](value, asking)
    if (part) parts.push(part)
  }
  const search = fold(asking.query.search?.trim() ?? '')
  if (search !== '') parts.push(await list.search(search, asking))
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`
}

/** Up to here matches are gathered and sorted; beyond, the index of the order is walked until the page is full. */
const fewMatches = 5000

/** A row by its place in an order. */
export interface Anchor {
  readonly sort_key: unknown
  readonly page_key: number
}

interface Place {
  readonly limit: number
  /** Counted from `after`, where that is given. */
  readonly offset: number
  /** The last row of the page before. */
  readonly after?: Anchor | undefined
}

/** A list, and what of it is wanted in which order. */
export interface Reading<Row, Item, Query extends Asked> {
  readonly list: List<Row, Item, Query>
  readonly condition: Condition
  readonly properties: readonly Property<Row>[]
  readonly sort: string | undefined
}

export type PageRow<Row> = Row & {
  readonly page_key: number
  readonly sort_key: unknown
  /** The newest change of the kind, as this statement saw it. */
  readonly page_stamp?: number
  readonly page_total?: number
  /** Where the list has versions. */
  readonly page_version?: string
}

/** `matches` is about how many there are: which way to a page is the short one depends on it. */
export async function readPage<Row, Item, Query extends Asked>(
  db: Db,
  { list, condition, properties, sort }: Reading<Row, Item, Query>,
  place: Place,
  wanted: { readonly matches?: number | undefined; readonly counted?: boolean } = {},
): Promise<PageRow<Row>[]> {
  const table = sql.table(list.table)
  const key = sql.ref(`${list.table}.${list.key}`)
  const { by, order, beyond } = orderOf(list, sort)
  const isApart = list.version !== undefined && isPlannedAnew(db, condition)
  const version = list.version ? sql`, ${list.version} as page_version` : sql``
  // Of rows that are read to be found the version is known; elsewhere an index may be all that is read.
  const keys = sql`select ${key} as page_key, ${by} as sort_key${isApart ? version : sql``}
    from ${table} where ${condition}`
  const placed = place.after ? sql`${keys} and ${beyond(place.after)}` : keys
  const page = sql`order by ${order} limit ${limitOf(place)} offset ${place.offset}`
  // Left to itself the planner walks the whole index for a rare word: it cannot know that it is rare.
  const gathers = (wanted.matches ?? Number.POSITIVE_INFINITY) <= fewMatches
  const found = gathers
    ? sql`matching as materialized (${placed}), page as (select * from matching ${page})`
    : sql`page as (${placed} ${page})`
  const columns = columnsOf(db, list, properties)
  const told = [
    isApart ? sql`page.*` : sql`page_key, sort_key${version}`,
    ...(list.changes ? [sql`${newestEntry(list.changes)} as page_stamp`] : []),
    ...(wanted.counted ? [sql`(${countOf(list, condition)}) as page_total`] : []),
  ]
  if (isApart) {
    const { rows: places } = await sql<PageRow<object>>`
      with ${found} select ${sql.join(told)} from page order by ${order}`.execute(db)
    const rows = await rowsAt<Row, Item, Query>(db, { list, columns }, places)
    if (rows) return rows
  }
  // The page is found on narrow rows first; the rest is looked up for its rows only.
  const { rows } = await sql<PageRow<Row>>`
    with ${found} select ${columns}, ${sql.join(told)}
    from page join ${table} on ${key} = page_key order by ${order}`.execute(db)
  return rows
}

/**
 * A search is planned for what is searched, each time: with all that a page looks up besides, that takes longer than
 * finding it. What has no values of somebody is planned once.
 */
const isPlannedAnew = (db: Db, condition: Condition): boolean => condition.compile(db).parameters.length > 0

/** The columns of the rows that were found, in a statement that is planned once; undefined where one has changed since. */
async function rowsAt<Row, Item, Query extends Asked>(
  db: Db,
  { list, columns }: { readonly list: List<Row, Item, Query>; readonly columns: RawBuilder<unknown> },
  places: readonly PageRow<object>[],
): Promise<PageRow<Row>[] | undefined> {
  if (places.length === 0) return []
  const key = sql.ref(`${list.table}.${list.key}`)
  const { rows } = await sql<PageRow<Row>>`
    select ${columns}, ${key} as page_key, ${list.version} as page_version
    from ${sql.table(list.table)} where ${key} = any(${places.map(({ page_key }) => page_key)}::int[])`.execute(
    db,
  )
  const byKey = new Map(rows.map((row) => [row.page_key, row]))
  const found = places.map((place) => ({ row: byKey.get(place.page_key), place }))
  const all = found.flatMap(({ row, place }) =>
    row?.page_version === place.page_version ? [Object.assign(row as PageRow<Row>, place)] : [],
  )
  return all.length === places.length ? all : undefined
}

/** Properties of the rows of a page, or undefined where one has changed since the page was read. */
export async function readMore<Row, Item, Query extends Asked>(
  db: Db,
  list: List<Row, Item, Query>,
  properties: readonly Property<Row>[],
  rows: readonly PageRow<Row>[],
): Promise<PageRow<Row>[] | undefined> {
  const places = rows.map(({ page_key, page_version, sort_key }) => ({ page_key, page_version, sort_key }))
  return rowsAt(db, { list, columns: columnsOf(db, list, properties) }, places as PageRow<object>[])
}

/** The keys of all rows that meet a condition, in ascending order; so many at most. */
export async function matchingKeys<Row, Item, Query extends Asked>(
  db: Db,
  list: List<Row, Item, Query>,
  condition: Condition,
  atMost: number,
): Promise<number[]> {
  const key = sql.ref(`${list.table}.${list.key}`)
  const { rows } = await sql<{ key: number }>`
    select ${key} as key from ${sql.table(list.table)} where ${condition} order by ${key} limit ${atMost}`.execute(
    db,
  )
  return rows.map((row) => row.key)
}

/** The sizes that screens ask for are part of the statement: it is planned for a page, not for any part of the list. */
const limitOf = ({ limit }: Place) => (limit % 25 === 0 && limit <= 100 ? sql.lit(limit) : sql`${limit}`)

function countOf<Row, Item, Query extends Asked>(list: List<Row, Item, Query>, condition: Condition) {
  return sql`select count(*)::int from ${sql.table(list.table)} where ${condition}`
}

export interface Counted {
  readonly total: number
  readonly stamp: number
}

/** The statement that counts, to be told from others by its text and parameters. */
export function countStatement<Row, Item, Query extends Asked>(
  db: Db,
  list: List<Row, Item, Query>,
  condition: Condition,
) {
  const stamp = list.changes ? newestEntry(list.changes) : sql`0`
  return sql<Counted>`select (${countOf(list, condition)}) as total, ${stamp} as stamp`.compile(db)
}

function orderOf<Row, Item, Query extends Asked>(list: List<Row, Item, Query>, asked: string | undefined) {
  const sort = asked ?? list.defaultSort
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  const key = sql.ref(`${list.table}.${list.key}`)
  const { by, emptyLast } = (list.sorts as Readonly<Record<string, Sort>>)[name] ?? { by: key }
  const way = sql.raw(descending ? 'desc' : 'asc')
  const than = sql.raw(descending ? '<' : '>')
  const empty = emptyLast ? sql` nulls last` : sql``
  return {
    by,
    order: sql`sort_key ${way}${empty}, page_key ${way}`,
    beyond: ({ sort_key, page_key }: Anchor): RawBuilder<unknown> => {
      if (!emptyLast) return sql`(${by}, ${key}) ${than} (${sort_key}, ${page_key})`
      if (sort_key === null) return sql`${by} is null and ${key} ${than} ${page_key}`
      return sql`(${by} is null or (${by}, ${key}) ${than} (${sort_key}, ${page_key}))`
    },
  }
}

/** Rows of a whole list that are read at a time. */
export const wholeListPage = 500

/** In milliseconds: a change bears the time it began at, and is seen when it is done. */
const longestChange = 10_000

/**
 * A whole list in keyset pages, each its own query, so that nothing stays open meanwhile. What is changed meanwhile
 * moves in most orders, perhaps to where was read already: each row comes once, the moved ones at the end.
 */
export async function* wholeList<Row, Item, Query extends Asked>(
  db: Db,
  reading: Reading<Row, Item, Query>,
  offset: number,
): AsyncGenerator<readonly Row[]> {
  const { list, condition } = reading
  const since = await changesFrom(db, list)
  const listed = new Set<number>()
  const unlisted = (rows: PageRow<Row>[]) =>
    rows.filter(({ page_key }) => !listed.has(page_key) && listed.add(page_key))
  for await (const rows of pagesOf(db, reading, offset)) yield unlisted(rows)
  if (!since || offset > 0) return
  const moved = sql<boolean>`${condition} and ${list.changedAt} >= ${since}`
  const late = { ...reading, condition: moved, sort: 'id' }
  for await (const rows of pagesOf(db, late, 0)) yield unlisted(rows)
}

async function* pagesOf<Row, Item, Query extends Asked>(
  db: Db,
  reading: Reading<Row, Item, Query>,
  offset: number,
): AsyncGenerator<PageRow<Row>[]> {
  let rows = await readPage(db, reading, { limit: wholeListPage, offset })
  while (rows.length === wholeListPage) {
    // The next page is read while this one is presented; where nobody wants it any more, its failure is nobody's.
    const next = readPage(db, reading, { limit: wholeListPage, offset: 0, after: rows.at(-1) })
    next.catch(() => undefined)
    yield rows
    rows = await next
  }
  yield rows
}

/** What is changed from now on bears this time or a later one; undefined where nothing is there or nothing moves. */
async function changesFrom<Row, Item, Query extends Asked>(
  db: Db,
  list: List<Row, Item, Query>,
): Promise<Date | undefined> {
  if (!list.changedAt) return undefined
  const { rows } = await sql<{ at: Date | null }>`
    select max(${list.changedAt}) as at from ${sql.table(list.table)}`.execute(db)
  const newest = rows[0]?.at
  return newest ? new Date(newest.getTime() - longestChange) : undefined
}
