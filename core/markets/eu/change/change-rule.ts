import type { AnyDocument } from '#core/dictionary/field.ts'
import type { SubmissionFieldId } from '#core/dictionary/submission/index.ts'
import type { Condition } from '#core/rules/condition.ts'
import { not, oneOf } from '#core/rules/condition-builders.ts'
import type { Severity } from '#core/rules/rule.ts'
import type { ChangeTest } from './change-test.ts'

/** What a registered submission may not become, as data; one shared test runs every example. */
export interface ChangeRule {
  readonly id: string
  readonly severity: Severity
  /** The changed device needs a new UDI-DI; else the change is refused, and no new UDI-DI would help. */
  readonly needsNewDi?: true
  /** Judged one by one. */
  readonly fields: readonly SubmissionFieldId[]
  /** The rule applies only where the registered submission meets this. */
  readonly when?: Condition
  readonly must: ChangeTest
  /** What is wrong and what to do. `{field}` is the label of the field. */
  readonly message: string
  readonly source: string
  readonly accepts: ChangeExample
  readonly rejects: ChangeExample
}

/** A change that obeys or breaks a rule. */
export interface ChangeExample {
  readonly before: AnyDocument
  readonly after: AnyDocument
}

/** Devices of the regulations, in contrast to legacy devices. */
export const ofRegulation = not(oneOf('legislation', ['MDD', 'AIMDD', 'IVDD']))
