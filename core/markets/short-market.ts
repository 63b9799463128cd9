import type { Fields } from '#core/dictionary/field.ts'
import { ruleSet } from '#core/rules/evaluate.ts'
import type { Requirement } from '#core/rules/requirement.ts'
import type { Rule } from '#core/rules/rule.ts'
import { udiDiFormRules } from '#core/rules/udi-di-form-rules.ts'
import { udiDiRequirements } from '#core/rules/udi-di-requirements.ts'
import type { TemplateColumn } from './country-template.ts'
import { declaredIn } from './declarations.ts'
import type { MarketFile, MarketModule, RegulatorFields } from './market.ts'
import { uniqueUdiDi } from './market-parts.ts'
import { hubRules, marketValidator } from './market-validator.ts'
import { requirementsOf } from './required.ts'

interface ShortModule {
  readonly code: string
  readonly fields: Fields
  readonly regulatorFields: RegulatorFields
  /** Those of its rules and files, in addition to those of its fields. */
  readonly requirements?: readonly Requirement[]
  readonly rules: readonly Rule[]
  /** The day the rules were looked up. */
  readonly asOf: string
  readonly template: readonly TemplateColumn[]
  readonly files: readonly MarketFile[]
}

/** The judge and the files of a market with the shorter form. */
export function shortModule({
  code,
  fields,
  regulatorFields,
  requirements = udiDiRequirements,
  rules,
  asOf,
  template,
  files,
}: ShortModule): MarketModule {
  const hub = hubRules({ fields, regulatorFields, rules: udiDiFormRules })
  return {
    code,
    modelled: 'worksheet',
    fields,
    regulatorFields,
    requirements: requirementsOf(regulatorFields, requirements),
    ...marketValidator({ fields, regulatorFields, hub, market: ruleSet(code.toLowerCase(), asOf, rules) }),
    ...uniqueUdiDi,
    declarationsAsked: declaredIn(regulatorFields),
    template,
    files,
  }
}
