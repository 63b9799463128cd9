import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { compile } from './compile-condition.ts'
import type { Condition, Facts, Test, Values } from './condition.ts'
import { explanations } from './explanations.ts'
import { fixes } from './fixes.ts'
import { Guards } from './guards.ts'
import type { Finding, Rule, RuleIssue } from './rule.ts'
import { rowsOf } from './values.ts'

/** Anything that judges documents: a table of rules, or checks derived from the dictionary. */
export interface Judge {
  readonly id: string
  readonly version: string
  /** All that is wrong with a document. `today` (YYYY-MM-DD) leaves out rules not yet in force. */
  findings(document: AnyDocument, facts: Facts, today: string): Finding[]
}

/** A set of rules made ready to run. */
export interface RuleSet extends Judge {
  readonly rules: readonly Rule[]
  judge(document: AnyDocument, facts: Facts, today: string): RuleIssue[]
}

interface Compiled {
  readonly rule: Rule
  /** The guard that tells whether the rule applies at all. */
  readonly guard: number
  readonly where: Test | undefined
  readonly must: Test
}

/** Compiles the conditions once; judging is then a walk over closures. */
export function ruleSet(id: string, version: string, rules: readonly Rule[]): RuleSet {
  const guards = new Guards()
  const compiled = rules.map(
    (rule): Compiled => ({
      rule,
      guard: guards.add(guardsOf(rule)),
      where: rule.where ? compile(rule.where) : undefined,
      must: compile(rule.must),
    }),
  )
  const findings = (document: AnyDocument, facts: Facts, today: string): Finding[] => {
    const found: Finding[] = []
    const answers = guards.noAnswers()
    for (const entry of compiled) {
      if (!guards.hold(entry.guard, document, facts, answers)) continue
      if (entry.rule.validFrom && entry.rule.validFrom > today) continue
      judgeOne(id, entry, document, facts, found)
    }
    return found
  }
  const judge = (document: AnyDocument, facts: Facts, today: string): RuleIssue[] =>
    findings(document, facts, today).map(({ issue }) => issue)
  return { id, version, rules, findings, judge }
}

/** When a rule applies; one about rows, only where there are any. */
function guardsOf({ when, each }: Rule): Condition {
  const of = [each ? [{ op: 'present', field: each } as const] : [], when ? [when] : []].flat()
  return { op: 'all', of }
}

function judgeOne(set: string, entry: Compiled, document: AnyDocument, facts: Facts, found: Finding[]): void {
  const { rule, where, must } = entry
  if (!rule.each) {
    if (!must(document, facts)) found.push(findingOf(set, rule, fieldOf(rule, document), document, document))
    return
  }
  const rows = rowsOf(document, rule.each)
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as FieldRow
    const place = { document, rows, index }
    if ((!where || where(row, facts, place)) && !must(row, facts, place)) {
      found.push(findingOf(set, rule, `${rule.each}.${index}.${rule.field}`, document, row))
    }
  }
}

/** A rule about several fields stands beside the first that says something. */
const fieldOf = ({ field, about }: Rule, document: AnyDocument): string | null =>
  about?.find((one) => !isBlank(document[one])) ?? field

function findingOf(
  set: string,
  rule: Rule,
  field: string | null,
  document: AnyDocument,
  seen: Values,
): Finding {
  const about = rule.about ?? (rule.field === null ? [] : [rule.field])
  const fix = rule.fix ? fixes[rule.fix](document, about) : undefined
  const detail = rule.explain ? explanations[rule.explain](seen, about) : ''
  const issue: RuleIssue = {
    ruleId: rule.id,
    ruleSet: set,
    severity: rule.severity,
    field,
    message: rule.message.replace('{detail}', () => detail).trim(),
    ...(fix ? { fix } : {}),
  }
  return { issue, problem: rule.problem ?? rule.id }
}
