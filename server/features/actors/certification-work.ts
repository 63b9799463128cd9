import { certificationsApi } from '#core/contract/certifications.ts'
import { countOfList, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { certificationList } from './certification-list-queries.ts'

const running = ['expired', 'within-30-days', 'within-90-days'] as const

/** Certifications of operators that have expired or soon will, and whose renewal nobody has begun. */
export const certificationWork: WorkSource = async (hub, viewer) => {
  if (!viewer.permissions.includes('manage-actors')) return []
  const list = certificationList(hub)
  const lines = await Promise.all(
    running.map(async (validity) => ({
      kind: `certificates-${validity}` as const,
      country: null,
      count: await countOfList({ hub, viewer }, list, certificationsApi.list, { validity, renewal: 'none' }),
      list: listAddress(certificationsApi.list, { validity, renewal: 'none' }),
      due: null,
    })),
  )
  return lines.filter(({ count }) => count > 0)
}
