import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'

/**
 * A condition as data: a closed, total set of operators, so that rules can be stored, shown and run on
 * either side. Fields are dictionary ids; in conditions on a row they are columns of the row.
 */
export type Condition =
  | { readonly op: 'present'; readonly field: string }
  | { readonly op: 'absent'; readonly field: string }
  | { readonly op: 'true'; readonly field: string }
  | { readonly op: 'false'; readonly field: string }
  /** A flag says yes or no. */
  | { readonly op: 'stated'; readonly field: string }
  | { readonly op: 'equals'; readonly field: string; readonly value: string | number }
  | { readonly op: 'one-of'; readonly field: string; readonly values: readonly string[] }
  /** A list field holds the value. */
  | { readonly op: 'contains'; readonly field: string; readonly value: string }
  /** A regular expression over the whole text. */
  | { readonly op: 'matches'; readonly field: string; readonly pattern: string }
  /** One of the phrases stands somewhere in the text, whatever the case. */
  | { readonly op: 'mentions'; readonly field: string; readonly phrases: readonly string[] }
  /** In characters, as XML Schema counts them. */
  | { readonly op: 'length'; readonly field: string; readonly min?: number; readonly max?: number }
  /** Text order, so for codes and calendar dates: the field comes before the other. */
  | { readonly op: 'before'; readonly field: string; readonly other: string }
  /** Both are numbers, and the first is not above the other. */
  | { readonly op: 'at-most'; readonly field: string; readonly other: string }
  /** Both hold the same text; with `asDi`, the same DI however it is written. */
  | { readonly op: 'same'; readonly field: string; readonly other: string; readonly asDi?: true }
  /** A named check of a text (RuleWords); some want up to three more, such as the issuing entity of an identifier. */
  | {
      readonly op: 'lint'
      readonly field: string
      readonly linter: string
      readonly with: readonly string[]
    }
  /** How many rows of a table meet a condition (all of them without one). */
  | {
      readonly op: 'count'
      readonly field: string
      readonly where?: Condition
      readonly min?: number
      readonly max?: number
    }
  | RowCondition
  /** Something only the hub knows, handed in by name; what it knows of a code has the code behind the name. */
  | { readonly op: 'fact'; readonly fact: string; readonly of?: string }
  | { readonly op: 'all'; readonly of: readonly Condition[] }
  | { readonly op: 'any'; readonly of: readonly Condition[] }
  | { readonly op: 'not'; readonly of: Condition }

/** What only a row can be asked: how it stands to the other rows of its table and to the whole document. */
export type RowCondition =
  /** The document meets the condition. */
  | { readonly op: 'in-document'; readonly of: Condition }
  /** A field of the row holds the same text as one of the document, or as a column of some row of another table. */
  | {
      readonly op: 'same-in-document'
      readonly field: string
      readonly other: string
      readonly column?: string
      readonly asDi?: true
    }
  /** An earlier row has the same in all these columns; a blank cell of a column may stand for a value. */
  | {
      readonly op: 'repeats'
      readonly columns: readonly string[]
      readonly asDi?: true
      readonly blanks?: Readonly<Record<string, string>>
    }
  /**
   * Of these values, the row and those that have the same text in `by` hold in the field whichever rows of the
   * tables hold there, or a text of the document names.
   */
  | {
      readonly op: 'holds-all'
      readonly field: string
      readonly by: string
      readonly values: readonly string[]
      readonly tables: readonly string[]
      readonly text: string
    }
  /**
   * Rows that name each other: the text of the field is the key of another row, and going on like this ends at
   * the document's field; blank text is that field. Not so where a name is unknown or the rows form a ring.
   */
  | {
      readonly op: 'leads-to'
      readonly field: string
      readonly key: string
      readonly end: string
      readonly asDi?: true
    }

/** Facts that hold, by name; names no rule knows do no harm. */
export type Facts = ReadonlySet<string>
/** The fact that the regulator has the submission already (decision D36). */
export const registered = 'submission-acknowledged'
/** The fact that what the regulator itself told shows it in force. */
export const shownRegistered = 'shown-as-registered'
/** What is known of a submission that the regulator has. */
export const registeredFacts: Facts = new Set([registered])
/** The fact that the regulator has published the record: it has it, and the publish date has come (decisions D65, D154). */
export const published = 'published-by-regulator'
/** The fact that the publish date has passed before the regulator had the record. */
export const publishDatePassed = 'publish-date-passed'
/** Whether the regulator holds the document as it is. */
export const isHeld = (facts: Facts): boolean => facts.has(registered) || facts.has(published)
export type Values = AnyDocument | FieldRow
/** Where a row stands. */
export interface RowPlace {
  readonly document: AnyDocument
  readonly rows: readonly FieldRow[]
  readonly index: number
}
export type Test = (values: Values, facts: Facts, place?: RowPlace) => boolean
