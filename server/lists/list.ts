import type { RawBuilder } from 'kysely'
import type { AuditEntityType } from '#core/audit/audit-entry.ts'
import type { DictionaryName } from '#core/dictionary/upgrades/index.ts'
import type { Db } from '#server/database/connect.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Kinds } from '#server/platform/answer-cache.ts'
import type { Actor } from '#server/platform/hub.ts'

/**
 * A list, defined once: from this come its pages, their number, the whole list as a stream, its file and the choice
 * of properties (decisions D2, D39). How to add one: CONTRIBUTING.md, "A list".
 */
export interface List<Row, Item, Query extends Asked> {
  readonly table: keyof Schema
  /** The column every row is known by: a whole number, used once. */
  readonly key: string
  /** Of the column `document`, in a list of documents. */
  readonly dictionary?: DictionaryName
  /** Columns of a row that are not columns of the table; read only where a property wants them. */
  readonly derived?: { readonly [C in keyof Row]?: RawBuilder<unknown> }
  readonly properties: Properties<Row, Item>
  /** What some items have besides; it comes with whole items alone. */
  readonly more?: Property<Row, object>
  /** `id` is an order everywhere, and ends all ties. */
  readonly sorts: Readonly<Record<SortOf<Query>, Sort> & Record<string, Sort>>
  /** May be an order that cannot be asked for. */
  readonly defaultSort: string
  readonly filters: Filters<Query>
  /** What a searched text, folded and not blank, finds. */
  readonly search: (text: string, asking: Asking<Query>) => Condition | Promise<Condition>
  /** A condition every row meets, depending on who asks and on the query. */
  readonly always?: (viewer: Actor, query: Query) => Condition
  /**
   * The kind of audit entry that every change of these rows writes: for as long as there is no newer one, a count
   * stays true. Null where changes write none.
   */
  readonly changes: Kinds | null
  /**
   * Differs after every change of a row's own columns. Where it is given, a search is planned without the columns of a
   * page, and whole items are kept as text for as long as their rows stay as they are.
   */
  readonly version?: RawBuilder<string>
  /** When a row last moved, where rows move: a whole list has those too that do so while it is read. */
  readonly changedAt?: RawBuilder<unknown>
  readonly file?: ListFile<Row>
}

/** What every list can be asked. */
export interface Asked {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly sort?: string | undefined
  readonly search?: string | undefined
  readonly fields?: readonly string[] | undefined
}

export type Condition = RawBuilder<boolean>

/** A property of an item, and what it is made of. */
export interface Property<Row, Value = unknown> {
  readonly from: readonly (keyof Row & string)[]
  /** Of a JSON column, the first of `from`: what of it is enough where it is of the dictionary of today. */
  readonly part?: string
  /** A property that does not look at the viewer does not take one: it is the same for everybody. */
  readonly value: (row: Row, viewer: Actor) => Value
}

/** Of every property that has a name of its own. */
export type Properties<Row, Item> = {
  readonly [P in keyof Item as string extends P ? never : number extends P ? never : P]-?: Property<
    Row,
    Item[P]
  >
}

export interface Sort {
  readonly by: RawBuilder<unknown>
  /** The column may be empty: such rows come last, whichever way the list is turned. */
  readonly emptyLast?: true
}

type SortOf<Query extends Asked> = Exclude<NonNullable<Query['sort']>, `-${string}` | 'id'>

/** The filters of a query: what is in it besides what every list can be asked. */
export type FilterOf<Query extends Asked> = Omit<Query, keyof Asked>

/** A filter may mean nothing by itself (undefined), where another one speaks for both. */
type Filters<Query extends Asked> = {
  readonly [F in keyof FilterOf<Query>]-?: (
    value: NonNullable<Query[F]>,
    asking: Asking<Query>,
  ) => Condition | undefined
}

/** Who asks, and what. */
export interface Asking<Query extends Asked> {
  readonly db: Db
  readonly viewer: Actor
  readonly query: Query
}

/** The list as a file: its name, and a column for each property worth a column. */
export interface ListFile<Row> {
  readonly name: string
  /** What the audit trail calls that which was taken out. */
  readonly entityType: AuditEntityType
  readonly columns: readonly FileColumn<Row>[]
}

export interface FileColumn<Row> extends Property<Row> {
  readonly header: string
}

/** The same list, with a file that says what it is of: in its name, and by that in the trail. */
export const filedAs = <Row, Item, Query extends Asked>(
  list: List<Row, Item, Query>,
  name: string,
): List<Row, Item, Query> => (list.file ? { ...list, file: { ...list.file, name } } : list)

/** Keeps the exact types of the parts while checking the whole. */
export const defineList =
  <Row, Item, Query extends Asked>() =>
  (list: List<Row, Item, Query>): List<Row, Item, Query> =>
    list
