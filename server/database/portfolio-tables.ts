import type { Generated } from 'kysely'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { DictionaryTag } from '#core/dictionary/upgrades/upgrade.ts'
import type { Immutable, Json } from './column-types.ts'

/** Product families, as the queries see them. */
export interface PortfoliosTable {
  id: Generated<number>
  product_family: string
  family_key: string
  device_count: number
  search_text: string
  deleted: boolean
  delete_reason: string | null
  revision: number
  document: Json<AnyDocument>
  dictionary: DictionaryTag
  created_at: Immutable<Date>
  created_by: number | null
  updated_at: Date
  updated_by: number | null
}
