import type { Removal, Removed } from '#server/imports/import-kind.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { lockCertifications } from './certification-queries.ts'
import { markAsDeleted } from './certification-service.ts'
import { whyCertificationsStay } from './open-renewals.ts'

/** Undoes an import: deletes the certifications that are unchanged since. */
export async function removeCertifications(
  unit: Unit,
  actor: Actor,
  { ids, reason }: Removal,
): Promise<Removed> {
  const found = new Map((await lockCertifications(unit.tx, ids)).map((row) => [row.id, row]))
  const removed = new Map<number, string | null>()
  for (const id of ids) {
    const row = found.get(id)
    const why = row && (await whyCertificationsStay(unit.tx, [id]))
    if (!row) removed.set(id, 'The certification was deleted meanwhile')
    else if (why) removed.set(id, why)
    else if (row.revision > 1) {
      removed.set(id, `${row.operator_name}, ${row.certification_number} was changed since the import`)
    } else {
      await markAsDeleted(unit, actor, row, reason)
      removed.set(id, null)
    }
  }
  return removed
}
