import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, FieldRow } from '#core/dictionary/field.ts'
import { compile } from './compile-condition.ts'
import { type Condition, type Facts, isHeld, registered, type Test, type Values } from './condition.ts'
import { type Explanations, explanations } from './explanations.ts'
import { type Fixes, takesAway } from './fix.ts'
import { Guards } from './guards.ts'
import { type Linters, linters } from './linters.ts'
import type { Finding, Rule, RuleIssue } from './rule.ts'
import { sharedFixes } from './shared-fixes.ts'
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
  /** What its rules call by name, besides the shared words. */
  readonly words: RuleWords
  judge(document: AnyDocument, facts: Facts, today: string): RuleIssue[]
}

/** What the rules of a set call by name, besides what all sets share. */
export interface RuleWords {
  readonly linters?: Linters
  readonly explanations?: Explanations
  readonly fixes?: Fixes
}

interface Words {
  readonly linters: Linters
  readonly explanations: Explanations
  readonly fixes: Fixes
}

interface Compiled {
  readonly rule: Rule
  /** The guard that tells whether the rule applies at all. */
  readonly guard: number
  readonly where: Test | undefined
  readonly must: Test
}

/**
 * Compiles the conditions once; judging is then a walk over closures. Throws where a rule calls something by a name
 * that neither the shared words nor the set's own have.
 */
export function ruleSet(id: string, version: string, rules: readonly Rule[], own: RuleWords = {}): RuleSet {
  const words: Words = {
    linters: { ...linters, ...own.linters },
    explanations: { ...explanations, ...own.explanations },
    fixes: { ...sharedFixes, ...own.fixes },
  }
  const guards = new Guards(words.linters)
  for (const rule of rules) expectWords(rule, words)
  const compiled = rules.map(
    (rule): Compiled => ({
      rule,
      guard: guards.add(guardsOf(rule)),
      where: rule.where ? compile(rule.where, words.linters) : undefined,
      must: compile(rule.must, words.linters),
    }),
  )
  const findings = (document: AnyDocument, facts: Facts, today: string): Finding[] => {
    const found: Finding[] = []
    const answers = guards.noAnswers()
    for (const entry of compiled) {
      if (!guards.hold(entry.guard, document, facts, answers)) continue
      if (entry.rule.validFrom && entry.rule.validFrom > today) continue
      judgeOne({ set: id, words }, entry, document, facts, found)
    }
    return found
  }
  const judge = (document: AnyDocument, facts: Facts, today: string): RuleIssue[] =>
    findings(document, facts, today).map(({ issue }) => issue)
  return { id, version, rules, words: own, findings, judge }
}

function expectWords({ id, fix, explain }: Rule, { fixes, explanations }: Words): void {
  if (fix !== undefined && !fixes[fix]) throw new Error(`${id}: no fix is called ${fix}`)
  if (explain !== undefined && !explanations[explain])
    throw new Error(`${id}: no explanation is called ${explain}`)
}

interface Said {
  readonly set: string
  readonly words: Words
}

/** When a rule applies; one about rows, only where there are any. */
function guardsOf({ when, each }: Rule): Condition {
  const of = [each ? [{ op: 'present', field: each } as const] : [], when ? [when] : []].flat()
  return { op: 'all', of }
}

function judgeOne(said: Said, entry: Compiled, document: AnyDocument, facts: Facts, found: Finding[]): void {
  const { rule, where, must } = entry
  if (!rule.each) {
    if (!must(document, facts))
      found.push(findingOf(said, rule, fieldOf(rule, document), document, document, facts))
    return
  }
  const rows = rowsOf(document, rule.each)
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as FieldRow
    const place = { document, rows, index }
    if ((!where || where(row, facts, place)) && !must(row, facts, place)) {
      found.push(findingOf(said, rule, `${rule.each}.${index}.${rule.field}`, document, row, facts))
    }
  }
}

/** A rule about several fields stands beside the first that says something. */
const fieldOf = ({ field, about }: Rule, document: AnyDocument): string | null =>
  about?.find((one) => !isBlank(document[one])) ?? field

function findingOf(
  { set, words }: Said,
  rule: Rule,
  field: string | null,
  document: AnyDocument,
  seen: Values,
  facts: Facts,
): Finding {
  const about = rule.about ?? (rule.field === null ? [] : [rule.field])
  const offered = rule.fix ? words.fixes[rule.fix]?.(document, about) : undefined
  // What the regulator has is real: no click takes it away (decision D36).
  const fix = offered && facts.has(registered) && takesAway(offered, document) ? undefined : offered
  const detail = rule.explain ? (words.explanations[rule.explain]?.(seen, about, facts) ?? '') : ''
  const issue: RuleIssue = {
    ruleId: rule.id,
    ruleSet: set,
    severity: isHeld(facts) ? (rule.whereHeld ?? rule.severity) : rule.severity,
    field,
    message: rule.message.replace('{detail}', () => detail).trim(),
    ...(fix ? { fix } : {}),
  }
  return { issue, problem: rule.problem ?? rule.id }
}
