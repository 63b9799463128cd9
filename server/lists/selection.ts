import { type RawBuilder, sql } from 'kysely'
import { keptProperties } from '#core/contract/list-query.ts'
import { currentTag, type DictionaryName } from '#core/dictionary/upgrades/index.ts'
import type { Actor } from '#server/platform/hub.ts'
import type { Asked, List, Properties, Property } from './list.ts'

/** What is read of each row, and what an item is made of it. */

/** The columns some properties are made of, and nothing besides. */
export function columnsOf<Row, Item, Query extends Asked>(
  list: List<Row, Item, Query>,
  properties: readonly Property<Row>[],
): RawBuilder<unknown>[] {
  const needed = new Map<string, Set<string> | 'whole'>()
  for (const { from, part } of properties) {
    for (const [at, column] of from.entries()) {
      const known = needed.get(column)
      if (part === undefined || at > 0 || known === 'whole') needed.set(column, 'whole')
      else needed.set(column, (known ?? new Set()).add(part))
    }
  }
  return [...needed].map(([column, parts]) => {
    const derived = list.derived?.[column as keyof Row]
    const read = derived ?? sql.ref(`${list.table}.${column}`)
    return sql`${parts === 'whole' ? read : partsOf(list, read, parts)} as ${sql.id(column)}`
  })
}

/** PostgreSQL takes a hundred arguments; of so many parts the whole is read faster anyway. */
const mostParts = 25

/** Of a document of an older dictionary all is needed: who knows what a field of today is made of. */
function partsOf(
  { table, dictionary }: { readonly table: string; readonly dictionary?: DictionaryName },
  column: RawBuilder<unknown>,
  parts: ReadonlySet<string>,
): RawBuilder<unknown> {
  if (parts.size > mostParts) return column
  const pairs = [...parts].map((part) => sql`${sql.lit(part)}, ${column} -> ${sql.lit(part)}`)
  const some = sql`jsonb_build_object(${sql.join(pairs)})`
  if (!dictionary) return some
  const isOfToday = sql`${sql.ref(`${table}.dictionary`)} = ${currentTag(dictionary)}`
  return sql`case when ${isOfToday} then ${some} else ${column} end`
}

/** What is read and presented of each row. */
export interface Chosen<Row> {
  readonly named: readonly (readonly [name: string, property: Property<Row>])[]
  readonly more: Property<Row, object> | undefined
}

/** The properties somebody asked for, or all there are (decision D39). */
export function chosenOf<Row, Item, Query extends Asked>(
  { properties, more }: Pick<List<Row, Item, Query>, 'properties' | 'more'>,
  fields: readonly string[] | undefined,
): Chosen<Row> {
  const all = Object.entries(properties) as [string, Property<Row>][]
  if (!fields) return { named: all, more }
  const names = new Set<string>([...keptProperties, ...fields])
  return { named: all.filter(([name]) => names.has(name)), more: undefined }
}

export const readOf = <Row>({ named, more }: Chosen<Row>): Property<Row>[] => [
  ...named.map(([, property]) => property),
  ...(more ? [more] : []),
]

/** An item as it was asked for. */
export function presentItem<Row, Item>(row: Row, viewer: Actor, { named, more }: Chosen<Row>): Item {
  const item: Record<string, unknown> = {}
  for (const [name, { value }] of named) item[name] = value(row, viewer)
  return Object.assign(item, more?.value(row, viewer)) as Item
}

/** One row with all there is, as a single thing is answered. */
export const presentWhole = <Row, Item>(
  row: Row,
  viewer: Actor,
  properties: Properties<Row, Item>,
  more?: Property<Row, object>,
): Item => presentItem(row, viewer, chosenOf({ properties, ...(more ? { more } : {}) }, undefined))
