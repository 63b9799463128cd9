import { sql } from 'kysely'
import { type AuditEntityType, auditEntityTypes, personalEntityTypes } from '#core/audit/audit-entry.ts'
import type { AuditEntry, AuditQuery, TrailPerson, TrailQuery } from '#core/contract/audit.ts'
import type { VersionControlSummary } from '#core/contract/version-control.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere, startOfDay, startOfNextDay } from '#server/database/expressions.ts'
import { entriesAbout, entriesAboutAssessment } from '#server/entities/entries-about-queries.ts'
import { type EntryRow, entryColumns, entryProperties } from '#server/entities/entry-presenter.ts'
import { type Asked, type Asking, type Condition, defineList } from '#server/lists/list.ts'
import { equals, oneOf } from '#server/lists/properties.ts'
import type { Actor } from '#server/platform/hub.ts'
import { peopleNamed } from '#server/platform/people-named.ts'

/** Imports are included, because they create most master records. */
const ofMasters: readonly AuditEntityType[] = ['master-di', 'import']

/** Common to all audit trail lists. */
const trail = {
  table: 'audit_entries',
  key: 'seq',
  properties: entryProperties,
  sorts: { timestamp: { by: sql`seq` } },
  defaultSort: '-timestamp',
  search: mentions,
  changes: 'trail',
} as const

/** What happened to master records. */
export const masterTrail = defineList<EntryRow, AuditEntry, AuditQuery>()({
  ...trail,
  always: () => oneOf('entity_type')(ofMasters),
  filters: {
    action: oneOf('action'),
    masterDiId: (id) => sql`entity_type = 'master-di' and entity_id = ${id}`,
  },
  file: { name: 'master-di-audit-trail', entityType: 'audit-trail', columns: entryColumns },
})

/** All entries; entries about users are shown only to user managers. */
export const wholeTrail = defineList<EntryRow, AuditEntry, TrailQuery>()({
  ...trail,
  always: (viewer) => oneOf('entity_type')(readable(viewer)),
  filters: {
    id: equals('seq'),
    action: oneOf('action'),
    entityType: oneOf('entity_type'),
    actorId: equals('actor_id'),
    deviceOf: ofDevice,
    assessment: entriesAboutAssessment,
    from: (day) => sql`at >= ${startOfDay(day)}`,
    to: (day) => sql`at < ${startOfNextDay(day)}`,
  },
  file: { name: 'audit-trail', entityType: 'audit-trail', columns: entryColumns },
})

/** Of the device a record belongs to. */
function ofDevice(masterDiId: number): Condition {
  return entriesAbout(sql`array(select device_number from master_records where id = ${masterDiId})`)
}

/** Sign-ins are shown only to user managers. */
export async function peopleOfTrail(db: Db, viewer: Actor): Promise<TrailPerson[]> {
  return db
    .selectFrom('users')
    .select(['id', 'username', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit_entries')
          .select('seq')
          .whereRef('actor_id', '=', 'users.id')
          .where('entity_type', 'in', readable(viewer)),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()
}

function readable(viewer: Actor): readonly AuditEntityType[] {
  const seesPeople = viewer.permissions.includes('manage-users')
  return auditEntityTypes.filter((type) => seesPeople || !personalEntityTypes.includes(type))
}

/** The device under any name it had, the submission, the person, the reason or a note; each by an index of its own. */
async function mentions(text: string, { db }: Asking<Asked>): Promise<Condition> {
  const pattern = anywhere(text)
  const people = await peopleNamed(db, text)
  return sql`(
    (entity_type = 'master-di' and entity_id in (
      select id from master_records where search_text like ${pattern}
      union select entity_id from audit_entries where former_names like ${pattern}))
    or (entity_type = 'submission' and entity_id in (
      select id from submissions where search_text like ${pattern}))
    or (entity_type = 'user' and entity_id = any(${people}::int[]))
    or actor_id = any(${people}::int[])
    or search_text like ${pattern})`
}

/** How much there is, and how many people wrote something since an instant. */
export async function versionControlCounts(
  db: Db,
  since: Date,
): Promise<Pick<VersionControlSummary, 'submissions' | 'versions' | 'activeUsers'>> {
  const { rows } = await sql<{ submissions: number; versions: number; activeUsers: number }>`
    select (select count(*)::int from submissions) as submissions,
      (select count(*)::int from submission_revisions) as versions,
      (select count(distinct actor_id)::int from audit_entries where at >= ${since}) as "activeUsers"`.execute(
    db,
  )
  return rows[0] ?? { submissions: 0, versions: 0, activeUsers: 0 }
}
