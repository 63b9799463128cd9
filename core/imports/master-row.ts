import { applyPatch } from '#core/dictionary/document.ts'
import type { Fields, FieldValue } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { digitsLost } from '#core/identifiers/udi-di.ts'
import { readVersionNumber } from '#core/lifecycle/master-status.ts'
import { readText } from './cell-reader.ts'
import { asSource, templateSource } from './kept-values.ts'
import { type ReadCells, type RowReader, type RowReading, rowReader, unitColumns } from './row-reader.ts'
import type { MasterRow, TableRow } from './table.ts'

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

/** The columns the specification names for the template of the bulk page: the union of its lists (decision D23). */
export const bulkTemplateColumns = [
  ...masterTemplateColumns,
  'parentId',
  'riskClass',
  'intendedUse',
  'status',
] as const

const bookkeepingColumns = ['versionNumber', 'changeReason', 'parentId', 'status']

/** Every column that is read: the bookkeeping ones, all fields of a record, and what is kept for its submissions. */
export const masterColumns = (kept: Fields): readonly string[] => {
  const all = [...bookkeepingColumns, ...Object.keys(masterFields), ...Object.keys(kept)]
  return [...new Set([...all, ...unitColumns(masterFields)])].filter((name) => !(name in ignoredColumns))
}

/** The template of the bulk page: the specified columns, then everything else that is read (decision D71). */
export const bulkTemplate = (kept: Fields): readonly string[] => [
  ...new Set([...bulkTemplateColumns, ...masterColumns(kept)]),
]

/** Specified columns that are not read, and why. */
export const ignoredColumns: Readonly<Record<string, string>> = {
  Approval: 'Approvals are decided in the hub',
  status: 'The version number decides it: 1.0 is in force, 2.0-draft is a draft.',
}

const reader = rowReader(masterFields)

/** Reads rows of a master file; the columns in `kept` are for the submissions of the record. */
export function masterRowReader(kept: Fields) {
  const all = rowReader({ ...kept, ...masterFields })
  return (columns: ReadonlyMap<string, number>, row: TableRow): RowReading<MasterRow> =>
    readMasterRow(all, columns, row)
}

function readMasterRow(
  all: RowReader,
  columns: ReadonlyMap<string, number>,
  row: TableRow,
): RowReading<MasterRow> {
  const cell = (name: string): string => row.cells[columns.get(name) ?? -1] ?? ''
  const read = all.cells(columns, row)
  const named = readText(cell('versionNumber'))
  const versionNumber = readVersionCell(named)
  const wrong = (field: string, message: string) => read.errors.push({ field, message })
  const shortened = shortenedNumber(read)
  if (shortened) wrong('deviceNumber', shortened)
  if (!readVersionNumber(versionNumber)) {
    wrong('versionNumber', `"${versionNumber}" is not a version number (write 1.0 or 2.0-draft)`)
  }
  const parent = readText(cell('parentId'))
  if (parent !== '' && !/^\d{1,9}$/.test(parent)) wrong('parentId', 'parentId is the number of a record')
  const reason = reasonText.safeParse(readText(cell('changeReason')))
  for (const { message } of reason.error?.issues ?? []) wrong('changeReason', message)
  const rest = {
    versionNumber,
    isVersionNamed: named !== '',
    changeReason: reason.data || null,
    parentId: parent === '' ? null : Number(parent),
    sourceData: null,
  }
  return finishRow(read, rest, all)
}

/** A number that lost its digits names no device: many devices have the same one. */
const shortenedNumber = ({ values: { deviceNumber } }: ReadCells): string | undefined =>
  typeof deviceNumber === 'string' && /[.,]|E\+/i.test(deviceNumber) ? digitsLost(deviceNumber) : undefined

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
export function finishRow(
  read: ReadCells,
  { notSaid = [], ...rest }: Rest,
  judge: Pick<RowReader, 'judge'> = reader,
): RowReading<MasterRow> {
  const { stated: all, errors, missing } = judge.judge(read)
  const own: Record<string, FieldValue> = {}
  const kept: Record<string, FieldValue> = {}
  const said: Record<string, FieldValue> = {}
  for (const [id, value] of Object.entries(all) as [string, FieldValue][]) {
    ;(id in masterFields ? own : kept)[id] = value
    if (!notSaid.includes(id)) said[id] = value
  }
  const sourceData =
    Object.keys(kept).length > 0 ? { [templateSource]: { ...asSource(kept) } } : rest.sourceData
  const row = { ...rest, document: applyPatch({}, own), stated: said, missing, sourceData }
  const isNamed = own.deviceNumber !== undefined && readVersionNumber(rest.versionNumber) !== undefined
  if (errors.length === 0 && own.deviceNumber !== undefined) return { row }
  return { errors: [...errors, ...missing], ...(isNamed && { partly: row }) }
}
