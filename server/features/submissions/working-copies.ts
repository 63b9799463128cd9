import type { WorkingCopy, WorkingCopyInput } from '#core/contract/working-copies.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { fieldsOf } from '#server/submissions/submission-fields.ts'
import type { SubmissionRow } from '#server/submissions/submission-queries.ts'
import {
  dropWorkingCopy,
  findWorkingCopy,
  storeWorkingCopy,
} from '#server/submissions/working-copy-queries.ts'

/*
 * What somebody is typing is hers alone: no version, no entry in the trail, seen by nobody else (decision D12). It may
 * be half right, so nothing of it is judged.
 */

const keyOf = (actor: Actor, { id }: Pick<SubmissionRow, 'id'>) => ({ userId: actor.id, submissionId: id })

export async function workingCopyOf(hub: Hub, actor: Actor, row: SubmissionRow): Promise<WorkingCopy> {
  const copy = await findWorkingCopy(hub.db, keyOf(actor, row))
  return {
    submissionId: row.id,
    revision: copy?.revision ?? null,
    values: copy?.typed ?? null,
    savedAt: copy?.saved_at.toISOString() ?? null,
  }
}

export async function keepWorkingCopy(
  hub: Hub,
  actor: Actor,
  row: SubmissionRow,
  { revision, values }: WorkingCopyInput,
): Promise<WorkingCopy> {
  const fields = fieldsOf(hub.marketOf(row.market))
  const known = Object.entries(values).filter(([id]) => Object.hasOwn(fields, id))
  if (known.length === 0) return forgetWorkingCopy(hub, actor, row)
  const typed = JSON.stringify(Object.fromEntries(known))
  await storeWorkingCopy(hub.db, keyOf(actor, row), { revision, typed, savedAt: hub.now() })
  return workingCopyOf(hub, actor, row)
}

export async function forgetWorkingCopy(hub: Hub, actor: Actor, row: SubmissionRow): Promise<WorkingCopy> {
  await dropWorkingCopy(hub.db, keyOf(actor, row))
  return { submissionId: row.id, revision: null, values: null, savedAt: null }
}
