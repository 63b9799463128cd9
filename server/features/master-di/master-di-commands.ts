import type { RequestInput, Sending, WithPendingChange } from '#core/contract/master-commands.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { RequestIntent } from '#core/contract/requests.ts'
import { changesBetween } from '#core/dictionary/document.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { allows, type MasterCommand } from '#core/lifecycle/master-status.ts'
import { askForApproval, issuesOfWish } from '#server/approval/asking.ts'
import { presentRequest } from '#server/approval/request-presenter.ts'
import { findPendingRequests, type NewRequest, type RequestRow } from '#server/approval/request-queries.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { aboutRecord, deleteVersion, lockDevice, requireRecord } from './master-di-life.ts'
import { presentMaster, wasSent } from './master-di-presenter.ts'
import { findMaster, type MasterRow } from './master-di-queries.ts'
import { setStatus } from './master-di-writes.ts'

/** User commands in the life of a record (decision D5); see master-di-decisions.ts for the decisions on them. */

export async function deleteRecord(
  hub: Hub,
  actor: Actor,
  id: number,
  given: string | null | undefined,
): Promise<MasterRecord> {
  const reason = given?.trim()
  if (!reason) throw invalid([{ path: 'reason', message: 'Please provide a reason for deletion.' }])
  return inTransaction(hub, actor, async (unit) => {
    const locked = await lockDevice(unit.tx, id)
    refuseState('delete', locked.row, actor)
    await deleteVersion(unit, actor, locked, reason)
    return presentMaster(await requireRecord(unit.tx, id), actor)
  })
}

export async function sendForApproval(
  hub: Hub,
  actor: Actor,
  id: number,
  sending: Sending,
): Promise<WithPendingChange> {
  return inTransaction(hub, actor, async (unit) => {
    const { assignedUserId, dueDate } = sending
    const issues = await issuesOfWish(unit, actor, {
      assignee: { path: 'assignedUserId', id: assignedUserId || null, missing: 'Choose who decides' },
      due: { path: 'dueDate', date: dueDate || null, missing: 'Set a due date for the approval' },
    })
    if (issues.length > 0) throw invalid(issues)
    const { row } = await lockDevice(unit.tx, id)
    refuseState('sendForApproval', row, actor)
    const parent = row.parent_id === null ? undefined : await findMaster(unit.tx, row.parent_id)
    const request = await ask(unit, actor, row, {
      intent: 'release',
      changeReason: row.change_reason,
      requestNotes: sending.approvalNotes?.trim() || null,
      assignedTo: sending.assignedUserId ?? null,
      dueDate: sending.dueDate ?? null,
      proposedChanges: changesBetween(masterFields, parent?.document ?? {}, row.document),
    })
    await setStatus(unit.tx, row.id, 'pending-approval', { now: unit.now, actorId: actor.id })
    return answer(unit, actor, row, request)
  })
}

export async function requestChange(
  hub: Hub,
  actor: Actor,
  id: number,
  intent: Exclude<RequestIntent, 'release'>,
  given: RequestInput,
): Promise<WithPendingChange> {
  return inTransaction(hub, actor, async (unit) => {
    const reason = given.changeReason?.trim() ?? ''
    const issues = await issuesOfWish(unit, actor, {
      assignee: { path: 'assignedTo', id: given.assignedTo ?? null },
      due: { path: 'dueDate', date: given.dueDate || null },
    })
    if (!reason) issues.unshift({ path: 'changeReason', message: 'Please provide a reason for the request.' })
    if (issues.length > 0) throw invalid(issues)
    const { row } = await lockDevice(unit.tx, id)
    refuseState(intent === 'delete' ? 'requestDelete' : 'requestUpdate', row, actor)
    await refusePending(unit, row, intent)
    const request = await ask(unit, actor, row, {
      intent,
      changeReason: reason,
      requestNotes: null,
      assignedTo: given.assignedTo ?? null,
      dueDate: given.dueDate ?? null,
      proposedChanges: [],
    })
    return answer(unit, actor, row, request)
  })
}

/** Sent already is a second request of the same kind; whatever else the table does not allow is no transition (D5). */
function refuseState(command: MasterCommand, row: MasterRow, { rules }: Actor): void {
  const unsent = command === 'requestDelete' && row.status === 'draft' && row.release === 'none'
  if (unsent && rules.controlled) {
    throw new Refusal(
      'invalid_transition',
      'This draft was never sent for approval. Delete it directly, with a reason.',
    )
  }
  if (allows(command, row.status, rules) && !(command === 'delete' && wasSent(row, rules))) return
  if (row.status === 'pending-approval') {
    const type = command === 'sendForApproval' ? 'pending_approval' : 'invalid_transition'
    throw new Refusal(type, 'This version is pending approval. A decision on it has to be made first.')
  }
  if (command === 'delete' && rules.controlled) {
    throw new Refusal(
      'invalid_transition',
      'Only a draft that was never sent for approval can be deleted directly. Request its deletion instead.',
    )
  }
  throw new Refusal('invalid_transition', `This is not possible for a record that is ${row.status}`)
}

/** One request of a kind at a time; beside a request to delete, nothing else begins. */
async function refusePending(unit: Unit, row: MasterRow, intent: RequestIntent): Promise<void> {
  const pending = await findPendingRequests(unit.tx, aboutRecord(row.id))
  if (pending.some((request) => request.intent === intent || request.intent === 'delete')) {
    throw new Refusal('pending_approval', 'There is already a pending request for this record.')
  }
  if (intent === 'delete' && row.open_version !== null && row.open_version.id !== row.id) {
    throw new Refusal(
      'invalid_transition',
      `There is already a draft version ${row.open_version.versionNumber} of this device. Finish or delete it first.`,
    )
  }
}

type Asked = Pick<
  NewRequest,
  'intent' | 'changeReason' | 'requestNotes' | 'assignedTo' | 'dueDate' | 'proposedChanges'
>

const actionOf = {
  release: 'sent_for_approval',
  'open-version': 'update_requested',
  delete: 'delete_requested',
} as const

async function ask(unit: Unit, actor: Actor, row: MasterRow, asked: Asked): Promise<RequestRow> {
  const request = await askForApproval(unit, actor, {
    ...asked,
    ...aboutRecord(row.id),
    entityName: row.device_name,
    deviceNumber: row.device_number,
    versionNumber: row.version_number,
    currentData: row.document,
    dictionary: 'master',
  })
  unit.record({
    action: actionOf[asked.intent],
    entityType: 'master-di',
    entityId: row.id,
    changeReason: asked.changeReason,
    changesData: {
      deviceName: row.device_name,
      deviceNumber: row.device_number,
      versionNumber: row.version_number,
      previousStatus: row.status,
      newStatus: asked.intent === 'release' ? 'pending-approval' : row.status,
      dueDate: asked.dueDate,
      actionNotes: asked.requestNotes,
      assignedToName: request.assigned_to_name,
    },
  })
  return request
}

async function answer(
  unit: Unit,
  actor: Actor,
  row: MasterRow,
  request: RequestRow,
): Promise<WithPendingChange> {
  const after = await requireRecord(unit.tx, row.id)
  return { ...presentMaster(after, actor), pendingChange: presentRequest(request, actor) }
}
