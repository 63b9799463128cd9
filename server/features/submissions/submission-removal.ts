import type { Submission } from '#core/contract/submissions.ts'
import { deletableStatuses } from '#core/lifecycle/submission-status.ts'
import type { Removal, Removed } from '#server/imports/import-kind.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { presentSubmission } from './submission-presenter.ts'
import { lockSubmission, lockSubmissions, type SubmissionRow } from './submission-queries.ts'
import { deleteRows, everSent } from './submission-removal-queries.ts'
import { toldOf } from './submission-told.ts'

/** Deletes a draft that never left the hub, with the reason; its revisions and its trail stay. */
export async function deleteSubmission(
  hub: Hub,
  actor: Actor,
  id: number,
  reason: string,
): Promise<Submission> {
  return inTransaction(hub, actor, async (unit) => {
    const row = await lockSubmission(unit.tx, id)
    if (!row) throw notFound('Submission not found')
    const sent = await everSent(unit.tx, [id])
    const why = whyKept(row, sent.has(id), actor)
    if (why !== null) throw new Refusal('invalid_transition', why)
    await remove(unit, [row], reason)
    return presentSubmission(hub, row, actor)
  })
}

/** Takes back drafts that an import made: deletes those that are still as it made them. */
export async function removeSubmissions(
  unit: Unit,
  actor: Actor,
  { ids, reason }: Removal,
): Promise<Removed> {
  const rows = await lockSubmissions(unit.tx, ids)
  const sent = await everSent(unit.tx, ids)
  const found = new Map(rows.map((row) => [row.id, row]))
  const removed = new Map<number, string | null>()
  const gone: SubmissionRow[] = []
  for (const id of ids) {
    const row = found.get(id)
    const why = row
      ? row.revision > 1
        ? `${nameOf(row)} was changed since the import`
        : whyKept(row, sent.has(id), actor)
      : 'The submission was deleted meanwhile'
    if (row && why === null) gone.push(row)
    removed.set(id, why)
  }
  await remove(unit, gone, reason)
  return removed
}

const nameOf = ({ id, device_name }: SubmissionRow): string =>
  `The submission of ${device_name ?? `no. ${id}`}`

/** Why it cannot be deleted; null where it can. In the controlled way what was ever sent is kept (decision D46). */
function whyKept(row: SubmissionRow, wasSent: boolean, { rules }: Actor): string | null {
  if (row.waits) return `${nameOf(row)} waits for a decision. Let it be decided first.`
  if (row.left_hub) return `${nameOf(row)} has left the hub in a file or is registered. It stays.`
  if (!deletableStatuses.includes(row.status))
    return `${nameOf(row)} is approved. Edit it first, if it has to go.`
  if (rules.controlled && wasSent) return `${nameOf(row)} was sent for approval once. It stays.`
  return null
}

async function remove({ tx, record }: Unit, rows: readonly SubmissionRow[], reason: string): Promise<void> {
  if (rows.length === 0) return
  await deleteRows(
    tx,
    rows.map(({ id }) => id),
  )
  for (const row of rows) {
    record({
      action: 'deleted',
      entityType: 'submission',
      entityId: row.id,
      changeReason: reason,
      changesData: toldOf(row.document, row, { from: row.status }),
    })
  }
}
