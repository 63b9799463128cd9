import { intelligenceApi } from '#core/contract/intelligence.ts'
import { countOfList, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { updateListFor } from './update-list.ts'

/** Updates of markets the hub has devices in, which this person has not read. */
export const intelligenceWork: WorkSource = async (hub, viewer) => {
  const question = { own: 'true', unread: 'true' }
  const updateList = await updateListFor(hub, { fields: [] })
  const count = await countOfList({ hub, viewer }, updateList, intelligenceApi.updates, question)
  const list = listAddress(intelligenceApi.updates, question)
  return count === 0 ? [] : [{ kind: 'news', country: null, count, list, due: null }]
}

/** Important updates that affect devices, and that nobody has begun to assess: for whoever may begin. */
export const unassessedWork: WorkSource = async (hub, viewer) => {
  if (!viewer.permissions.includes('edit-submissions')) return []
  const question = { priority: ['high'], affects: 'true', unassessed: 'true' }
  const updateList = await updateListFor(hub, { affects: 'true' })
  const count = await countOfList({ hub, viewer }, updateList, intelligenceApi.updates, question)
  const list = listAddress(intelligenceApi.updates, question)
  return count === 0 ? [] : [{ kind: 'updates-unassessed', country: null, count, list, due: null }]
}
