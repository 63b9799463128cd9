import type { Approver, PendingChange } from '#core/contract/pending-changes.ts'
import { invalid, notFound, Refusal } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import type { Decider } from '#server/requests/decider.ts'
import { mayDecide, presentChange } from '#server/requests/request-presenter.ts'
import {
  type ChangeRow,
  changeAddress,
  findChange,
  listApprovers,
  lockChange,
  notify,
  resolveChange,
} from '#server/requests/request-store.ts'
import { countByStatus } from './approval-queries.ts'

/** By what is decided on. */
export type Deciders = Readonly<Record<ChangeRow['entity_type'], Decider | undefined>>

export const countPending = (hub: Hub, actor: Actor) => countByStatus(hub.db, actor.id)

export async function loadChange(hub: Hub, id: number): Promise<ChangeRow> {
  const row = await findChange(hub.db, id)
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
  change: ChangeRow,
  deciders: Deciders,
  verdict: { readonly kind: 'approve' | 'reject'; readonly notes: string | null },
): Promise<PendingChange> {
  refusePerson(change, actor)
  if (verdict.kind === 'reject' && verdict.notes === null) {
    throw invalid([{ path: 'rejectionNotes', message: 'Say why it is rejected' }])
  }
  const decider = deciders[change.entity_type]
  if (!decider) throw new Error(`Nobody decides on ${change.entity_type}`)
  return inTransaction(hub, actor, async (unit) => {
    await decider.lock(unit, change)
    const current = await lockChange(unit.tx, change.id)
    if (current?.status !== 'pending') {
      throw new Refusal('invalid_transition', `This was ${current?.status ?? 'decided'} already`)
    }
    const decision = { notes: verdict.notes, selfApproved: current.requested_by === actor.id }
    await decider[verdict.kind](unit, actor, current, decision)
    await resolveChange(unit, change.id, {
      status: verdict.kind === 'approve' ? 'approved' : 'rejected',
      by: actor.id,
      ...(verdict.kind === 'approve' ? { approvalNotes: verdict.notes } : { rejectionNotes: verdict.notes }),
    })
    if (!decision.selfApproved) await tellRequester(unit, actor, current, verdict)
    const decided = await findChange(unit.tx, change.id)
    if (!decided) throw new Error('The change just decided cannot be read')
    return presentChange(decided, actor)
  })
}

function refusePerson(change: ChangeRow, actor: Actor): void {
  if (mayDecide(change, actor)) return
  const own = change.requested_by === actor.id
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
  change: ChangeRow,
  verdict: { readonly kind: 'approve' | 'reject'; readonly notes: string | null },
): Promise<void> {
  const word = verdict.kind === 'approve' ? 'approved' : 'rejected'
  const device = `${change.current_data.deviceName ?? change.device_number}, version ${change.version_number}`
  await notify(unit, {
    userId: change.requested_by,
    title: verdict.kind === 'approve' ? 'Change approved' : 'Change rejected',
    body: `${actor.name} ${word} ${device}${verdict.notes ? `: ${verdict.notes}` : ''}`,
    link: changeAddress(change.id),
  })
}
