import type { Generated } from 'kysely'
import type { OperatorType } from '#core/code-lists/operator-types.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { DictionaryTag } from '#core/dictionary/upgrades/upgrade.ts'
import type { Immutable, Json } from './column-types.ts'

/** The tables of economic operators, as the queries see them. */

export interface OperatorsTable {
  id: Generated<number>
  actor_type: OperatorType
  name: string
  srn: string | null
  country: string | null
  is_active: boolean
  name_key: string
  legal_name_key: string
  /** Names it had, folded; the database keeps them. */
  former_name_keys: Generated<readonly string[]>
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

export interface CertificationsTable {
  id: Generated<number>
  operator_id: number
  certification_type: string
  certification_number: string
  number_key: string
  issue_date: string | null
  expiry_date: string | null
  search_text: string
  deleted: boolean
  delete_reason: string | null
  /** The last threshold of days before its end that people were told of. */
  told_days: number | null
  revision: number
  document: Json<AnyDocument>
  dictionary: DictionaryTag
  created_at: Immutable<Date>
  created_by: number | null
  updated_at: Date
  updated_by: number | null
}

/** A link is with all versions of the device its record belongs to. */
export interface DeviceLinksTable {
  id: Generated<number>
  operator_id: number
  master_di_id: number
  role: OperatorType
  since: string | null
  removed: boolean
  remove_reason: string | null
  created_at: Immutable<Date>
  created_by: number | null
  updated_at: Date
}
