import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { udiDiRequirements } from '#core/rules/udi-di-requirements.ts'
import { commonRegulatorFields } from '../common-fields.ts'
import { deviceSection } from '../device-section.ts'
import type { FormSection, MarketForm, RegulatorField, RegulatorFields } from '../market.ts'
import { requirementsOf } from '../required.ts'
import type { RegulatorElements } from './elements.ts'
import type { CountryFormParts } from './market.ts'

/** The form of a market that is one file: the common fields, and what the market has of its own. */

/** What the market asks of each field: the common ones, its own, and shared ones that it asks for besides. */
function regulatorFieldsOf(market: CountryFormParts): { all: RegulatorFields; own: readonly string[] } {
  const common = commonRegulatorFields(market)
  const said = market.regulatorFields ?? {}
  const own = [...new Set([...Object.keys(market.fields), ...Object.keys(said)])].filter(
    (id) => !(id in common),
  )
  const names = elementNames(market.elements?.asked ?? {})
  const asked = [...Object.keys(common), ...own].map((id) => [
    id,
    { ...common[id], ...said[id], ...names[id] },
  ])
  return { all: Object.fromEntries(asked), own }
}

/** What the regulator calls each field and the columns of its tables. */
function elementNames(asked: RegulatorElements['asked']): Record<string, RegulatorField> {
  const names: Record<string, { id?: string; columnIds?: Record<string, string> }> = {}
  for (const [path, { element }] of Object.entries(asked)) {
    const [field = path, column] = path.split('.')
    names[field] ??= {}
    if (column === undefined) names[field].id = element
    else names[field].columnIds = { ...names[field].columnIds, [column]: element }
  }
  return names
}

/** The device, what the market has of its own, its identification and its package. */
const commonSections = ({ code, form }: CountryFormParts, own: readonly string[]): readonly FormSection[] => [
  deviceSection,
  { id: code.toLowerCase(), title: form.title, purpose: form.purpose, groups: [{ fields: own }] },
  {
    id: 'identification',
    title: 'Identification and package',
    groups: [
      { title: 'UDI', fields: ['udiDi', 'udiDiIssuingEntity', 'productionIdentifiers'] },
      {
        title: 'Package and storage',
        fields: [
          'singleUse',
          'sterile',
          'packagingType',
          'baseQuantity',
          'shelfLife',
          'storageConditions',
          'deviceSize',
          'deviceSizeUnit',
        ],
      },
    ],
  },
]

/** The device, the regulator's elements in its order, and what the hub's template has besides. */
function regulatorSections(elements: RegulatorElements, all: readonly string[]): readonly FormSection[] {
  const placed = [deviceSection, ...elements.sections].flatMap(({ groups }) =>
    groups.flatMap(({ fields }) => fields),
  )
  const others = all.filter((id) => !placed.includes(id))
  const rest: FormSection = {
    id: 'further',
    title: 'Further details',
    purpose: 'Fields of the hub’s template that are not among the published elements of the regulator.',
    groups: [{ fields: others }],
  }
  return [deviceSection, ...elements.sections, ...(others.length > 0 ? [rest] : [])]
}

export function countryForm(market: CountryFormParts): MarketForm {
  const { code, system, form, elements, asksMoreFrom } = market
  const { all: regulatorFields, own } = regulatorFieldsOf(market)
  return {
    code,
    modelled: elements ? 'regulator' : 'worksheet',
    untold: elements?.untold ?? [],
    system,
    fields: { ...submissionFields, ...(defineFields(code.toLowerCase(), market.fields) as Fields) },
    regulatorFields,
    requirements: requirementsOf(regulatorFields, [...udiDiRequirements, ...(elements?.requirements ?? [])]),
    sections: elements
      ? regulatorSections(elements, Object.keys(regulatorFields))
      : commonSections(market, own),
    hints: form.hints,
    ...(asksMoreFrom && { asksMoreFrom }),
  }
}
