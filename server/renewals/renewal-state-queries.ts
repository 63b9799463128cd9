import { type RawBuilder, sql } from 'kysely'
import type { RenewalSource } from '#core/lifecycle/renewals.ts'
import { decidedStatuses } from '#core/lifecycle/rim.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Whether something that runs out is being renewed, for the lists of what runs out (decision D140). */

interface Thing {
  readonly source: RenewalSource
  /** SQL of its number in the database, of its end as a text or date, and of what else names it. */
  readonly id: RawBuilder<unknown>
  readonly expiry: RawBuilder<unknown>
  /** How certificates that submissions state are recognised. */
  readonly stated?: { readonly number: RawBuilder<unknown>; readonly notifiedBody: RawBuilder<unknown> }
}

const decided = sql.lit(`{${decidedStatuses.join()}}`)

/** Where a renewal may have been begun of the same certificate, by number and notified body. */
const alsoAs = { certificate: sql`('stated')`, stated: sql`('stated', 'certificate')` } as const

/** The rows of renewals that are of this thing. */
export const isOf = ({ source, id, stated }: Thing) =>
  stated
    ? sql<boolean>`((renewed.source = ${sql.lit(source)} and renewed.source_id = ${id})
        or (renewed.source in ${source === 'stated' ? alsoAs.stated : alsoAs.certificate} and renewed.number = ${stated.number}
          and coalesce(renewed.notified_body, ${stated.notifiedBody}) = ${stated.notifiedBody}))`
    : sql<boolean>`(renewed.source = ${sql.lit(source)} and renewed.source_id = ${id})`

/**
 * The project that renews it, for as long as it is in sight and was not rejected: one that is open, or one that was begun
 * for this end.
 */
export const renewalOf = (thing: Thing) => sql<number | null>`(
  select renewed.project_id from rim_renewals renewed join rim_items project on project.id = renewed.project_id
  where ${isOf(thing)} and not project.deleted and project.status is distinct from 'rejected'
    and (project.status is distinct from 'approved' or ${thing.expiry} is null
      or renewed.expires_on >= (${thing.expiry})::date)
  order by renewed.project_id desc limit 1)`

/** Whether a renewal that was begun for this end was completed. */
export const isRenewed = (thing: Thing) => sql<boolean>`exists (
  select from rim_renewals renewed join rim_items project on project.id = renewed.project_id
  where ${isOf(thing)} and not project.deleted and project.status = 'approved'
    and renewed.expires_on >= (${thing.expiry})::date)`

/** The hub begins none where one is open, nor where there was one for this end, whatever became of it. */
export const isNotBegun = (thing: Thing) => sql<boolean>`not exists (
  select from rim_renewals renewed join rim_items project on project.id = renewed.project_id
  where ${isOf(thing)} and (renewed.expires_on = (${thing.expiry})::date
    or (not project.deleted and coalesce(project.status, 'draft') <> all(${decided}::text[]))))`

export const certificateThingOf = (table: string): Thing => ({
  source: 'certificate',
  id: sql.ref(`${table}.id`),
  expiry: sql.ref(`${table}.expiry_date`),
  stated: { number: sql.ref(`${table}.number`), notifiedBody: sql.ref(`${table}.notified_body`) },
})
export const certificateThing = certificateThingOf('certificates')

export const certificationThing: Thing = {
  source: 'certification',
  id: sql`certifications.id`,
  expiry: sql`certifications.expiry_date`,
}

export const complianceThing: Thing = {
  source: 'compliance',
  id: sql`rim_items.id`,
  expiry: sql`rim_items.due_date`,
}

/** The names of the projects that renew these certifications and that nobody has decided on. */
export async function openRenewalsOf(tx: Tx, certificationIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select project.name from rim_renewals renewed join rim_items project on project.id = renewed.project_id
    where renewed.source = 'certification' and renewed.source_id = any(${[...certificationIds]}::int[])
      and not project.deleted and coalesce(project.status, 'draft') <> all(${decided}::text[])
    order by project.id`.execute(tx)
  return rows.map(({ name }) => name)
}
