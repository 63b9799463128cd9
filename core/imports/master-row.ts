import { applyPatch } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { readVersionNumber } from '#core/lifecycle/master-status.ts'
import { readText } from './cell-reader.ts'
import { type ReadCells, type RowReading, rowReader } from './row-reader.ts'
import type { RowError, TableRow } from './table.ts'

/** A row understood: a device version, to be stored or to be compared with the one that is there. */
export interface MasterRow {
  readonly document: AnyDocument
  /** What the file itself says of the device; the document may hold what follows from the kind of file. */
  readonly stated: AnyDocument
  /** What a new device would need besides. */
  readonly missing: readonly RowError[]
  readonly versionNumber: string
  readonly changeReason: string | null
  readonly parentId: number | null
  /** Columns without a field of their own, by source. */
  readonly sourceData: Record<string, Record<string, string>> | null
}

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

const reader = rowReader(masterFields)

/** Reads one row of a master file. `status` is ignored: the version number decides it (decision D23). */
export function readMasterRow(columns: ReadonlyMap<string, number>, row: TableRow): RowReading<MasterRow> {
  const cell = (name: string): string => row.cells[columns.get(name) ?? -1] ?? ''
  const read = reader.cells(columns, row)
  const versionNumber = readVersionCell(cell('versionNumber').trim())
  const wrong = (field: string, message: string) => read.errors.push({ field, message })
  if (!readVersionNumber(versionNumber)) {
    wrong('versionNumber', `"${versionNumber}" is not a version number (write 1.0 or 2.0-draft)`)
  }
  const parent = cell('parentId').trim()
  if (parent !== '' && !/^\d{1,9}$/.test(parent)) wrong('parentId', 'parentId is the number of a record')
  const reason = reasonText.safeParse(readText(cell('changeReason')))
  for (const { message } of reason.error?.issues ?? []) wrong('changeReason', message)
  return finishRow(read, {
    versionNumber,
    changeReason: reason.data || null,
    parentId: parent === '' ? null : Number(parent),
    sourceData: null,
  })
}

/** Spreadsheets make the number 1 of a version 1.0. */
export function readVersionCell(text: string): string {
  if (text === '') return '1.0'
  return /^\d+$/.test(text) ? `${text}.0` : text
}

interface Rest extends Omit<MasterRow, 'document' | 'stated' | 'missing'> {
  /** Fields that are in the document though no column says them. */
  readonly notSaid?: readonly string[]
}

/** Judges what was read. Without its number nobody knows which device a row is about. */
export function finishRow(read: ReadCells, { notSaid = [], ...rest }: Rest): RowReading<MasterRow> {
  const { stated: all, errors, missing } = reader.judge(read)
  if (errors.length > 0 || missing.some(({ field }) => field === 'deviceNumber')) {
    return { errors: [...errors, ...missing] }
  }
  const said = Object.entries(all).filter(([id]) => !notSaid.includes(id))
  return { row: { document: applyPatch({}, all), stated: Object.fromEntries(said), missing, ...rest } }
}
