import type { Requirement } from '#core/rules/requirement.ts'
import type { FormSection } from '../market.ts'

/**
 * What a regulator itself asks for, element by element, as far as that is public (decisions D55 and D133). A market with
 * elements is modelled as its regulator has it; what the public record does not tell stands beside them.
 */
export interface RegulatorElements {
  /** What the elements rest on, by a short name. */
  readonly sources: Readonly<Record<string, ElementSource>>
  /** Each field of the form that the regulator has, by its id. Columns of tables follow their table. */
  readonly asked: Readonly<Record<string, RegulatorElement>>
  /** What is needed beyond single fields; the rules of the market take their conditions from it. */
  readonly requirements?: readonly Requirement[]
  /** The form in the regulator's order, after the device itself. */
  readonly sections: readonly FormSection[]
  /** What is not public; while there is any, no device counts as complete for the regulator. */
  readonly untold: readonly string[]
}

export interface ElementSource {
  readonly title: string
  /** Whether the regulator itself says so or two sources agree; medium: one source; low: little evidence. */
  readonly confidence: 'high' | 'medium' | 'low'
  /** YYYY-MM-DD: the last day it was looked up. */
  readonly on: string
}

export interface RegulatorElement {
  /** What the regulator calls it. */
  readonly element: string
  /**
   * `asked`: it is among the elements, and whether it may be left out is not public. `conditional`: needed while the
   * condition of the field holds.
   */
  readonly status: 'mandatory' | 'conditional' | 'optional' | 'asked'
  /** Keys of `sources`. */
  readonly source: string
}
