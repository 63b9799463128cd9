import { sql } from 'kysely'
import type { AuditEvent } from '#core/audit/audit-entry.ts'
import type { Activity, ActivityQuery } from '#core/contract/profile.ts'
import { anywhere } from '#server/database/expressions.ts'
import { defineList } from '#server/lists/list.ts'
import { activityWords } from './activity-words.ts'

interface EntryRow {
  readonly seq: number
  readonly at: Date
  readonly action: string
  /** Canonical JSON. */
  readonly entry: string
}

/** What the person who asks did, out of the trail. */
export const activityList = defineList<EntryRow, Activity, ActivityQuery>()({
  table: 'audit_entries',
  key: 'seq',
  properties: {
    id: { from: ['seq'], value: ({ seq }) => seq },
    action: { from: ['action'], value: ({ action }) => action },
    description: {
      from: ['entry'],
      value: ({ entry }) => activityWords(JSON.parse(entry) as AuditEvent),
    },
    createdAt: { from: ['at'], value: ({ at }) => at.toISOString() },
  },
  sorts: { createdAt: { by: sql`seq` } },
  defaultSort: '-createdAt',
  always: ({ id }) => sql`actor_id = ${id}`,
  filters: {},
  // Why, what was noted, and the name of the deed.
  search: (text) => sql`(search_text like ${anywhere(text)} or action like ${anywhere(text)})`,
  changes: 'trail',
})
