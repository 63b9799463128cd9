import { certificationsApi } from '#core/contract/certifications.ts'
import { countOfList, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { certificationList } from './certification-list-queries.ts'

const running = ['expired', 'within-30-days', 'within-90-days'] as const

/** Certifications of operators that have expired or soon will, for whoever can renew them. */
export const certificationWork: WorkSource = async (hub, viewer) => {
  if (!viewer.permissions.includes('manage-actors')) return []
  const list = certificationList(hub)
  const lines = await Promise.all(
    running.map(async (validity) => ({
      kind: `certificates-${validity}` as const,
      country: null,
      count: await countOfList({ hub, viewer }, list, certificationsApi.list, { validity }),
      list: listAddress(certificationsApi.list, { validity }),
      due: null,
    })),
  )
  return lines.filter(({ count }) => count > 0)
}
