import type { ColumnType, Generated } from 'kysely'
import type { AssessmentOutcome, AssessmentState } from '#core/dictionary/assessment/index.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { DictionaryTag } from '#core/dictionary/upgrades/upgrade.ts'
import type { ScopeWords, UpdateScope } from '#core/intelligence/update-scope.ts'
import type { Immutable, Json } from './column-types.ts'

export interface AssessmentsTable {
  id: Generated<number>
  update_id: Immutable<number>
  /** Who is to do it. */
  assignee_id: number | null
  title_key: string
  state: AssessmentState
  outcome: AssessmentOutcome | null
  /** YYYY-MM-DD. */
  due_date: string | null
  search_text: string
  /** How often it was completed. */
  completion: number
  completed_by: number | null
  /** As at the last completion: affected, unclear, and all devices in use. */
  devices: number | null
  unclear: number | null
  devices_total: number | null
  scope: Json<UpdateScope> | null
  deleted: boolean
  delete_reason: string | null
  /** What its assignee was last reminded of, and of which day. */
  reminded: ColumnType<string | null, undefined, string | null>
  revision: number
  document: Json<AnyDocument>
  dictionary: DictionaryTag
  created_at: Immutable<Date>
  created_by: number | null
  updated_at: Date
  updated_by: number | null
}

/** Append-only. */
export interface AssessmentDevicesTable {
  assessment_id: number
  completion: number
  record_id: number
  device_number: string
  version_number: string
  device_name: string
  manufacturer_name: string
  concern: 'yes' | 'unclear'
  reasons: string[]
  search_text: string
}

/** What somebody corrected an update to concern. */
export interface UpdateScopesTable {
  update_id: number
  scope: Json<UpdateScope>
  reason: string
  revision: number
  changed_at: Date
  changed_by: number
}

/** As the text of an update says it; null until it was read. */
export interface ScopeColumns {
  scope: ColumnType<UpdateScope | null, string | undefined, string>
  scope_words: ColumnType<readonly ScopeWords[] | null, string | undefined, string>
}
