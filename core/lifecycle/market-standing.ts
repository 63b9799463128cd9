import type { Standing } from './standing.ts'
import type { SubmissionStatus } from './submission-status.ts'

/**
 * Where a device stands in a market: the one answer that every screen, list, count and file gives (decision D51).
 * Pure: whoever asks brings the facts.
 */

export const marketStages = [
  'not-begun',
  'draft',
  'gaps',
  'valid',
  'approved',
  'file-made',
  'sent',
  'registered',
  'out-of-date',
  'refused',
] as const
export type MarketStage = (typeof marketStages)[number]

/** What is known of the submission that stands for a device in a market. */
export interface SubmissionFacts {
  readonly status: SubmissionStatus
  readonly standing: Standing
  /** How many required fields are blank. */
  readonly missing: number
  /** How many other errors there are: those validation found, or those the rules find in a draft. */
  readonly wrong: number
  /** How many values of the record's version in force it does not have yet. */
  readonly behind: number
}

const decided: readonly SubmissionStatus[] = ['approved-user', 'approved-eudamed']
const foundValid: readonly SubmissionStatus[] = ['validated', 'pending']

export function stageOf(submission: SubmissionFacts | null): MarketStage {
  if (!submission) return 'not-begun'
  const { status, standing, missing, wrong, behind } = submission
  const isFixed = foundValid.includes(status) || decided.includes(status)
  // As it is registered, nothing is left to send.
  const isRefused = status === 'rejected' ? standing !== 'registered' : standing === 'refused' && !isFixed
  if (isRefused) return 'refused'
  if (standing === 'sent') return 'sent'
  if (standing === 'registered') return behind > 0 ? 'out-of-date' : 'registered'
  if (standing === 'changed' && !(status === 'approved-user')) return 'out-of-date'
  const isHandedOver = decided.includes(status) || standing === 'file-made'
  if (isHandedOver && behind > 0) return 'out-of-date'
  if (standing === 'file-made') return 'file-made'
  if (status === 'approved-eudamed') return 'registered'
  if (status === 'approved-user') return 'approved'
  if (foundValid.includes(status)) return 'valid'
  return missing > 0 || wrong > 0 || status === 'error' ? 'gaps' : 'draft'
}

/** A submission among those a device has in one market. */
export interface Candidate {
  readonly id: number
  readonly udiDi: string | null
  /** It identifies the device as it was before the version in force. */
  readonly hasFormerUdiDi: boolean
  readonly isRegistered: boolean
  /** It says that its device is no longer placed on the market, as a legacy device whose successor is. */
  readonly isNoLongerPlaced: boolean
  /** Milliseconds. */
  readonly updatedAt: number
}

/**
 * The submission that stands for a device in a market (decision D52): the one with the UDI-DI of the record, then the
 * registered one, then one that is still placed on the market, then the one edited last. Those of a former UDI-DI stand for
 * nothing but themselves.
 */
export function leadingOf<T extends Candidate>(
  udiDi: string | null,
  candidates: readonly T[],
): T | undefined {
  const own = candidates.filter((one) => !isFormer(udiDi, one))
  const isSame = (one: T) => udiDi !== null && one.udiDi === udiDi
  return own.toSorted(
    (a, b) =>
      Number(isSame(b)) - Number(isSame(a)) ||
      Number(b.isRegistered) - Number(a.isRegistered) ||
      Number(a.isNoLongerPlaced) - Number(b.isNoLongerPlaced) ||
      b.updatedAt - a.updatedAt ||
      b.id - a.id,
  )[0]
}

/** Whether a submission identifies the device as an earlier version of its record did. */
export const isFormer = (udiDi: string | null, one: Pick<Candidate, 'hasFormerUdiDi' | 'udiDi'>): boolean =>
  one.hasFormerUdiDi && one.udiDi !== udiDi

/** Why a market belongs to a device (decision D53). */
export const marketReasons = ['target', 'submission'] as const
export type MarketReason = (typeof marketReasons)[number]

/** The markets of a device, each with why: those its record names, and those it has a submission in. */
export function marketsOfDevice(
  targetCountries: readonly string[],
  submitted: Iterable<string>,
): ReadonlyMap<string, readonly MarketReason[]> {
  const all = new Map<string, MarketReason[]>(targetCountries.map((code) => [code, ['target']]))
  for (const code of new Set(submitted)) all.set(code, [...(all.get(code) ?? []), 'submission'])
  return all
}
