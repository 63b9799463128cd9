import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { compile, type Facts, type Test } from './condition.ts'
import { fixes } from './fixes.ts'
import type { Rule, RuleIssue } from './rule.ts'

/** A set of rules made ready to run. */
export interface RuleSet {
  readonly id: string
  readonly version: string
  readonly rules: readonly Rule[]
  /** All that is wrong with a document. `today` (YYYY-MM-DD) leaves out rules not yet in force. */
  judge(document: AnyDocument, facts: Facts, today: string): RuleIssue[]
}

interface Compiled {
  readonly rule: Rule
  readonly when: Test
  readonly must: Test
}

const always: Test = () => true

/** Compiles the conditions once; judging is then a walk over closures. */
export function ruleSet(id: string, version: string, rules: readonly Rule[]): RuleSet {
  const compiled = rules.map((rule) => ({
    rule,
    when: rule.when ? compile(rule.when) : always,
    must: compile(rule.must),
  }))
  const judge = (document: AnyDocument, facts: Facts, today: string): RuleIssue[] => {
    const issues: RuleIssue[] = []
    for (const entry of compiled) {
      if (entry.rule.validFrom && entry.rule.validFrom > today) continue
      if (!entry.when(document, facts)) continue
      judgeOne(id, entry, document, facts, issues)
    }
    return issues
  }
  return { id, version, rules, judge }
}

function judgeOne(
  ruleSetId: string,
  { rule, must }: Compiled,
  document: AnyDocument,
  facts: Facts,
  issues: RuleIssue[],
): void {
  if (!rule.each) {
    if (!must(document, facts)) issues.push(issueOf(ruleSetId, rule, rule.field, document))
    return
  }
  const rows = (document[rule.each] ?? []) as readonly FieldRow[]
  for (const [index, row] of rows.entries()) {
    if (!must(row, facts)) {
      issues.push(issueOf(ruleSetId, rule, `${rule.each}.${index}.${rule.field}`, document))
    }
  }
}

function issueOf(ruleSetId: string, rule: Rule, field: string, document: AnyDocument): RuleIssue {
  const fix = rule.fix ? fixes[rule.fix](document) : undefined
  return {
    ruleId: rule.id,
    ruleSet: ruleSetId,
    severity: rule.severity,
    field,
    message: rule.message,
    ...(fix ? { fix } : {}),
  }
}
