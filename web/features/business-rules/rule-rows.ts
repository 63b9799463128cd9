import type { Field, Fields } from '#core/dictionary/field.ts'
import { euFields } from '#core/markets/eu/fields.ts'
import { hubCatalogue, hubRuleSet, validationScreenList } from '#core/markets/eu/rules/catalogue/catalogue.ts'
import { eudamedRuleSet } from '#core/markets/eu/rules/index.ts'
import type { Rule, Severity } from '#core/rules/rule.ts'
import type { RuleGroup } from './rule-groups.ts'

/** A rule as the screen lists it. */
export interface RuleRow {
  readonly id: string
  readonly group: RuleGroup
  readonly category: string
  readonly text: string
  readonly severity: Severity
  readonly appliesTo: string
  readonly currentFact?: string | undefined
  readonly source: string
}

/** The words of rows that the rules themselves do not have. */
export interface RowWords {
  readonly wholeSubmission: string
  readonly column: (table: string, column: string) => string
}

const fields: Fields = euFields

/** All rules a submission for the EU is checked against, set after set. */
export function ruleRows(words: RowWords): readonly RuleRow[] {
  const others = hubRuleSet.rules.filter((rule) => rule.id.startsWith('HUB-'))
  return [
    ...hubCatalogue.map((entry) => ({
      ...entry,
      group: 'catalogue' as const,
      source: publicSource(entry.source),
    })),
    ...validationRows(words),
    ...eudamedRuleSet.rules.map((rule) => rowOf(rule, 'eudamed', words)),
    ...others.map((rule) => rowOf(rule, 'checks', words)),
  ]
}

/** The rule that is judged, under the words the Validation screen has for it. */
function validationRows(words: RowWords): readonly RuleRow[] {
  return validationScreenList.flatMap(({ id, text }) => {
    const rule = hubRuleSet.rules.find((judged) => judged.id === id)
    return rule ? [{ ...rowOf(rule, 'validation', words), text }] : []
  })
}

function rowOf(rule: Rule, group: RuleGroup, words: RowWords): RuleRow {
  return {
    id: rule.id,
    group,
    category: categoryOf(rule),
    // What only a document can fill in says nothing here.
    text: rule.message.replace('{detail}', '').replaceAll('  ', ' ').trim(),
    severity: rule.severity,
    appliesTo: subjectOf(rule, words),
    source: publicSource(rule.source),
  }
}

/** Where a person can read it: our own papers are not among what they have. */
function publicSource(source: string): string {
  const parts = source.split('; ').filter((part) => !/^(specification, document|decision D\d)/i.test(part))
  return parts.join('; ')
}

function subjectOf({ field, each }: Rule, words: RowWords): string {
  if (field === null) return words.wholeSubmission
  const table = each === undefined ? undefined : fields[each]
  if (table?.type === 'group') return words.column(table.label, table.columns[field]?.label ?? field)
  return fields[field]?.label ?? field
}

/** Fields of a tab are about one thing, but for these. */
const categoryOfField: Readonly<Record<string, string>> = {
  basicUdiDi: 'Basic UDI-DI',
  basicUdiDiIssuingEntity: 'Basic UDI-DI',
  udiDi: 'UDI-DI',
  udiDiIssuingEntity: 'UDI-DI',
  manufacturerSrn: 'Manufacturer',
  authorizedRepresentativeSrn: 'Manufacturer',
}

const categoryOfTab: Readonly<Record<string, string>> = {
  basic: 'Names and numbers',
  naming: 'Names and numbers',
  classification: 'Classification',
  regulatory: 'Registration and conformity',
  compliance: 'Registration and conformity',
  characteristics: 'Device characteristics',
  clinical: 'Device characteristics',
  technical: 'Device characteristics',
  safety: 'Device characteristics',
  manufacturing: 'Manufacturer',
  packaging: 'Packaging and labeling',
  market: 'Market',
}

function categoryOf({ field, each }: Rule): string {
  const id = each ?? field
  const known: Field | undefined = id === null ? undefined : fields[id]
  return categoryOfField[id ?? ''] ?? categoryOfTab[known?.section ?? ''] ?? 'Submission'
}
