import { todayOf } from '#server/platform/day.ts'
import { type Hub, inTransaction, type Unit } from '#server/platform/hub.ts'
import { notify } from '#server/platform/notices.ts'
import { nameOf } from './asking.ts'
import { dueRequests, noteDueTold, type RequestRow, requestAddress } from './request-queries.ts'

/** Tells who decides, once on the day a decision is due and once when it is overdue, and then who asked as well. */
export async function tellDue(hub: Hub): Promise<void> {
  const today = todayOf(hub)
  for (const { id } of await dueRequests(hub.db, today)) {
    await inTransaction(hub, null, async (unit) => {
      const [request] = await dueRequests(unit.tx, today, id)
      // Decided, or told by another server, meanwhile.
      if (!request) return
      const told = request.due_date !== null && request.due_date < today ? 'overdue' : 'due'
      await noteDueTold(unit.tx, id, told)
      await tell(unit, request, told)
    })
  }
}

async function tell(unit: Unit, request: RequestRow, told: 'due' | 'overdue'): Promise<void> {
  const link = requestAddress(request.id)
  const when = told === 'due' ? 'is due today' : `was due on ${request.due_date}`
  const title = told === 'due' ? 'Decision due' : 'Decision overdue'
  const people = told === 'due' ? [request.assigned_to] : [request.assigned_to, request.requested_by]
  const body = `The decision on ${nameOf(request)} ${when}`
  for (const userId of new Set(people)) {
    if (userId !== null) await notify(unit, { userId, title, body, link })
  }
}
