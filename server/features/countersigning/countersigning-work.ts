import { countersignaturesApi } from '#core/contract/countersignatures.ts'
import { countOfList, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { countersignatureList } from './countersignature-list-queries.ts'

/** What another person asked for and this administrator can sign. */
export const countersigningWork: WorkSource = async (hub, viewer) => {
  if (!viewer.roles.includes('admin') || viewer.byToken) return []
  const question = { mine: 'to-sign' }
  const count = await countOfList(
    { hub, viewer },
    countersignatureList(hub),
    countersignaturesApi.list,
    question,
  )
  const list = listAddress(countersignaturesApi.list, question)
  return count === 0 ? [] : [{ kind: 'countersign', country: null, count, list, due: null }]
}
