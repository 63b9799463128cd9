import { rimApi } from '#core/contract/rim.ts'
import { mayHandOver } from '#server/accounts/left-people-queries.ts'
import { countOfList, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { rimSubmissionList } from './rim-list-queries.ts'

/** Projects of people who have left, for whoever may give them to others. */
export const projectWork: WorkSource = async (hub, viewer) => {
  if (!mayHandOver(viewer)) return []
  const question = { left: 'true' }
  const count = await countOfList({ hub, viewer }, rimSubmissionList(hub), rimApi.submissions, question)
  const list = listAddress(rimApi.submissions, question)
  return count === 0 ? [] : [{ kind: 'left-projects', country: null, count, list, due: null }]
}
