import type { AnyDocument } from '#core/dictionary/field.ts'
import type { Condition } from './condition.ts'
import type { Fix } from './fix.ts'

export type Severity = 'error' | 'warning' | 'info'

/** A requirement of a regulator or of the hub, as data; one shared test runs every example. */
export interface Rule {
  readonly id: string
  readonly severity: Severity
  /** The field the issue stands beside; with `each`, a column of that table; null for the whole submission. */
  readonly field: string | null
  /** Fields the rule judges together; the issue stands beside the first of them that is given. */
  readonly about?: readonly string[]
  /** A table whose rows are judged one by one; `where` and `must` then see the row. */
  readonly each?: string
  /** The rule applies only where this holds (judged on the whole document). */
  readonly when?: Condition
  /** With `each`: the rule is about these rows only. */
  readonly where?: Condition
  readonly must: Condition
  /** What is wrong and what to do, for a regulatory specialist. `{detail}` is filled by `explain`. */
  readonly message: string
  readonly explain?: string
  /** The one-click repair, by its name in the words of the rule's set. */
  readonly fix?: string
  /**
   * Rules of several sets that say the same thing of a field name the same problem; a person hears it once,
   * from the set that is asked first. Without it the rule is a problem of its own.
   */
  readonly problem?: ProblemName
  /** Where it is written: document and place. */
  readonly source: string
  /** Not judged before this day (YYYY-MM-DD). */
  readonly validFrom?: string
  /** The severity for a document that the regulator already holds (decision D65). */
  readonly whereHeld?: Severity
  /** It explains the law rather than a fault of the document: pages show it once, validation never (decision D65). */
  readonly oncePerPage?: true
  readonly accepts: Example
  readonly rejects: Example
}

export type ProblemName = 'missing' | 'form'

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
  readonly fix?: Fix
}

/** An issue with the problem it stands for, until the sets have been compared. */
export interface Finding {
  readonly issue: RuleIssue
  readonly problem: string
}
