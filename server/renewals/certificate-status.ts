import { markets } from '#core/code-lists/markets.ts'
import { dayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'

/** What the status means that a register told of a certificate, the same for every screen (decision D148). */

type Markets = Pick<Hub, 'marketOf'>

const ofRegister = ({ marketOf }: Markets, market: string) => marketOf(market)?.register?.certificates

/** Statuses of certificates that run no more, of all registers that show certificates. */
export const endedStatuses = (hub: Markets): string[] =>
  markets.flatMap(({ code }) => ofRegister(hub, code)?.ended ?? [])

/** Those, and the ones of certificates that nobody may rely on for the time being. */
export const lostStatuses = (hub: Markets): string[] => [
  ...endedStatuses(hub),
  ...markets.flatMap(({ code }) => ofRegister(hub, code)?.suspended ?? []),
]

/** The word of a status; null where the list does not have it, and it is shown as it is. */
export const statusWord = (hub: Markets, market: string, status: string | null): string | null =>
  ofRegister(hub, market)?.statuses.find(({ code }) => code === status)?.label ?? null

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
export function lostOf(hub: Markets, { market, status, statusReadAt }: Told): LostCertificate | null {
  if (status === null || !lostStatuses(hub).includes(status)) return null
  return {
    status: statusWord(hub, market, status) ?? status,
    readOn: dayOf(statusReadAt),
    ended: endedStatuses(hub).includes(status),
    register: hub.marketOf(market)?.exchange?.register ?? market,
  }
}
