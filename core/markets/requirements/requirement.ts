import type { DeviceKind } from './device-kinds.ts'

export const duties = [
  'data',
  'label',
  'direct-marking',
  'registration',
  'tracking',
  'supply-report',
] as const
/** What has to be done by a date: data in the regulator's database, UDI on the label, … */
export type Duty = (typeof duties)[number]

export const dutyLabels: Readonly<Record<Duty, string>> = {
  data: 'Data',
  label: 'Label',
  'direct-marking': 'Direct marking',
  registration: 'Registration',
  tracking: 'Tracking',
  'supply-report': 'Supply reports',
}

export const requirementStates = ['in-force', 'phased', 'no-date', 'none'] as const
/**
 * `in-force`: all classes the law means; `phased`: some already, others by later dates; `no-date`: proposed or
 * withdrawn, to be dated; `none`: nothing about UDI that binds.
 */
export type RequirementState = (typeof requirementStates)[number]

export const stateLabels: Readonly<Record<RequirementState, string>> = {
  'in-force': 'In force',
  phased: 'Phased in',
  'no-date': 'No date yet',
  none: 'No UDI duty',
}

export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** What a fact rests on (decision D57). */
export interface Evidence {
  readonly source: string
  /** Where that can be read. */
  readonly url?: string
  /** High: the regulator itself, or two sources that agree; medium: one source; low: little evidence. */
  readonly confidence: Confidence
  /** YYYY-MM-DD: the last day it was confirmed. */
  readonly confirmedOn: string
}

export interface Milestone {
  /** As precise as its source: YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly date: string
  readonly duty: Duty
  /** Which classes or kinds of devices. */
  readonly scope: string
  /** The classes it is for, by the hub's codes; absent where it is for all, or for kinds that are no class. */
  readonly classes?: readonly string[]
  /** The only kind of devices it is for; see device-kinds.ts. */
  readonly kind?: DeviceKind
  readonly note?: string
  /** The day is the last one on which to comply, not the first of a duty. */
  readonly isLastDay?: true
  /** Sources differ, or only one says so: look it up before relying on the day. */
  readonly toBeConfirmed?: true
  /** Its own evidence, where that differs from the market's. */
  readonly evidence?: Partial<Evidence>
}

/** What one market demands for UDI, each fact with its source and the day it was looked up. */
export interface MarketRequirements {
  readonly state: RequirementState
  readonly summary: string
  /** The regulator's database; null where there is none for UDI. */
  readonly database: string | null
  /** How the data gets there. */
  readonly route: string
  readonly issuingEntities: readonly string[]
  readonly legalBasis: readonly string[]
  readonly milestones: readonly Milestone[]
  readonly source: string
  /** The page of the regulator, or of the first source; absent where the hub knows none. */
  readonly url?: string
  /** How sure the facts are: two sources or the regulator itself, one source, or little evidence. */
  readonly confidence: Confidence
  readonly asOf: string
}

/** The day the facts of this folder were confirmed, except those that give another. */
export const lookedUp = '2026-11-23'

export const evidenceOf = (market: MarketRequirements, { evidence }: Milestone): Evidence => ({
  ...{ source: market.source, confidence: market.confidence, confirmedOn: market.asOf },
  ...(market.url === undefined ? {} : { url: market.url }),
  ...evidence,
})

const staleAfterDays = 180
const dayMs = 24 * 60 * 60 * 1000

/** Not confirmed for so long that it is shown as stale (decision D57). Both days are YYYY-MM-DD. */
export const isStale = (confirmedOn: string, today: string): boolean =>
  Date.parse(today) - Date.parse(confirmedOn) > staleAfterDays * dayMs
