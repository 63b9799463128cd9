import type { AnyDocument, FieldValue } from '#core/dictionary/field.ts'
import type { Condition } from './condition.ts'
import type { FixName } from './fixes.ts'

export type Severity = 'error' | 'warning' | 'info'

/** A requirement of a regulator or of the hub, as data; one shared test runs every example. */
export interface Rule {
  readonly id: string
  readonly severity: Severity
  /** The field the issue stands beside; with `each`, a column of that table. */
  readonly field: string
  /** A table whose rows are judged one by one; conditions then see the row. */
  readonly each?: string
  /** The rule applies only where this holds (judged on the whole document). */
  readonly when?: Condition
  readonly must: Condition
  /** What is wrong and what to do, for a regulatory specialist. */
  readonly message: string
  readonly fix?: FixName
  /** Where it is written: document and place. */
  readonly source: string
  /** Not judged before this day (YYYY-MM-DD). */
  readonly validFrom?: string
  readonly accepts: Example
  readonly rejects: Example
}

/** A document that obeys or breaks a rule, with the facts it needs. */
export interface Example {
  readonly document: AnyDocument
  readonly facts?: readonly string[]
}

/** One thing a rule found (decision D13). */
export interface RuleIssue {
  readonly ruleId: string
  readonly ruleSet: string
  readonly severity: Severity
  /** Dictionary path: `emdnCode`, `certificates.0.notifiedBody`. */
  readonly field: string | null
  readonly message: string
  readonly fix?: { readonly label: string; readonly changes: readonly FixChange[] }
}

export interface FixChange {
  readonly field: string
  readonly value: FieldValue | null
}
