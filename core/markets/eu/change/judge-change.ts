import type { Field } from '#core/dictionary/field.ts'
import {
  type SubmissionDocument,
  type SubmissionFieldId,
  submissionFields,
} from '#core/dictionary/submission/index.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { RuleIssue } from '#core/rules/rule.ts'
import { asSent } from './as-sent.ts'
import { changeRules } from './change-rules.ts'
import { brokenAt } from './change-test.ts'

const noFacts: ReadonlySet<string> = new Set()
const rules = changeRules.map((rule) => ({
  rule,
  applies: rule.when ? compile(rule.when) : () => true,
}))

const labelOf = (field: SubmissionFieldId): string =>
  (submissionFields as Record<string, Field>)[field]?.label ?? field

/** What EUDAMED would refuse of the change of a registered submission, or what asks for a new identifier. */
export function judgeChange(registered: SubmissionDocument, now: SubmissionDocument): RuleIssue[] {
  const [before, after] = asSent(registered, now)
  return rules.flatMap(({ rule, applies }) => {
    if (!applies(before, noFacts)) return []
    return rule.fields.flatMap((field) =>
      brokenAt(rule.must, field, before, after).map((path) => ({
        ruleId: rule.id,
        ruleSet: 'eudamed-change',
        severity: rule.severity,
        field: path,
        message: rule.message.replace('{field}', () => labelOf(field)),
      })),
    )
  })
}
