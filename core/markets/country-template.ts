import type { FieldRow } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import type { RegulatorFields } from './market.ts'

/** A column of the template of a country upload. */
export interface TemplateColumn {
  readonly name: string
  /** The field it fills; null for the reason of the change, which belongs to the save. */
  readonly field: string | null
  /** Of a table that has a row of its own in such columns. */
  readonly column?: string
  /** What else the row then says; columns that say the same here fill one row. */
  readonly row?: FieldRow
}

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
