import { defineFields, type Fields } from '#core/dictionary/field.ts'
import { type SubmissionFieldId, submissionFields } from '#core/dictionary/submission/index.ts'
import { udiDiRequirements } from '#core/rules/udi-di-requirements.ts'
import { commonRegulatorFields } from '../common-fields.ts'
import type { FormSection, MarketForm, RegulatorFields } from '../market.ts'
import { requirementsOf } from '../required.ts'
import type { WorksheetFormParts } from './market.ts'

/** The form of a worksheet market: the common fields, and what the market has of its own. */

/** What the market asks of each field: the common ones, its own, and shared ones that it asks for besides. */
function regulatorFieldsOf(market: WorksheetFormParts): { all: RegulatorFields; own: readonly string[] } {
  const common = commonRegulatorFields(market)
  const said = market.regulatorFields ?? {}
  const own = [...new Set([...Object.keys(market.fields), ...Object.keys(said)])].filter(
    (id) => !(id in common),
  )
  const asked = [...Object.keys(common), ...own].map((id) => [id, { ...common[id], ...said[id] }])
  return { all: Object.fromEntries(asked), own }
}

const deviceFields: readonly SubmissionFieldId[] = [
  'deviceName',
  'manufacturerName',
  'riskClass',
  'modelNumber',
  'brandName',
  'catalogueNumber',
  'intendedUse',
  'deviceDescription',
]

/** The device, what the market has of its own, its identification and its package. */
const sectionsOf = ({ code, form }: WorksheetFormParts, own: readonly string[]): readonly FormSection[] => [
  { id: 'device', title: 'Device', groups: [{ fields: deviceFields }] },
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

export function worksheetForm(market: WorksheetFormParts): MarketForm {
  const { code, system, form } = market
  const { all: regulatorFields, own } = regulatorFieldsOf(market)
  return {
    code,
    modelled: 'worksheet',
    system,
    fields: { ...submissionFields, ...(defineFields(code.toLowerCase(), market.fields) as Fields) },
    regulatorFields,
    requirements: requirementsOf(regulatorFields, udiDiRequirements),
    sections: sectionsOf(market, own),
    hints: form.hints,
  }
}
