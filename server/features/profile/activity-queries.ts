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
  /** The affected account, if any. */
  readonly account: string | null
}

/** The user’s own actions, from the audit trail. */
export const activityList = defineList<EntryRow, Activity, ActivityQuery>()({
  table: 'audit_entries',
  key: 'seq',
  derived: {
    account: sql`(
      select username from users
      where audit_entries.entity_type = 'user' and users.id = audit_entries.entity_id)`,
  },
  properties: {
    id: { from: ['seq'], value: ({ seq }) => seq },
    action: { from: ['action'], value: ({ action }) => action },
    description: {
      from: ['entry', 'account'],
      value: ({ entry, account }, viewer) =>
        activityWords(JSON.parse(entry) as AuditEvent, viewer.id, account),
    },
    createdAt: { from: ['at'], value: ({ at }) => at.toISOString() },
  },
  sorts: { createdAt: { by: sql`seq` } },
  defaultSort: '-createdAt',
  always: ({ id }) => sql`actor_id = ${id}`,
  filters: {},
  // Reason, note and action.
  search: (text) => sql`(search_text like ${anywhere(text)} or action like ${anywhere(text)})`,
  changes: 'trail',
})
