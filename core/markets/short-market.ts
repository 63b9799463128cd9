import type { Fields } from '#core/dictionary/field.ts'
import { ruleSet } from '#core/rules/evaluate.ts'
import type { Rule } from '#core/rules/rule.ts'
import { udiDiFormRules } from '#core/rules/udi-di-form-rules.ts'
import type { TemplateColumn } from './country-template.ts'
import { declaredIn } from './declarations.ts'
import type { FieldUses, MarketFile, MarketModule } from './market.ts'
import { hubRules, marketJudge } from './market-judge.ts'
import { uniqueUdiDi } from './market-parts.ts'

interface ShortModule {
  readonly code: string
  readonly fields: Fields
  readonly uses: FieldUses
  readonly rules: readonly Rule[]
  /** The day the rules were looked up. */
  readonly asOf: string
  readonly template: readonly TemplateColumn[]
  readonly files: readonly MarketFile[]
}

/** The judge and the files of a market with the shorter form. */
export function shortModule({ code, fields, uses, rules, asOf, template, files }: ShortModule): MarketModule {
  const hub = hubRules({ fields, uses, rules: udiDiFormRules })
  return {
    code,
    fields,
    uses,
    ...marketJudge({ fields, uses, hub, market: ruleSet(code.toLowerCase(), asOf, rules) }),
    ...uniqueUdiDi,
    declarationsAsked: declaredIn(uses),
    template,
    files,
  }
}
