import { actorsApi } from '#core/contract/actors.ts'
import { countOfList, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { operatorList } from './operator-list-queries.ts'

/** Operators that submissions still name by a former SRN, or with a former authorised representative. */
export const operatorWork: WorkSource = async (hub, viewer) => {
  const may = viewer.permissions
  if (!may.includes('manage-actors') || !may.includes('edit-submissions')) return []
  const question = { namedFormerly: 'true' }
  const count = await countOfList({ hub, viewer }, operatorList, actorsApi.list, question)
  const list = listAddress(actorsApi.list, question)
  return count === 0 ? [] : [{ kind: 'former-codes', country: null, count, list, due: null }]
}
