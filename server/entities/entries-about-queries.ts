import { type RawBuilder, sql } from 'kysely'

/**
 * Entries of the trail about some devices: each kind by the numbers of its things, gathered first, so that the index of
 * the trail finds them. Submissions that were deleted are found by what remains of them.
 * @param devices an array of device numbers, in SQL
 */
export function entriesAbout(devices: RawBuilder<unknown>): RawBuilder<boolean> {
  const versions = sql`select id from master_records where device_number = any(${devices})`
  const submissions = sql`
    select id from submissions where device_number = any(${devices})
    union
    select entity_id from audit_entries where action = 'deleted' and entity_type = 'submission'
      and entry::jsonb #>> '{changesData,deviceNumber}' = any(${devices})`
  const links = sql`select id from device_links where master_di_id in (${versions})`
  return sql<boolean>`(
    (entity_type = 'master-di' and entity_id = any(array(${versions})))
    or (entity_type = 'submission' and entity_id = any(array(${submissions})))
    or (entity_type = 'device-link' and entity_id = any(array(${links}))))`
}

/** Entries about an impact assessment: its own, those of its tasks, and of what its update was said to concern. */
export const entriesAboutAssessment = (id: number): RawBuilder<boolean> => sql<boolean>`(
  (entity_type = 'assessment' and entity_id = ${id})
  or (entity_type = 'task' and entity_id = any(array(select id from tasks where assessment_id = ${id})))
  or (entity_type = 'regulatory-update'
    and entity_id = any(array(select update_id from assessments where id = ${id}))))`
