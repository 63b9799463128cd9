import type { ColumnType } from 'kysely'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { DictionaryTag } from '#core/dictionary/upgrades/upgrade.ts'

/** What columns of several tables have in common. */

export type Immutable<T> = ColumnType<T, T, never>

/** JSON columns are written as text and read as values. */
export type Json<T> = ColumnType<T, string, string>

/** The immutable revisions of a stored noun. */
export type RevisionsTable<Key extends string> = { [K in Key]: number } & {
  revision: number
  document: Json<AnyDocument>
  dictionary: DictionaryTag
  /** SHA-256 of the canonical document, hex. */
  hash: string
  created_at: Date
  created_by: number | null
}
