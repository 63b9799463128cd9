import { dayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'

/** What the status means that a register told of a certificate, the same for every screen (decision D148). */

export interface LostCertificate {
  /** As people read it: Withdrawn. */
  readonly status: string
  /** The day on which a reading told it first. */
  readonly readOn: string
  /** For good. */
  readonly ended: boolean
  /** What told it: EUDAMED. */
  readonly register: string
}

interface Told {
  readonly market: string
  readonly status: string | null
  readonly statusReadAt: Date
}

/** Of a certificate that was withdrawn, cancelled or suspended; null of every other one. */
export function lostOf(
  { marketOf }: Pick<Hub, 'marketOf'>,
  { market, status, statusReadAt }: Told,
): LostCertificate | null {
  const { register, exchange } = marketOf(market) ?? {}
  if (!register || status === null) return null
  const { ended, suspended, statuses } = register.certificates
  if (![...ended, ...suspended].includes(status)) return null
  return {
    status: statuses.find(({ code }) => code === status)?.label ?? status,
    readOn: dayOf(statusReadAt),
    ended: ended.includes(status),
    register: exchange?.register ?? market,
  }
}
