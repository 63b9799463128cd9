import { missingFields } from '#core/dictionary/document.ts'
import type { AnyDocument, Field, FieldValue } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { readVersionNumber } from '#core/lifecycle/master-status.ts'
import { readCell, readText } from './cell-reader.ts'
import type { RowError, TableRow } from './table.ts'

/** A row understood: a device version to be stored. */
export interface MasterRow {
  readonly document: AnyDocument
  readonly versionNumber: string
  readonly changeReason: string | null
  readonly parentId: number | null
  /** Columns without a field of their own, by source. */
  readonly sourceData: Record<string, Record<string, string>> | null
}

export type RowReading = { row: MasterRow } | { errors: RowError[] }

/** Columns of the master template (specification, document 1 section 9), 27 in this order. */
export const masterTemplateColumns = [
  'deviceNumber',
  'versionNumber',
  'deviceName',
  'manufacturerName',
  'deviceDescription',
  'deviceFamily',
  'modelNumber',
  'brandName',
  'catalogueNumber',
  'singleUse',
  'sterile',
  'implantableDevice',
  'activeDevice',
  'packagingType',
  'shelfLife',
  'storageConditions',
  'quantityPerPackage',
  'containsLatex',
  'containsMedicinalSubstance',
  'containsAnimalTissue',
  'containsHumanTissue',
  'containsNanoMaterial',
  'softwareDevice',
  'measuringFunction',
  'reusableDevice',
  'targetCountries',
  'changeReason',
] as const

/** The bulk page's template: the union of the specification's lists (decision D23). */
export const bulkTemplateColumns = [
  ...masterTemplateColumns,
  'parentId',
  'riskClass',
  'intendedUse',
  'status',
] as const

const bookkeepingColumns = ['versionNumber', 'changeReason', 'parentId', 'status']

/** Every column a master file may have: the bookkeeping ones and all fields of the dictionary. */
export const knownMasterColumns = [...new Set([...bookkeepingColumns, ...Object.keys(masterFields)])]

const schema = patchSchema(masterFields)
const fieldEntries = Object.entries(masterFields) as [string, Field][]

/** Reads one row of a master file. `status` is ignored: the version number decides it (decision D23). */
export function readMasterRow(columns: ReadonlyMap<string, number>, row: TableRow): RowReading {
  const cell = (name: string): string => row.cells[columns.get(name) ?? -1] ?? ''
  const errors: RowError[] = []
  const patch: Record<string, FieldValue | null> = {}
  for (const [id, field] of fieldEntries) {
    const read = readCell(field, cell(id))
    if ('error' in read) errors.push({ field: id, message: read.error })
    else patch[id] = read.value
  }
  const versionNumber = readVersionCell(cell('versionNumber').trim())
  if (!readVersionNumber(versionNumber)) {
    errors.push({
      field: 'versionNumber',
      message: `"${versionNumber}" is not a version number (write 1.0 or 2.0-draft)`,
    })
  }
  const parent = cell('parentId').trim()
  if (parent !== '' && !/^\d{1,9}$/.test(parent)) {
    errors.push({ field: 'parentId', message: 'parentId is the number of a record' })
  }
  const reason = reasonText.safeParse(readText(cell('changeReason')))
  for (const { message } of reason.error?.issues ?? []) errors.push({ field: 'changeReason', message })
  return finishRow(patch, errors, {
    versionNumber,
    changeReason: reason.data || null,
    parentId: parent === '' ? null : Number(parent),
    sourceData: null,
  })
}

/** Spreadsheets make the number 1 of a version 1.0. */
function readVersionCell(text: string): string {
  if (text === '') return '1.0'
  return /^\d+$/.test(text) ? `${text}.0` : text
}

/** A stored document as its cells would be read again: without the space around texts. */
export function asRead(document: AnyDocument): AnyDocument {
  const values = Object.entries(document)
  return Object.fromEntries(
    values.map(([id, value]) => [id, typeof value === 'string' ? value.trim() : value]),
  )
}

/** Judges what was read by the dictionary: lengths, ranges, characters, required fields; all errors at once. */
export function finishRow(
  patch: Record<string, FieldValue | null>,
  errors: RowError[],
  rest: Omit<MasterRow, 'document'>,
): RowReading {
  const judged = schema.safeParse(patch)
  const document: Record<string, FieldValue> = {}
  if (judged.success) {
    for (const [id, value] of Object.entries(judged.data)) {
      if (value !== null && value !== undefined) document[id] = value as FieldValue
    }
  } else {
    errors.push(
      ...judged.error.issues.map((issue) => ({ field: String(issue.path[0]), message: issue.message })),
    )
  }
  const refused = new Set(errors.map((error) => error.field))
  const missing = missingFields(masterFields, patchAsDocument(patch)).filter(
    (issue) => !refused.has(issue.path),
  )
  errors.push(...missing.map((issue) => ({ field: issue.path, message: issue.message })))
  return errors.length > 0 ? { errors } : { row: { document, ...rest } }
}

function patchAsDocument(patch: Record<string, FieldValue | null>): AnyDocument {
  return Object.fromEntries(
    Object.entries(patch).flatMap(([id, value]) => (value === null ? [] : [[id, value]])),
  )
}
