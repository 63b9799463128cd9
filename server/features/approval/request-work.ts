import { requestsApi } from '#core/contract/requests.ts'
import { daysUntil } from '#core/lifecycle/expiry.ts'
import { mayHandOver } from '#server/accounts/left-people-queries.ts'
import { countOfList, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { todayOf } from '#server/platform/day.ts'
import { firstDueDate, requestList } from './request-list-queries.ts'

/** Requests that wait for this person's decision, and her own that were rejected or that nobody can decide on. */
export const requestWork: WorkSource = async (hub, viewer) => {
  const lines = await Promise.all([decisions(), mine('rework'), mine('reassign'), left(), leftRework()])
  return lines.filter(({ count }) => count > 0)

  async function decisions() {
    const question = { mine: 'to-decide' }
    const mayDecide = viewer.permissions.includes('approve-submissions')
    const count = mayDecide ? await countOfList({ hub, viewer }, requestList, requestsApi.list, question) : 0
    const day = count > 0 ? await firstDueDate(hub.db, viewer.id) : null
    const today = todayOf(hub)
    const due = day === null ? null : { day, daysLeft: daysUntil(day, today), scope: null }
    return {
      kind: 'decide',
      country: null,
      count,
      list: listAddress(requestsApi.list, question),
      due,
    } as const
  }

  /** Of people who have left, for whoever may give a decision to somebody else. */
  async function left() {
    const question = { mine: 'left' } as const
    const mayReassign = viewer.permissions.includes('approve-submissions')
    const count = mayReassign
      ? await countOfList({ hub, viewer }, requestList, requestsApi.list, question)
      : 0
    const list = listAddress(requestsApi.list, question)
    return { kind: 'left-requests', country: null, count, list, due: null } as const
  }

  /** They cannot be given to anybody: what was rejected is corrected, and asked for anew. */
  async function leftRework() {
    const question = { mine: 'left-to-rework' } as const
    const count = mayHandOver(viewer)
      ? await countOfList({ hub, viewer }, requestList, requestsApi.list, question)
      : 0
    const list = listAddress(requestsApi.list, question)
    return { kind: 'left-rework', country: null, count, list, due: null } as const
  }

  async function mine(kind: 'rework' | 'reassign') {
    const question = { mine: `to-${kind}` } as const
    const count = await countOfList({ hub, viewer }, requestList, requestsApi.list, question)
    return { kind, country: null, count, list: listAddress(requestsApi.list, question), due: null } as const
  }
}
