import { sql } from 'kysely'
import type { Tx } from '#server/platform/hub.ts'

/**
 * Marks those of these submissions that identify their device as it was before its version in force: they left the hub
 * with the UDI-DI of the version they were copied from, as it was then, and the version in force has another one
 * (decision D52). To be called when a submission moves to another version, when it becomes known or is undone that it was
 * sent, and when a version in force gets another UDI-DI.
 */
export async function noteFormerUdiDis(tx: Tx, submissionIds: readonly number[]): Promise<void> {
  if (submissionIds.length === 0) return
  await sql`
    update submissions set has_former_udi_di = judged.former
    from (
      select own.id,
        (own.udi_di is not null and coalesce(force.document ->> 'udiDi', '') not in ('', own.udi_di)
          and own.udi_di = copied.document ->> 'udiDi'
          and (exists (select 1 from registrations where submission_id = own.id)
            or exists (select 1 from attempts where submission_id = own.id and sent_at is not null))) is true
          as former
      from submissions own
      join master_records force on force.id = own.master_di_id
      left join master_revisions copied
        on copied.record_id = own.copied_record_id and copied.revision = coalesce(own.copied_revision, 1)
      where own.id = any(${[...submissionIds]}::int[])
    ) judged
    where submissions.id = judged.id and has_former_udi_di <> judged.former`.execute(tx)
}

/**
 * The same of what a register has of these records, whose UDI-DI was changed in place. What was only sent may yet be
 * refused for that very UDI-DI, and is then corrected with the record.
 */
export async function noteFormerOfRecords(tx: Tx, recordIds: readonly number[]): Promise<void> {
  if (recordIds.length === 0) return
  const { rows } = await sql<{ id: number }>`
    select id from submissions
    where master_di_id = any(${[...recordIds]}::int[])
      and exists (select from registrations where submission_id = submissions.id)
    order by id for update`.execute(tx)
  await noteFormerUdiDis(
    tx,
    rows.map(({ id }) => id),
  )
}
