import type { FieldUses } from './market.ts'

/** A column of the template of a country upload. */
export interface TemplateColumn {
  readonly name: string
  /** The field it fills; null for the reason of the change, which belongs to the save. */
  readonly field: string | null
  /** Of a table that has a row of its own in such columns. */
  readonly column?: string
}

/** The template of "other countries", in the specified order (document 3 section 3). */
const shortFields = [
  'udiDi',
  'deviceName',
  'manufacturerName',
  'riskClass',
  'intendedUse',
  'deviceDescription',
  'brandName',
  'catalogueNumber',
  'singleUse',
  'sterile',
  'packagingType',
  'shelfLife',
  'storageConditions',
  'baseQuantity',
  'deviceSize',
  'deviceSizeUnit',
] as const

export const changeReasonColumn: TemplateColumn = { name: 'changeReason', field: null }

/** A column a field, under the name the market's uses give it. */
export const columnsOf = (fields: readonly string[], uses: FieldUses): readonly TemplateColumn[] =>
  fields.map((field) => ({ name: uses[field]?.column ?? field, field }))

/** The short template, then what else the market's form asks. */
export function shortTemplate(uses: FieldUses): readonly TemplateColumn[] {
  const named = columnsOf(shortFields, uses)
  const others = Object.keys(uses).filter((field) => !shortFields.some((one) => one === field))
  return [...named, changeReasonColumn, ...columnsOf(others, uses)]
}
