import type { AnyDocument } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import type { Facts } from './condition.ts'
import type { Judge } from './evaluate.ts'
import { fieldJudge } from './field-rules.ts'
import { hubRuleSet } from './hub-catalogue.ts'
import type { Finding, RuleIssue } from './rule.ts'

const fieldRules = fieldJudge(hubRuleSet.version, submissionFields)

export interface SubmissionJudge {
  judge(document: AnyDocument, facts: Facts, today: string): RuleIssue[]
  /** The rule sets a submission is judged by, with the version of each (decision D13). */
  readonly ruleSetVersions: Readonly<Record<string, string>>
}

/**
 * All that is wrong with a submission: the hub's catalogue, the field rules, the market's own set (decision
 * D13, steps 1 to 3). One issue for each problem: a problem that one set has found at a path is not repeated
 * by the next, and a field rule adds nothing where the catalogue has an error already. What repairs it is the
 * market's, which knows the law: a legacy device offered a GMN would be refused for it next.
 */
export function submissionJudge(market: Judge): SubmissionJudge {
  const judge = (given: AnyDocument, facts: Facts, today: string): RuleIssue[] => {
    const document = forLookups(given)
    const hub = hubRuleSet.findings(document, facts, today)
    const wrongFields = new Set(errors(hub).map(({ issue }) => issue.field))
    const fields = fieldRules
      .findings(document, facts, today)
      .filter(({ issue }) => !wrongFields.has(issue.field))
    const said = new Set([...errors(hub), ...fields].map(keyOf))
    const found = market.findings(document, facts, today)
    const own = found.filter((finding) => !said.has(keyOf(finding)))
    const fixes = new Map(found.map((finding) => [keyOf(finding), finding.issue.fix]))
    return [...hub, ...fields, ...own].map((finding) => withFix(finding, fixes.get(keyOf(finding))))
  }
  const ruleSetVersions = Object.fromEntries(
    [hubRuleSet, fieldRules, market].map(({ id, version }) => [id, version]),
  )
  return { judge, ruleSetVersions }
}

/**
 * The same document as a bare table. Judging asks for several hundred fields by name, most of them absent, and
 * that takes half the time where there is no prototype to look through.
 */
function forLookups(document: AnyDocument): AnyDocument {
  return Object.assign(Object.create(null) as object, document)
}

const withFix = ({ issue }: Finding, fix: RuleIssue['fix']): RuleIssue => (fix ? { ...issue, fix } : issue)

const errors = (found: readonly Finding[]): Finding[] =>
  found.filter(({ issue }) => issue.severity === 'error')

const keyOf = ({ issue, problem }: Finding): string => `${problem} ${issue.field}`
