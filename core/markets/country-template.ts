import { submissionFields } from '#core/dictionary/submission/index.ts'
import type { RegulatorFields, TemplateColumn } from './market.ts'

/** The template of "other countries": its names and fields, in the specified order (document 3 section 3). */
const shortColumns: readonly TemplateColumn[] = [
  'udiDi',
  'deviceName',
  'manufacturerName',
  'riskClass',
  'intendedUse',
  'deviceDescription',
  'brandName',
  ['catalogNumber', 'catalogueNumber'] as const,
  'singleUse',
  'sterile',
  'packagingType',
  'shelfLife',
  'storageConditions',
  ['quantityPerPackage', 'baseQuantity'] as const,
  'deviceSize',
  'deviceSizeUnit',
].map((column) =>
  typeof column === 'string' ? { name: column, field: column } : { name: column[0], field: column[1] },
)

export const changeReasonColumn: TemplateColumn = { name: 'changeReason', field: null }

/** One column per field, named as in the market’s field table. */
export const columnsOf = (
  fields: readonly string[],
  regulatorFields: RegulatorFields,
): readonly TemplateColumn[] =>
  fields.map((field) => ({ name: regulatorFields[field]?.column ?? field, field }))

/** The short template, then what is the market's own, then what else its form asks. */
export function shortTemplate(regulatorFields: RegulatorFields): readonly TemplateColumn[] {
  const others = Object.keys(regulatorFields).filter((id) => !shortColumns.some(({ field }) => field === id))
  const own = others.filter((id) => !(id in submissionFields))
  const shared = others.filter((id) => id in submissionFields)
  return [...shortColumns, changeReasonColumn, ...columnsOf([...own, ...shared], regulatorFields)]
}
