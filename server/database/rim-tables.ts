import type { Generated } from 'kysely'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { DictionaryTag } from '#core/dictionary/upgrades/upgrade.ts'
import type { Immutable, Json } from './column-types.ts'

export type RimKind = 'rim-submission' | 'rim-compliance' | 'rim-document'

/** Regulatory submissions, compliance items and documents, as the queries see them. */
export interface RimItemsTable {
  id: Generated<number>
  kind: RimKind
  name: string
  name_key: string
  status: string | null
  /** YYYY-MM-DD: target or expiry. */
  due_date: string | null
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

export interface RimLinksTable {
  document_id: number
  submission_id: number
}

/** Never changed, nor deleted. */
export interface RimFilesTable {
  id: Generated<number>
  document_id: Immutable<number>
  file_name: Immutable<string>
  content: Immutable<Buffer>
  size: Immutable<number>
  sha256: Immutable<string>
  uploaded_at: Immutable<Date>
  uploaded_by: Immutable<number | null>
}
