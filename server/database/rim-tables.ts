import type { Generated } from 'kysely'
import type { SignatureMeaning } from '#core/contract/requests.ts'
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
}

/** Who approved a document, and what of it; never changed. */
export interface RimApprovalsTable {
  id: Generated<number>
  document_id: Immutable<number>
  revision: Immutable<number>
  /** SHA-256 of the content and of its newest file, hex. */
  hash: Immutable<string>
  file_hash: Immutable<string | null>
  /** Given in controlled mode: only that counts there (decision D60). */
  controlled: Immutable<boolean>
  /** Of the signature; null where it was not signed. */
  meaning: Immutable<SignatureMeaning | null>
  user_id: Immutable<number>
  username: Immutable<string>
  printed_name: Immutable<string>
  decided_at: Immutable<Date>
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
