import type { ColumnType, Generated } from 'kysely'
import type { AnyDocument } from '#core/dictionary/field.ts'
import type { TaskKind } from '#core/dictionary/task/index.ts'
import type { DictionaryTag } from '#core/dictionary/upgrades/upgrade.ts'
import type { Immutable, Json } from './column-types.ts'

/** An address under which another program reads somebody's calendar; one a person. */
export interface CalendarFeedsTable {
  user_id: Immutable<number>
  token_hash: string
  /** What she owns, and nothing else. */
  only_mine: boolean
  created_at: Date
  /** YYYY-MM-DD: the last day on which it is answered. */
  expires_on: string
  last_read_at: Date | null
}

/** Of a task the one or the other is set. */
export interface TasksTable {
  id: Generated<number>
  kind: Immutable<TaskKind>
  project_id: Immutable<number | null>
  assessment_id: Immutable<number | null>
  owner_id: number | null
  title: string
  title_key: string
  status: string
  /** YYYY-MM-DD. */
  due_date: string | null
  /** From this day on its owner is reminded, YYYY-MM-DD; null where nobody is. */
  remind_on: string | null
  search_text: string
  deleted: boolean
  delete_reason: string | null
  /** What its owner was last reminded of, and of which day. */
  reminded: ColumnType<string | null, undefined, string | null>
  revision: number
  document: Json<AnyDocument>
  dictionary: DictionaryTag
  created_at: Immutable<Date>
  created_by: number | null
  updated_at: Date
  updated_by: number | null
}
