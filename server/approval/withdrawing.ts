import type { Unit } from '#server/platform/hub.ts'
import { notify } from '#server/platform/notices.ts'
import { nameOf } from './asking.ts'
import { type Entity, pendingRequestsOf, requestAddress, resolveRequest } from './request-queries.ts'

interface Why {
  /** For the request and the trail: 'The record was deleted.' */
  readonly notes: string
  /** What the actor did, for who asked: 'deleted'. */
  readonly did: string
  /** The request whose decision brings this about. */
  readonly except?: number | undefined
  /** What the entity's status becomes with it, for the trail. */
  readonly change?: { readonly previousStatus: string; readonly newStatus: string }
}

/** A person of the hub, or what acts without one. */
export interface Withdrawing {
  readonly id: number | null
  readonly name: string
}

/** Requests about an entity that has nothing left to decide on; who asked is told. */
export async function withdrawRequests(
  unit: Unit,
  actor: Withdrawing,
  { entityType, entityId }: Entity,
  why: Why,
): Promise<void> {
  await withdrawRequestsOf(unit, actor, entityType, [entityId], why)
}

/** The same of several entities. */
export async function withdrawRequestsOf(
  unit: Unit,
  actor: Withdrawing,
  entityType: Entity['entityType'],
  entityIds: readonly number[],
  { notes, did, except, change }: Why,
): Promise<void> {
  for (const request of await pendingRequestsOf(unit.tx, entityType, entityIds)) {
    if (request.id === except) continue
    await resolveRequest(unit, request.id, { status: 'withdrawn', by: actor.id, rejectionNotes: notes })
    unit.record({
      action: 'request_withdrawn',
      entityType: request.entity_type,
      entityId: request.entity_id,
      changeReason: request.change_reason,
      changesData: {
        deviceName: request.entity_name,
        deviceNumber: request.device_number,
        versionNumber: request.version_number,
        actionNotes: notes,
        ...change,
      },
    })
    if (request.requested_by === actor.id) continue
    await notify(unit, {
      userId: request.requested_by,
      title: 'Request withdrawn',
      body: `${actor.name} ${did} ${nameOf(request)}`,
      link: requestAddress(request.id),
    })
  }
}
