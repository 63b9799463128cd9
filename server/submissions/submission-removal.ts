import type { Submission } from '#core/contract/submissions.ts'
import type { Removal, Removed } from '#server/imports/import-kind.ts'
import { notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { auditDetailsOf } from './submission-audit-details.ts'
import { nameOf, whyKept } from './submission-kept.ts'
import { presentSubmission } from './submission-presenter.ts'
import { lockSubmission, lockSubmissions, type SubmissionRow } from './submission-queries.ts'
import { deleteRows } from './submission-removal-queries.ts'

/** Deletes a draft that was never exported, with the reason. Its revisions and audit entries are kept. */
export async function deleteSubmission(
  hub: Hub,
  actor: Actor,
  id: number,
  reason: string,
): Promise<Submission> {
  return inTransaction(hub, actor, async (unit) => {
    const row = await lockSubmission(unit.tx, id)
    if (!row) throw notFound('Submission not found')
    const why = whyKept(row, actor)
    if (why !== null) throw new Refusal('invalid_transition', why)
    await remove(unit, [row], reason)
    return presentSubmission(hub, row, actor)
  })
}

/** Undoes an import, or a copying: deletes the drafts that are unchanged since. */
export async function removeSubmissions(
  unit: Unit,
  actor: Actor,
  { ids, reason, since = 'the import' }: Removal & { readonly since?: string },
): Promise<Removed> {
  const rows = await lockSubmissions(unit.tx, ids)
  const found = new Map(rows.map((row) => [row.id, row]))
  const removed = new Map<number, string | null>()
  const gone: SubmissionRow[] = []
  for (const id of ids) {
    const row = found.get(id)
    const why = row
      ? row.revision > 1
        ? `${nameOf(row)} was changed since ${since}`
        : whyKept(row, actor)
      : 'The submission has been deleted in the meantime'
    if (row && why === null) gone.push(row)
    removed.set(id, why)
  }
  await remove(unit, gone, reason)
  return removed
}

/** The submissions `removeSubmissions` would delete, locked until then. */
export async function removable(unit: Unit, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const rows = await lockSubmissions(unit.tx, ids)
  return rows.filter((row) => row.revision === 1 && whyKept(row, actor) === null).map(({ id }) => id)
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
      changesData: auditDetailsOf(row.document, row, { from: row.status }),
    })
  }
}
