import type { Generated } from 'kysely'
import type { AttemptRemark, LeftOut } from '#core/contract/exchange.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { DictionaryTag } from '#core/dictionary/upgrades/upgrade.ts'
import type { Environment, PlannedPart } from '#core/markets/exchange.ts'
import type { Immutable, Json } from './column-types.ts'

/** What left the hub for a register, what came back, and what the register has. */

/** Files made at once, with their order; kept as they left. */
export interface PackagesTable {
  id: Generated<number>
  market: string
  environment: Environment
  release: string
  status: 'running' | 'ready' | 'failed'
  file_name: string
  hash: string | null
  content: string | null
  devices: number
  done: number
  total: number
  left_out: Json<LeftOut[]>
  message: string | null
  lease_until: Date
  created_at: Immutable<Date>
  created_by: number
}

/** One file; of one submission, or of a package. */
export interface ExportsTable {
  id: Generated<number>
  submission_id: number | null
  submission_revision: number | null
  market: string
  service: string
  file_name: string
  hash: string
  content: string
  package_id: number | null
  place: number | null
  environment: Environment
  sender: string | null
  correlation_id: string | null
  parts: Json<readonly PlannedPart[]>
  devices: number
  approved_by: string | null
  /** Of a document that stays the same over its life: what it is about, its set and its version. */
  document_key: Generated<string | null>
  set_id: Generated<string | null>
  document_version: Generated<number | null>
  search_text: string
  created_at: Date
  created_by: number | null
}

/** A submission in a file. */
export interface AttemptsTable {
  id: Generated<number>
  /** Of everything sent at once. */
  sending: number
  /** Null where somebody told by hand what the register said. */
  export_id: number | null
  submission_id: number
  submission_revision: number
  environment: Environment
  service: string
  made_at: Date
  made_by: number | null
  /** Null until somebody marks it as sent, or an answer shows that it was (decision D59). */
  sent_at: Date | null
  sent_by: number | null
  /** Made by a version of the hub that did not ask whether it was sent. */
  sending_unknown: Generated<boolean>
  /** The approval it was made with ended before anybody said whether it was uploaded. */
  approval_lapsed: Generated<boolean>
  outcome: 'accepted' | 'rejected' | 'replaced' | null
  response_code: string | null
  remarks: Json<AttemptRemark[]>
  answered_at: Date | null
  answered_by: number | null
}

/** An answer file as it came. */
export interface AnswersTable {
  id: Generated<number>
  export_id: number
  file_name: string
  hash: string
  content: string
  created_at: Date
  /** Null where it came through a connection. */
  created_by: number | null
}

export interface RegistrationsTable {
  id: Generated<number>
  submission_id: number
  environment: Environment
  document: Json<AnyDocument>
  dictionary: DictionaryTag
  versions: Json<Readonly<Record<string, number>>>
  registered_version: string | null
  registered_at: Date
  source: 'answer' | 'by-hand' | 'import'
  /** See `RegisteredState`. */
  named_by_another: Generated<boolean>
  /** See `RegisteredState`. */
  unstated: Generated<string[]>
}
