import { certificatesApi } from '#core/contract/certificates.ts'
import { countOfList, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { certificateList } from './certificate-list-queries.ts'

const running = ['expired', 'within-30-days', 'within-90-days', 'within-180-days'] as const

/** Certificates that run out and whose renewal nobody has begun, and those of which submissions say something else. */
export const registerCertificateWork: WorkSource = async (hub, viewer) => {
  if (!viewer.permissions.includes('edit-submissions')) return []
  const list = certificateList(hub)
  const asked = [
    ...running.map((validity) => ({
      kind: `register-certificates-${validity}` as const,
      question: { validity, renewal: 'none' },
    })),
    { kind: 'register-certificates-differ' as const, question: { comparison: 'different' } },
  ]
  const lines = await Promise.all(
    asked.map(async ({ kind, question }) => ({
      kind,
      country: null,
      count: await countOfList({ hub, viewer }, list, certificatesApi.list, question),
      list: listAddress(certificatesApi.list, question),
      due: null,
    })),
  )
  return lines.filter(({ count }) => count > 0)
}
