import { type RawBuilder, sql } from 'kysely'
import { keptProperties } from '#core/contract/list-query.ts'
import { currentTag, type DictionaryName } from '#core/dictionary/upgrades/index.ts'
import type { Db } from '#server/database/connect.ts'
import type { Actor } from '#server/platform/hub.ts'
import type { Asked, List, Properties, Property } from './list.ts'

/** What is read of each row, and what an item is made of it. */

/** By list and properties: putting them together takes longer than the rest of a statement. */
const columnTexts = new WeakMap<object, WeakMap<object, RawBuilder<unknown>>>()

/** The columns some properties are made of, and nothing besides. */
export function columnsOf<Row, Item, Query extends Asked>(
  db: Db,
  list: List<Row, Item, Query>,
  properties: readonly Property<Row>[],
): RawBuilder<unknown> {
  const texts = columnTexts.get(list) ?? new WeakMap<object, RawBuilder<unknown>>()
  columnTexts.set(list, texts)
  const known = texts.get(properties)
  if (known) return known
  const columns = sql.join(columnListOf(list, properties))
  const { sql: text, parameters } = sql`${columns}`.compile(db)
  const made = parameters.length === 0 ? sql.raw(text) : columns
  texts.set(properties, made)
  return made
}

function columnListOf<Row, Item, Query extends Asked>(
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
  const isOfToday = sql`${sql.ref(`${table}.dictionary`)} = ${sql.lit(currentTag(dictionary))}`
  return sql`case when ${isOfToday} then ${some} else ${column} end`
}

/** What is read and presented of each row. */
export interface Chosen<Row> {
  readonly named: readonly (readonly [name: string, property: Property<Row>])[]
  readonly more: Property<Row, object> | undefined
  readonly read: readonly Property<Row>[]
}

/** Screens ask for few choices again and again. */
const mostChoices = 50
const choices = new WeakMap<object, Map<string, Chosen<never>>>()

/** The properties somebody asked for, or all there are (decision D39). */
export function chosenOf<Row, Item, Query extends Asked>(
  list: Pick<List<Row, Item, Query>, 'properties' | 'more'>,
  fields: readonly string[] | undefined,
): Chosen<Row> {
  const known = choices.get(list) ?? new Map<string, Chosen<never>>()
  choices.set(list, known)
  const key = fields?.join() ?? '*'
  const chosen = (known.get(key) as Chosen<Row> | undefined) ?? choose(list, fields)
  if (known.size >= mostChoices) known.clear()
  known.set(key, chosen as Chosen<never>)
  return chosen
}

function choose<Row, Item, Query extends Asked>(
  { properties, more }: Pick<List<Row, Item, Query>, 'properties' | 'more'>,
  fields: readonly string[] | undefined,
): Chosen<Row> {
  const all = Object.entries(properties) as [string, Property<Row>][]
  const names = fields && new Set<string>([...keptProperties, ...fields])
  const named = names ? all.filter(([name]) => names.has(name)) : all
  const also = names ? undefined : more
  return { named, more: also, read: [...named.map(([, property]) => property), ...(also ? [also] : [])] }
}

/** An item as it was asked for. */
export function presentItem<Row, Item>(row: Row, viewer: Actor, { named, more }: Chosen<Row>): Item {
  const item: Record<string, unknown> = {}
  for (const [name, { value }] of named) item[name] = value(row, viewer)
  return Object.assign(item, more?.value(row, viewer)) as Item
}

const wholes = new WeakMap<object, Chosen<never>>()

/** One row with all there is, as a single thing is answered. */
export function presentWhole<Row, Item>(
  row: Row,
  viewer: Actor,
  properties: Properties<Row, Item>,
  more?: Property<Row, object>,
): Item {
  const known = wholes.get(properties) as Chosen<Row> | undefined
  const whole = known ?? choose({ properties, ...(more && { more }) }, undefined)
  wholes.set(properties, whole as Chosen<never>)
  return presentItem(row, viewer, whole)
}
