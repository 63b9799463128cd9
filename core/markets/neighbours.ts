import type { AnyDocument } from '#core/dictionary/field.ts'

/** What a market asks of its other submissions: codes that stand elsewhere too, values that must agree. */

/** A question about other submissions of the market, answered by the database. */
export interface NeighbourQuestion {
  readonly name: string
  /** The field whose value is looked for, or every value in this column of a table; nothing is asked where it is blank. */
  readonly field: string
  readonly column?: string
  /** The field of the others it is looked for in, or a column of a table; the same when absent. */
  readonly in?: string
  readonly inColumn?: string
  /** Its values are DIs, which are the same in every spelling. */
  readonly isDi?: true
  /** Fields in which the others must agree as well; blank agrees with blank. */
  readonly alike?: readonly string[]
  /** Also versions and further submissions of the same device. */
  readonly ofAnyDevice?: true
  /** Only submissions that are valid, exported or registered. */
  readonly only?: 'found-valid' | 'left-the-hub'
  /** Upper limit; newest first. */
  readonly atMost?: number
}

/** The documents found for each question, by its name. */
export type NeighbourAnswers = Readonly<Record<string, readonly AnyDocument[] | undefined>>
