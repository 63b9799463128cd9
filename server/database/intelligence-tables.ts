import type { Generated } from 'kysely'
import type { FeedFormat } from '#core/intelligence/feeds.ts'
import type { UpdateCategory, UpdateKind, UpdatePriority } from '#core/intelligence/update-lists.ts'
import type { ScopeColumns } from './assessment-tables.ts'
import type { Immutable } from './column-types.ts'

/** Regulatory updates, the feeds they come from, and what people make of them. */

export interface FeedsTable {
  id: Generated<number>
  code: string | null
  name: string
  url: string
  format: FeedFormat
  country: string
  category: UpdateCategory
  is_general: boolean
  enabled: boolean
  note: string | null
  etag: string | null
  last_modified: string | null
  asked_at: Date | null
  answered_at: Date | null
  status: 'never' | 'ok' | 'unchanged' | 'failed'
  error: string | null
  revision: number
}

export interface UpdatesTable extends ScopeColumns {
  id: Generated<number>
  feed_id: number | null
  guid: string
  title: string
  summary: string
  url: string | null
  /** YYYY-MM-DD */
  published_on: string
  country: string
  category: UpdateCategory
  priority: UpdatePriority
  impact: string
  tags: string[]
  source: string
  kind: Generated<UpdateKind>
  /** YYYY-MM-DD */
  confirmed_on: string | null
  search_text: string
  stored_at: Immutable<Date>
}

export interface UpdateReadsTable {
  user_id: number
  update_id: number
  read_at: Date
}

export interface UpdateAsksTable {
  user_id: number
  last_update: number
  asked_at: Date
}

export interface AlertsTable {
  id: Generated<number>
  user_id: number
  name: string
  priority: UpdatePriority
  keywords: string[]
  countries: string[]
  is_active: boolean
  notify: boolean
  affected_only: boolean
  created_at: Immutable<Date>
}

export interface AlertMatchesTable {
  alert_id: number
  update_id: number
  matched_at: Date
  triggered: boolean
  told: boolean
}

export interface FeedRefreshesTable {
  id: Generated<number>
  status: 'running' | 'done' | 'failed'
  done: number
  total: number
  new_updates: number
  failed_feeds: number
  lease_until: Date
  created_at: Immutable<Date>
  created_by: number | null
  finished_at: Date | null
}
