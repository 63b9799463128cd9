import { intelligenceApi } from '#core/contract/intelligence.ts'
import { countOfList, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { updateList } from './intelligence-queries.ts'

/** Updates of markets the hub has devices in, which this person has not read. */
export const intelligenceWork: WorkSource = async (hub, viewer) => {
  const question = { own: 'true', unread: 'true' }
  const count = await countOfList({ hub, viewer }, updateList, intelligenceApi.updates, question)
  const list = listAddress(intelligenceApi.updates, question)
  return count === 0 ? [] : [{ kind: 'news', country: null, count, list, due: null }]
}
