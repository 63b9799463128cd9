import { sql } from 'kysely'
import { presentField } from '#core/dictionary/document.ts'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { anywhere } from '#server/database/expressions.ts'
import type { Condition, Property } from './list.ts'

/** The properties and conditions most lists are made of. */

/** A column as it is. */
export const column =
  <Row>() =>
  <C extends keyof Row & string>(name: C): Property<Row, Row[C]> => ({
    from: [name],
    value: (row) => row[name],
  })

/** An instant as text, ISO 8601 in UTC. */
export const instant =
  <Row>() =>
  <C extends keyof Row & string>(name: C): Property<Row, Row[C] extends Date ? string : string | null> => ({
    from: [name],
    value: (row) => ((row[name] as Date | null)?.toISOString() ?? null) as never,
  })

/** A document, and which dictionary it was stored in: it is read as the dictionary of today has it. */
export const storedDocument = ['document', 'dictionary'] as const

/** The fields of a document, as clients get them; the document is in the column `document`. */
export function documentProperties<
  Row extends { readonly document: AnyDocument; readonly dictionary: string },
>(fields: Fields): Record<string, Property<Row>> {
  return Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [
      id,
      {
        from: storedDocument,
        part: id,
        value: (row: Row) => presentField(field, row.document[id]),
      } satisfies Property<Row>,
    ]),
  )
}

/** A filter of one value or several. */
export const oneOf =
  (name: string) =>
  (values: readonly string[]): Condition =>
    sql<boolean>`${sql.ref(name)} = any(${values}::text[])`

export const equals =
  (name: string) =>
  (value: number | string): Condition =>
    sql<boolean>`${sql.ref(name)} = ${value}`

/** A search in a folded column, anywhere in it. */
export const contains =
  (name: string) =>
  (text: string): Condition =>
    sql<boolean>`${sql.ref(name)} like ${anywhere(text)}`

/** A trigram index finds nothing less: without three of these in a row all rows are read. */
const indexed = /[a-z0-9]{3}/

/**
 * The same where rows are wide and many: what no index finds is looked for in a narrow table that has the texts
 * alone.
 */
export const containsWith =
  (name: string, key: string, narrow: { readonly table: string; readonly key: string }) =>
  (text: string): Condition => {
    const found = contains(name)(text)
    if (indexed.test(text)) return found
    return sql`${sql.ref(key)} in (select ${sql.ref(narrow.key)} from ${sql.table(narrow.table)} where ${found})`
  }
