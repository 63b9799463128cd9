import type { ChangeRequest, Sending, WithPendingChange } from '#core/contract/master-commands.ts'
import type { MasterRecord } from '#core/contract/master-di.ts'
import type { ChangeIntent } from '#core/contract/pending-changes.ts'
import type { Issue } from '#core/contract/problem.ts'
import { changesBetween } from '#core/dictionary/document.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { dueDateIssue } from '#core/lifecycle/due-date.ts'
import { allows, type MasterCommand } from '#core/lifecycle/master-status.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { presentChange } from '#server/requests/request-presenter.ts'
import {
  type ChangeRow,
  changeAddress,
  findPending,
  insertChange,
  isApprover,
  notify,
} from '#server/requests/request-store.ts'
import { deleteVersion, lockDevice, requireRecord } from './master-di-life.ts'
import { presentMaster } from './master-di-presenter.ts'
import { findMaster, type MasterRow } from './master-di-queries.ts'
import { setStatus } from './master-di-writes.ts'

/** The commands of a record's life that a person gives (decision D5); decisions on them stand beside. */

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
    refuseState('delete', locked.row)
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
    const issues: Issue[] = []
    const due = dueDateIssue(sending.dueDate ?? null, unit.now)
    if (!sending.assignedUserId) issues.push({ path: 'assignedUserId', message: 'Choose who decides' })
    if (!sending.dueDate) issues.push({ path: 'dueDate', message: 'Set a due date for the approval' })
    else if (due) issues.push({ path: 'dueDate', message: due })
    issues.push(...(await assigneeIssues(unit, actor, 'assignedUserId', sending.assignedUserId ?? null)))
    if (issues.length > 0) throw invalid(issues)
    const { row } = await lockDevice(unit.tx, id)
    refuseState('sendForApproval', row)
    const parent = row.parent_id === null ? undefined : await findMaster(unit.tx, row.parent_id)
    const change = await ask(unit, actor, row, {
      intent: 'release',
      changeReason: row.change_reason,
      requestNotes: sending.approvalNotes?.trim() || null,
      assignedTo: sending.assignedUserId ?? null,
      dueDate: sending.dueDate ?? null,
      proposedChanges: changesBetween(masterFields, parent?.document ?? {}, row.document),
    })
    await setStatus(unit.tx, row.id, 'pending-approval', { now: unit.now, actorId: actor.id })
    return answer(unit, actor, row, change)
  })
}

export async function requestChange(
  hub: Hub,
  actor: Actor,
  id: number,
  intent: Exclude<ChangeIntent, 'release'>,
  request: ChangeRequest,
): Promise<WithPendingChange> {
  return inTransaction(hub, actor, async (unit) => {
    const reason = request.changeReason?.trim() ?? ''
    const issues: Issue[] = []
    const due = request.dueDate ? dueDateIssue(request.dueDate, unit.now) : undefined
    if (!reason) issues.push({ path: 'changeReason', message: 'Please provide a reason for the request.' })
    if (due) issues.push({ path: 'dueDate', message: due })
    issues.push(...(await assigneeIssues(unit, actor, 'assignedTo', request.assignedTo ?? null)))
    if (issues.length > 0) throw invalid(issues)
    const { row } = await lockDevice(unit.tx, id)
    refuseState(intent === 'delete' ? 'requestDelete' : 'requestUpdate', row)
    await refusePending(unit, row, intent)
    const change = await ask(unit, actor, row, {
      intent,
      changeReason: reason,
      requestNotes: null,
      assignedTo: request.assignedTo ?? null,
      dueDate: request.dueDate ?? null,
      proposedChanges: [],
    })
    return answer(unit, actor, row, change)
  })
}

/** Sent already is a second request of the same kind; whatever else the table does not allow is no transition (D5). */
function refuseState(command: MasterCommand, row: MasterRow): void {
  if (allows(command, row.status)) return
  if (row.status === 'pending-approval') {
    const type = command === 'sendForApproval' ? 'pending_approval' : 'invalid_transition'
    throw new Refusal(type, 'This version is pending approval. It has to be decided first.')
  }
  throw new Refusal('invalid_transition', `This is not possible for a record that is ${row.status}`)
}

/** One request of a kind at a time; beside a request to delete, nothing else begins. */
async function refusePending(unit: Unit, row: MasterRow, intent: ChangeIntent): Promise<void> {
  const pending = await findPending(unit.tx, row.id)
  if (pending.some((change) => change.intent === intent || change.intent === 'delete')) {
    throw new Refusal('pending_approval', 'A request about this record is waiting for a decision already.')
  }
  if (intent === 'delete' && row.open_version !== null) {
    throw new Refusal(
      'invalid_transition',
      `The device has the open version ${row.open_version.versionNumber}. Finish or delete it first.`,
    )
  }
}

/** The assignee is on the approver list, and not the one who asks unless that is an administrator (D6). */
async function assigneeIssues(
  { tx }: Unit,
  actor: Actor,
  path: string,
  userId: number | null,
): Promise<Issue[]> {
  if (userId === null) return []
  if (userId === actor.id && !actor.roles.includes('admin')) {
    return [{ path, message: 'Choose somebody else: who asks does not decide' }]
  }
  return (await isApprover(tx, userId))
    ? []
    : [{ path, message: 'This person cannot approve. Choose one of the approvers.' }]
}

type Asked = Pick<
  Parameters<typeof insertChange>[1],
  'intent' | 'changeReason' | 'requestNotes' | 'assignedTo' | 'dueDate' | 'proposedChanges'
>

const actionOf = {
  release: 'sent_for_approval',
  'open-version': 'update_requested',
  delete: 'delete_requested',
} as const

async function ask(unit: Unit, actor: Actor, row: MasterRow, asked: Asked): Promise<ChangeRow> {
  const change = await insertChange(unit, {
    ...asked,
    masterDiId: row.id,
    deviceNumber: row.device_number,
    deviceName: row.device_name,
    versionNumber: row.version_number,
    currentData: row.document,
    requestedBy: actor.id,
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
      assignedToName: change.assigned_to_name,
    },
  })
  if (asked.assignedTo !== null && asked.assignedTo !== actor.id) {
    await notify(unit, {
      userId: asked.assignedTo,
      title: 'Decision needed',
      body: `${actor.name} asks you to decide on ${row.device_name}, version ${row.version_number}`,
      link: changeAddress(change.id),
    })
  }
  return change
}

async function answer(
  unit: Unit,
  actor: Actor,
  row: MasterRow,
  change: ChangeRow,
): Promise<WithPendingChange> {
  const after = await requireRecord(unit.tx, row.id)
  return { ...presentMaster(after, actor), pendingChange: presentChange(change, actor) }
}
