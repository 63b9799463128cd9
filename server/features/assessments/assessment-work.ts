import { assessmentsApi } from '#core/contract/assessments.ts'
import type { WorkLine } from '#core/contract/my-work.ts'
import { daysUntil } from '#core/lifecycle/expiry.ts'
import { mayHandOver } from '#server/accounts/left-people-queries.ts'
import { countOfList, type ListQuestion, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { todayOf } from '#server/platform/day.ts'
import { assessmentList } from './assessment-list-queries.ts'
import { firstDueOf } from './assessment-queries.ts'

const questions: readonly { kind: 'assessments-overdue' | 'assessments'; question: ListQuestion }[] = [
  { kind: 'assessments-overdue', question: { mine: 'true', due: 'overdue' } },
  { kind: 'assessments', question: { mine: 'true', state: ['open', 'in-progress'] } },
]

/** Impact assessments assigned to this person, and those of them that are overdue. */
export const assessmentWork: WorkSource = async (hub, viewer) => {
  const list = assessmentList(hub)
  const lines: WorkLine[] = []
  for (const { kind, question } of questions) {
    const count = await countOfList({ hub, viewer }, list, assessmentsApi.list, question)
    if (count === 0) continue
    const day = await firstDueOf(hub.db, viewer.id)
    const due = day === null ? null : { day, daysLeft: daysUntil(day, todayOf(hub)), scope: null }
    lines.push({ kind, country: null, count, list: listAddress(assessmentsApi.list, question), due })
  }
  const left = { left: 'true' }
  const count = mayHandOver(viewer) ? await countOfList({ hub, viewer }, list, assessmentsApi.list, left) : 0
  if (count === 0) return lines
  const address = listAddress(assessmentsApi.list, left)
  return [...lines, { kind: 'left-assessments' as const, country: null, count, list: address, due: null }]
}
