import type { ColumnType, Generated } from 'kysely'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { DictionaryTag } from '#core/dictionary/upgrades/upgrade.ts'
import type { RenewalSource } from '#core/lifecycle/renewals.ts'
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
  /** Of a submission. */
  owner_id: number | null
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
  /** The last approval of a document in controlled mode; it stays when the document is changed. */
  approval: ColumnType<DocumentApproval | null, string | null | undefined, string | null>
}

/** Who approved a document, and of what. */
export interface DocumentApproval {
  readonly revision: number
  /** SHA-256 of the content and of its newest file, hex. */
  readonly hash: string
  readonly fileHash: string | null
  readonly userId: number
  readonly username: string
  readonly printedName: string
  readonly signedAt: string
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

/** The devices and markets a project is about; a device by its number, whichever version is in force. */
export interface RimScopeTable {
  project_id: Immutable<number>
  device_number: Immutable<string>
  market: Immutable<string>
  added_at: Immutable<Date>
  added_by: Immutable<number | null>
}

/** What a project renews, and which end of it. */
export interface RimRenewalsTable {
  project_id: Immutable<number>
  source: Immutable<RenewalSource>
  source_id: Immutable<number | null>
  number: Immutable<string>
  notified_body: Immutable<string | null>
  /** YYYY-MM-DD. */
  expires_on: Immutable<string>
  automatic: Immutable<boolean>
}
