import { certificatesApi } from '#core/contract/certificates.ts'
import type { WorkKind } from '#core/contract/my-work.ts'
import { countOfList, type ListQuestion, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { certificateList, isLost } from './certificate-list-queries.ts'
import { certificateNumbers } from './certificate-queries.ts'

const running = ['expired', 'within-30-days', 'within-90-days', 'within-180-days'] as const

/** So many of what is lost are named in the line itself. */
const mostNamed = 3

/**
 * Certificates that were lost while devices rely on them, those that run out and whose renewal nobody has begun, and
 * those of which submissions say something else.
 */
export const registerCertificateWork: WorkSource = async (hub, viewer) => {
  if (!viewer.permissions.includes('edit-submissions')) return []
  const list = certificateList(hub)
  const asked: readonly { readonly kind: WorkKind; readonly question: ListQuestion }[] = [
    { kind: 'register-certificates-lost', question: { lost: 'true' } },
    ...running.map((validity) => ({
      kind: `register-certificates-${validity}` as const,
      question: { validity, renewal: 'none' },
    })),
    { kind: 'register-certificates-differ', question: { comparison: 'different' } },
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
  const found = lines.filter(({ count }) => count > 0)
  if (!found.some(({ kind }) => kind === 'register-certificates-lost')) return found
  const names = await certificateNumbers(hub.db, isLost(hub), mostNamed)
  return found.map((line) => (line.kind === 'register-certificates-lost' ? { ...line, names } : line))
}
