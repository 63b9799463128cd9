import type { ApprovalRequest, Reassignment } from '#core/contract/requests.ts'
import { invalid, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { notify } from '#server/platform/notices.ts'
import { issuesOfWish, nameOf } from './asking.ts'
import { mayReassign, presentRequest, refusalToDecide } from './request-presenter.ts'
import {
  findActor,
  findRequest,
  lockRequest,
  type RequestRow,
  reassignRequest,
  requestAddress,
} from './request-queries.ts'

/** Gives the decision to another approver, with a word to her; both of them and the trail are told. */
export async function reassign(
  hub: Hub,
  actor: Actor,
  { id }: Pick<RequestRow, 'id'>,
  { assignedTo, dueDate, notes }: Reassignment,
): Promise<ApprovalRequest> {
  return inTransaction(hub, actor, async (unit) => {
    const current = await lockRequest(unit.tx, id)
    if (!current || !mayReassign(current, actor)) {
      throw new Refusal(
        'forbidden',
        'Only the requester, the assigned person or an approver can reassign a decision',
      )
    }
    const issues = await issuesOfWish(unit, actor, {
      assignee: { path: 'assignedTo', id: assignedTo || null, missing: 'Choose who decides' },
      due: { path: 'dueDate', date: dueDate ?? null },
    })
    if (issues.length === 0 && assignedTo) issues.push(...(await unfitFor(unit, actor, current, assignedTo)))
    if (issues.length > 0 || !assignedTo) throw invalid(issues)
    if (current.status !== 'pending') {
      throw new Refusal('invalid_transition', `This request has already been ${current.status}`)
    }
    const due = dueDate === undefined ? current.due_date : dueDate
    await reassignRequest(unit.tx, id, { assignedTo, dueDate: due })
    const after = await findRequest(unit.tx, id)
    if (!after) throw new Error('The request just reassigned cannot be read')
    tellTrail(unit, after, notes?.trim() || null)
    await tellPeople(unit, actor, current, after, notes?.trim())
    return presentRequest(after, actor)
  })
}

/** She would be refused as she decides. */
async function unfitFor(unit: Unit, actor: Actor, request: RequestRow, userId: number) {
  if (userId === request.assigned_to) {
    return [{ path: 'assignedTo', message: 'The decision is with this person already' }]
  }
  const assignee = await findActor(unit.tx, userId, actor.rules)
  const refusal = assignee && refusalToDecide(request, assignee)
  return refusal ? [{ path: 'assignedTo', message: 'This person asked for it or wrote part of it' }] : []
}

function tellTrail(unit: Unit, request: RequestRow, notes: string | null): void {
  unit.record({
    action: 'reassigned',
    entityType: request.entity_type,
    entityId: request.entity_id,
    changeReason: request.change_reason,
    changesData: {
      deviceName: request.entity_name,
      deviceNumber: request.device_number,
      versionNumber: request.version_number,
      dueDate: request.due_date,
      assignedToName: request.assigned_to_name,
      actionNotes: notes,
    },
  })
}

async function tellPeople(
  unit: Unit,
  actor: Actor,
  before: RequestRow,
  after: RequestRow,
  notes: string | undefined,
): Promise<void> {
  const link = requestAddress(after.id)
  const said = notes ? `: ${notes}` : ''
  if (after.assigned_to !== null && after.assigned_to !== actor.id) {
    const body = `${actor.name} asks you to decide on ${nameOf(after)}${said}`
    await notify(unit, { userId: after.assigned_to, title: 'Decision needed', body, link })
  }
  if (before.assigned_to !== null && before.assigned_to !== actor.id) {
    const body = `${actor.name} gave the decision on ${nameOf(after)} to ${after.assigned_to_name}${said}`
    await notify(unit, { userId: before.assigned_to, title: 'Decision reassigned', body, link })
  }
}
