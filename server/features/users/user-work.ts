import { usersApi } from '#core/contract/users.ts'
import { countOfList, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { userList } from './user-queries.ts'

/** People who registered and wait to be let in. */
export const userWork: WorkSource = async (hub, viewer) => {
  if (!viewer.permissions.includes('manage-users')) return []
  const question = { status: 'waiting' }
  const count = await countOfList({ hub, viewer }, userList, usersApi.list, question)
  const list = listAddress(usersApi.list, question)
  return count === 0 ? [] : [{ kind: 'admit', country: null, count, list, due: null }]
}
