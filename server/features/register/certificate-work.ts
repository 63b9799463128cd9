import { certificatesApi } from '#core/contract/certificates.ts'
import type { WorkKind } from '#core/contract/my-work.ts'
import type { Condition } from '#server/lists/list.ts'
import { countOfList, type ListQuestion, listAddress, type WorkSource } from '#server/lists/list-work.ts'
import { todayOf } from '#server/platform/day.ts'
import { isLostToDevices, isStatedThoughReplaced } from '#server/renewals/certificate-reliance-queries.ts'
import { certificateList } from './certificate-list-queries.ts'
import { certificateNumbers } from './certificate-queries.ts'

const running = ['expired', 'within-30-days', 'within-90-days', 'within-180-days'] as const

/** So many are named in the line itself. */
const mostNamed = 3

interface Asked {
  readonly kind: WorkKind
  readonly question: ListQuestion
  /** Of which certificates people are told by name. */
  readonly named?: (today: string) => Condition
}

const asked: readonly Asked[] = [
  { kind: 'register-certificates-lost', question: { lost: 'true' }, named: isLostToDevices },
  { kind: 'register-certificates-replaced', question: { replaced: 'true' }, named: isStatedThoughReplaced },
  ...running.map((validity) => ({
    kind: `register-certificates-${validity}` as const,
    question: { validity, renewal: 'none', counted: 'true' },
  })),
  { kind: 'register-certificates-differ', question: { comparison: 'different', counted: 'true' } },
]

/**
 * Certificates that were lost or replaced while devices rely on them, those that run out and whose renewal nobody has
 * begun, and those of which submissions say something else.
 */
export const registerCertificateWork: WorkSource = async (hub, viewer) => {
  if (!viewer.permissions.includes('edit-submissions')) return []
  const list = certificateList(hub)
  const today = todayOf(hub)
  const lines = await Promise.all(
    asked.map(async ({ kind, question, named }) => {
      const count = await countOfList({ hub, viewer }, list, certificatesApi.list, question)
      const names = named && count > 0 ? await certificateNumbers(hub.db, named(today), mostNamed) : undefined
      const address = listAddress(certificatesApi.list, question)
      return { kind, country: null, count, ...(names && { names }), list: address, due: null }
    }),
  )
  return lines.filter(({ count }) => count > 0)
}
