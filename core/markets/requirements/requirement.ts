export const duties = ['data', 'label', 'direct-marking', 'registration', 'tracking'] as const
/** What has to be done by a date: data in the regulator's database, UDI on the label, … */
export type Duty = (typeof duties)[number]

export const dutyLabels: Readonly<Record<Duty, string>> = {
  data: 'Data',
  label: 'Label',
  'direct-marking': 'Direct marking',
  registration: 'Registration',
  tracking: 'Tracking',
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

export interface Milestone {
  /** As precise as its source: YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly date: string
  readonly duty: Duty
  /** Which classes or kinds of devices. */
  readonly scope: string
  /** The classes it is for, by the hub's codes; absent where it is for all, or for kinds that are no class. */
  readonly classes?: readonly string[]
  readonly note?: string
  /** Sources differ, or only one says so: look it up before relying on the day. */
  readonly toBeConfirmed?: true
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
  /** How sure the facts are: two sources or the regulator itself, one source, or little evidence. */
  readonly confidence: Confidence
  readonly asOf: string
}

/** The day all facts of this folder were looked up. */
export const lookedUp = '2026-11-20'
