import type { Fields } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import type { RegulatorFields } from '#core/markets/market.ts'
import type { Requirement } from '#core/rules/requirement.ts'

/** The parts of a market that determine the columns of its templates. */
export interface TemplateMarket {
  readonly fields: Fields
  readonly regulatorFields: RegulatorFields
  readonly requirements: readonly Requirement[]
}

/** Fields of submissions that have another name in the master record. */
export const masterNames: Readonly<Record<string, string>> = { baseQuantity: 'quantityPerPackage' }

/** The fields a client may fill in. */
const givenFields = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([id, { assigned }]) => (assigned ? [] : [id]))

/** Those of them that the regulator has an element for, that somebody has to declare, or that a rule asks for. */
export function askedFields({ fields, regulatorFields, requirements }: TemplateMarket): readonly string[] {
  const required = new Set(requirements.map(({ field, each }) => each ?? field))
  return givenFields(fields).filter((id) => {
    const { id: element, declaration, neededToSave } = regulatorFields[id] ?? {}
    return element !== undefined || declaration || neededToSave || required.has(id)
  })
}

/** All of them; those that are asked for come first. */
export const submissionTemplateFields = (market: TemplateMarket): readonly string[] =>
  [...new Set([...askedFields(market), ...givenFields(market.fields)])].filter((id) => !(id in masterNames))

/** The fields of submissions that a file of records may fill in, besides those the record itself has. */
export function keptFields(market: TemplateMarket): Fields {
  const kept = askedFields(market).filter((id) => !(id in masterFields) && !(id in masterNames))
  return Object.fromEntries(kept.flatMap((id) => (market.fields[id] ? [[id, market.fields[id]]] : [])))
}
