import type { Approver } from '#core/contract/requests.ts'
import { findRequest, listApprovers, type RequestRow } from '#server/approval/request-queries.ts'
import { notFound } from '#server/platform/errors.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { countByStatus } from './request-list-queries.ts'

export const countRequests = (hub: Hub, actor: Actor) => countByStatus(hub.db, actor.id)

export async function loadRequest(hub: Hub, id: number): Promise<RequestRow> {
  const row = await findRequest(hub.db, id)
  if (!row) throw notFound('This change request does not exist')
  return row
}

export async function approversOf(hub: Hub, { rules }: Actor): Promise<Approver[]> {
  const rows = await listApprovers(hub.db, rules)
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
  }))
}
