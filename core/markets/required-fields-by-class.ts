import type { MarketModule, RegulatorField } from './market.ts'
import { readinessOf } from './readiness.ts'
import type { RequiredField } from './requirements/checklist.ts'

/** A field's name as this market's regulator has it. */
export function labelIn(
  { regulatorFields, fields }: Pick<MarketModule, 'regulatorFields' | 'fields'>,
  id: string,
): string {
  const regulatorField: RegulatorField | undefined = regulatorFields[id]
  return regulatorField?.label ?? fields[id]?.label ?? id
}

/** Of a device without a publish date the same is asked on every day. */
const anyDay = ''

/**
 * What a market asks of a device of which nothing is known but its class: more is asked by what is stated later.
 * `riskClasses` are the hub's codes; those that the market does not know are passed over.
 */
export function requiredFieldsByClass(
  market: MarketModule,
  riskClasses: readonly { readonly code: string; readonly label: string }[],
): RequiredField[] {
  const known: RegulatorField | undefined = market.regulatorFields.riskClass
  const fitting = riskClasses.filter(({ code }) => known?.codes?.includes(code) ?? true)
  if (fitting.length === 0) {
    return readinessOf(market, {}, anyDay).missing.map((id) => ({ label: labelIn(market, id), classes: '' }))
  }
  const asked = new Map<string, string[]>()
  for (const { code, label } of fitting) {
    const { missing } = readinessOf(market, { riskClass: code }, anyDay)
    const own = market.fields.riskClass ? ['riskClass', ...missing] : missing
    for (const id of own) asked.set(id, [...(asked.get(id) ?? []), label])
  }
  return [...asked].map(([id, labels]) => ({
    label: labelIn(market, id),
    classes: labels.length === fitting.length ? '' : labels.join(', '),
  }))
}
