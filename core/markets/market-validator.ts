import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import type { Facts } from '#core/rules/condition.ts'
import { type RuleSet, type RuleWords, ruleSet } from '#core/rules/evaluate.ts'
import { everywhereRules } from '#core/rules/everywhere.ts'
import type { Finding, Rule, RuleIssue } from '#core/rules/rule.ts'
import { declarationRule, declarationWords } from './declarations.ts'
import { fieldJudge } from './field-rules.ts'
import type { RegulatorFields } from './market.ts'
import { type AskingByDay, factsOn } from './published.ts'

/** The version of the hub's own rules and of those derived from the dictionary; a hash of their content is added to it. */
export const hubRulesVersion = '0.7'

interface HubRules {
  readonly fields: Fields
  readonly regulatorFields: RegulatorFields
  /** Those of the hub's rules that are for this market, besides what holds everywhere. */
  readonly rules: readonly Rule[]
  readonly words?: RuleWords
}

/** The hub's own rules for a market. */
export function hubRules({ fields, regulatorFields, rules, words = {} }: HubRules): RuleSet {
  const explanations = { ...words.explanations, ...declarationWords(fields, regulatorFields) }
  const asksDeclarations = Object.values(regulatorFields).some(({ declaration }) => declaration)
  const all = [...rules, ...everywhereRules, ...(asksDeclarations ? [declarationRule(regulatorFields)] : [])]
  return ruleSet('hub', hubRulesVersion, all, { ...words, explanations })
}

export interface MarketValidator {
  judge(document: AnyDocument, facts: Facts, today: string): RuleIssue[]
  readonly ruleSets: readonly RuleSet[]
  /** Everything a submission is judged by, with the version of each (decision D13). */
  readonly ruleSetVersions: Readonly<Record<string, string>>
}

interface Judged extends AskingByDay {
  readonly fields: Fields
  readonly regulatorFields: RegulatorFields
  /** The hub's rules for this market, the everywhere ones among them. */
  readonly hub: RuleSet
  /** The regulator's. */
  readonly market: RuleSet
}

/**
 * All that is wrong with a submission: the hub's rules, the field rules of the market, the regulator's own
 * (decision D13, steps 1 to 3). One issue for each problem: a problem that one set has found at a path is not
 * repeated by the next, and a field rule adds nothing where the hub's rules have an error already. What repairs it
 * is the regulator's set, which knows the law: a legacy device offered a GMN would be refused for it next.
 */
export function marketValidator({
  fields,
  regulatorFields,
  hub,
  market,
  ...publishing
}: Judged): MarketValidator {
  const ofFields = fieldJudge(hubRulesVersion, fields, regulatorFields)
  const ofPages = new Set(hub.rules.filter(({ oncePerPage }) => oncePerPage).map(({ id }) => id))
  const judge = (given: AnyDocument, known: Facts, today: string): RuleIssue[] => {
    const document = forLookups(given)
    const facts = factsOn(publishing, document, today, known)
    const byHub = hub.findings(document, facts, today).filter(({ issue }) => !ofPages.has(issue.ruleId))
    const wrongFields = new Set(errors(byHub).map(({ issue }) => issue.field))
    const byFields = ofFields
      .findings(document, facts, today)
      .filter(({ issue }) => !wrongFields.has(issue.field))
    // A warning replaces only another warning: what the regulator's set calls an error is still reported.
    const said = new Set([...errors(byHub), ...byFields].map(keyOf))
    const warned = new Set(byHub.map((finding) => `${finding.issue.severity} ${keyOf(finding)}`))
    const found = market.findings(document, facts, today)
    const byMarket = found.filter(
      (finding) => !said.has(keyOf(finding)) && !warned.has(`${finding.issue.severity} ${keyOf(finding)}`),
    )
    const fixes = new Map(found.map((finding) => [keyOf(finding), finding.issue.fix]))
    return [...byHub, ...byFields, ...byMarket].map((finding) => withFix(finding, fixes.get(keyOf(finding))))
  }
  const ruleSetVersions = Object.fromEntries([hub, ofFields, market].map(({ id, version }) => [id, version]))
  return { judge, ruleSets: [hub, market], ruleSetVersions }
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
