import { applyPatch, type FieldChange } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { stillToMake } from '#core/imports/other-values.ts'
import { allows, type MasterStatus } from '#core/lifecycle/master-status.ts'
import type { UpdateBatch, Verdict, Verdicts } from '#server/imports/import-kind.ts'
import type { Actor, Unit } from '#server/platform/hub.ts'
import { markedByEdit } from './master-di-life.ts'
import { lockRecords, pendingDeletions } from './master-di-queries.ts'
import { editOf, masterEntities } from './master-di-writes.ts'

/** Why a version takes no new values now; null where it does (decision D8). */
export function refusalToEdit(status: MasterStatus, isDoomed: boolean): string | null {
  if (!allows('edit', status)) return `A record that is ${status} cannot be edited`
  return isDoomed ? 'A request to delete this record is waiting for a decision' : null
}

type LockedRow = Awaited<ReturnType<typeof lockRecords>>[number]

/** Takes the values of rows over into drafts and active records, where nobody has changed them meanwhile. */
export async function updateRows(
  unit: Unit,
  actor: Actor,
  jobId: number,
  { rows, changeReason }: UpdateBatch,
): Promise<Verdicts> {
  const ids = rows.map(({ recordId }) => recordId)
  const records = new Map((await lockRecords(unit.tx, ids)).map((record) => [record.id, record]))
  const doomed = await pendingDeletions(unit.tx, ids)
  const verdicts = new Map<number, Verdict>()
  const changed: { record: LockedRow; document: AnyDocument }[] = []
  for (const { row, recordId, changes } of rows) {
    const record = records.get(recordId)
    const refusal = record
      ? refusalToEdit(record.status, doomed.has(recordId))
      : 'The record is not there any more'
    if (!record || refusal !== null) {
      verdicts.set(row, { errors: [{ field: null, message: refusal ?? '' }] })
      continue
    }
    const { left, overtaken } = stillToMake(record.document, changes)
    if (overtaken.length > 0) verdicts.set(row, { errors: overtaken.map(overtakenError) })
    else if (left.length === 0) verdicts.set(row, 'skipped')
    else {
      const patch = Object.fromEntries(left.map(({ field, to }) => [field, to]))
      changed.push({ record, document: applyPatch(record.document, patch) })
      verdicts.set(row, 'successful')
    }
  }
  const marked = await markedByEdit(
    unit.tx,
    changed.map(({ record }) => record),
  )
  const edits = changed.map(({ record, document }) => ({
    before: record,
    ...editOf(record, document, { changeReason, marked }),
  }))
  await masterEntities.change(unit, actor, edits, jobId)
  return verdicts
}

function overtakenError({ field }: FieldChange) {
  const { label } = masterFields[field as keyof typeof masterFields]
  return { field, message: `Somebody changed ${label} meanwhile. Send the file again to see its value now.` }
}
