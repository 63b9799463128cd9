import type { ApprovalRequest, Approver } from '#core/contract/requests.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { nameOf } from '#server/requests/asking.ts'
import type { Decider } from '#server/requests/decider.ts'
import { mayDecide, presentRequest } from '#server/requests/request-presenter.ts'
import {
  findRequest,
  listApprovers,
  lockRequest,
  notify,
  type RequestRow,
  requestAddress,
  resolveRequest,
} from '#server/requests/request-store.ts'
import { countByStatus } from './request-queries.ts'

export const countRequests = (hub: Hub, actor: Actor) => countByStatus(hub.db, actor.id)

export async function loadRequest(hub: Hub, id: number): Promise<RequestRow> {
  const row = await findRequest(hub.db, id)
  if (!row) throw notFound('There is no such change request')
  return row
}

export async function approversOf(hub: Hub): Promise<Approver[]> {
  const rows = await listApprovers(hub.db)
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
  }))
}

/** Decides, does what follows from it, and tells the one who asked: all of it or nothing. */
export async function decide(
  hub: Hub,
  actor: Actor,
  request: RequestRow,
  deciders: readonly Decider[],
  verdict: { readonly kind: 'approve' | 'reject'; readonly notes: string | null },
): Promise<ApprovalRequest> {
  refusePerson(request, actor)
  if (verdict.kind === 'reject' && verdict.notes === null) {
    throw invalid([{ path: 'rejectionNotes', message: 'Say why it is rejected' }])
  }
  const decider = deciders.find(({ entityType }) => entityType === request.entity_type)
  if (!decider) throw new Error(`Nobody decides on ${request.entity_type}`)
  return inTransaction(hub, actor, async (unit) => {
    await decider.lock(unit, request)
    const current = await lockRequest(unit.tx, request.id)
    if (current?.status !== 'pending') {
      throw new Refusal('invalid_transition', `This was ${current?.status ?? 'decided'} already`)
    }
    const decision = { notes: verdict.notes, selfApproved: current.requested_by === actor.id }
    await decider[verdict.kind](unit, actor, current, decision)
    await resolveRequest(unit, request.id, {
      status: verdict.kind === 'approve' ? 'approved' : 'rejected',
      by: actor.id,
      ...(verdict.kind === 'approve' ? { approvalNotes: verdict.notes } : { rejectionNotes: verdict.notes }),
    })
    if (!decision.selfApproved) await tellRequester(unit, actor, current, verdict)
    const decided = await findRequest(unit.tx, request.id)
    if (!decided) throw new Error('The request just decided cannot be read')
    return presentRequest(decided, actor)
  })
}

function refusePerson(request: RequestRow, actor: Actor): void {
  if (mayDecide(request, actor)) return
  const own = request.requested_by === actor.id
  throw new Refusal(
    'forbidden',
    own
      ? 'You asked for this yourself. Somebody else decides on it.'
      : 'This needs the permission approve-submissions, or to be assigned to you',
  )
}

async function tellRequester(
  unit: Unit,
  actor: Actor,
  request: RequestRow,
  verdict: { readonly kind: 'approve' | 'reject'; readonly notes: string | null },
): Promise<void> {
  const word = verdict.kind === 'approve' ? 'approved' : 'rejected'
  await notify(unit, {
    userId: request.requested_by,
    title: verdict.kind === 'approve' ? 'Change approved' : 'Change rejected',
    body: `${actor.name} ${word} ${nameOf(request)}${verdict.notes ? `: ${verdict.notes}` : ''}`,
    link: requestAddress(request.id),
  })
}
