import type { AnyDocument } from '#core/dictionary/field.ts'
import { compile, type Facts, rowsOf, type Test, type Values } from './condition.ts'
import { explanations } from './explanations.ts'
import { fixes } from './fixes.ts'
import type { Finding, Rule, RuleIssue } from './rule.ts'

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
  readonly when: Test
  readonly where: Test
  readonly must: Test
}

const always: Test = () => true

/** Compiles the conditions once; judging is then a walk over closures. */
export function ruleSet(id: string, version: string, rules: readonly Rule[]): RuleSet {
  const compiled = rules.map((rule) => ({
    rule,
    when: rule.when ? compile(rule.when) : always,
    where: rule.where ? compile(rule.where) : always,
    must: compile(rule.must),
  }))
  const findings = (document: AnyDocument, facts: Facts, today: string): Finding[] => {
    const found: Finding[] = []
    for (const entry of compiled) {
      if (entry.rule.validFrom && entry.rule.validFrom > today) continue
      if (entry.when(document, facts)) judgeOne(id, entry, document, facts, found)
    }
    return found
  }
  const judge = (document: AnyDocument, facts: Facts, today: string): RuleIssue[] =>
    findings(document, facts, today).map(({ issue }) => issue)
  return { id, version, rules, findings, judge }
}

function judgeOne(set: string, entry: Compiled, document: AnyDocument, facts: Facts, found: Finding[]): void {
  const { rule, where, must } = entry
  if (!rule.each) {
    if (!must(document, facts)) found.push(findingOf(set, rule, rule.field, document, document))
    return
  }
  for (const [index, row] of rowsOf(document, rule.each).entries()) {
    if (where(row, facts) && !must(row, facts)) {
      found.push(findingOf(set, rule, `${rule.each}.${index}.${rule.field}`, document, row))
    }
  }
}

function findingOf(
  set: string,
  rule: Rule,
  field: string | null,
  document: AnyDocument,
  seen: Values,
): Finding {
  const fix = rule.fix ? fixes[rule.fix](document) : undefined
  const detail = rule.explain ? explanations[rule.explain](seen, rule.field ?? '') : ''
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
