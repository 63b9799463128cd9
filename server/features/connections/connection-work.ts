import { exchangeApi } from '#core/contract/exchange-api.ts'
import type { WorkLine } from '#core/contract/my-work.ts'
import { exportedFileList } from '#server/exchange/file-list-queries.ts'
import { countOfList, listAddress, type WorkSource } from '#server/lists/list-work.ts'

const states = ['unknown', 'failed'] as const

/** Files whose sending failed, or of which nobody knows what became, for whoever can send them or enter the answer. */
export const connectionWork: WorkSource = async (hub, viewer) => {
  if (!viewer.permissions.includes('export-data')) return []
  const lines = await Promise.all(
    states.map(async (sending): Promise<WorkLine> => {
      const question = { sending }
      const count = await countOfList({ hub, viewer }, exportedFileList, exchangeApi.files, question)
      const list = listAddress(exchangeApi.files, question)
      return { kind: `sending-${sending}`, country: null, count, list, due: null }
    }),
  )
  return lines.filter(({ count }) => count > 0)
}
