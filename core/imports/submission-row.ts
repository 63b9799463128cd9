import { findMarket } from '#core/code-lists/markets.ts'
import type { AnyDocument, Field, Fields } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { reasonText } from '#core/dictionary/reason.ts'
import { diKey } from '#core/identifiers/di-key.ts'
import { readVersionNumber } from '#core/lifecycle/master-status.ts'
import { readCell, readText } from './cell-reader.ts'
import { bulkTemplateColumns, readVersionCell } from './master-row.ts'
import { type RowReading, rowReader, unitColumns } from './row-reader.ts'
import type { TableRow } from './table.ts'
import { masterNames, submissionTemplateFields, type TemplateMarket } from './template-fields.ts'

/** A row understood as a submission, to be stored or to be compared with the one that is there. */
export interface SubmissionRow {
  /** What the row says of the submission. */
  readonly stated: AnyDocument
  /** The device of its master record, where the row names one. */
  readonly deviceNumber: string | null
  /** Null where the row leaves it to the hub which version is meant. */
  readonly versionNumber: string | null
  readonly changeReason: string | null
}

/** A submission is not saved without these (specification, document 2 section 2.11). */
const requiredColumns = ['basicUdiDi', 'deviceName', 'registrationType', 'riskClass', 'emdnCode'] as const

/** The columns the specification names: the required ones first, then those of its other lists (decision D23). */
export const specifiedSubmissionColumns: readonly string[] = [
  ...new Set<string>([...requiredColumns, ...bulkTemplateColumns]),
]

/** The columns of the template: the specified ones, then everything else that is read (decision D71). */
export const submissionTemplate = (market: TemplateMarket): readonly string[] => [
  ...new Set([
    ...specifiedSubmissionColumns,
    ...submissionTemplateFields(market),
    ...unitColumns(market.fields),
  ]),
]

/** Specified columns that mean nothing for a submission, and why. */
export const columnsOfRecordsOnly: Readonly<Record<string, string>> = {
  Approval: 'Approvals are decided in the hub',
  parentId: 'It is the number of a Master DI record: versions are created there.',
  deviceFamily: 'A submission has no device family: it belongs to the Master DI record.',
  reusableDevice:
    'It belongs to the Master DI record. For submissions, use singleUse, maximumReuses and reusableSurgicalInstrument.',
  status: 'A new submission is always a draft.',
}

/** Every column that is read. */
export const submissionColumns = (fields: Fields): readonly string[] => {
  const given = Object.keys(fields).filter((id) => !fields[id]?.assigned)
  const all = new Set([...specifiedSubmissionColumns, ...given, ...unitColumns(fields)])
  return [...all].filter((name) => !(name in columnsOfRecordsOnly))
}

/**
 * How rows are read for one market, the only one a submission has. `status` is ignored, as all that belongs to the
 * master record is: an upload of submissions makes no records (S2-OPEN-23).
 */
export function submissionRowReader(fields: Fields, market: string) {
  const reader = rowReader(fields)
  return (columns: ReadonlyMap<string, number>, row: TableRow): RowReading<SubmissionRow> => {
    const cell = (name: string): string => row.cells[columns.get(name) ?? -1] ?? ''
    const read = reader.cells(columns, row)
    const wrong = (field: string, message: string) => read.errors.push({ field, message })
    for (const [id, name] of Object.entries(masterNames)) {
      const field: Field | undefined = fields[id]
      if (!field || (read.values[id] ?? null) !== null) continue
      const value = readCell(field, cell(name))
      if ('error' in value) wrong(name, value.error)
      else if (value.value !== null) read.values[id] = value.value
    }
    const device = readCell(masterFields.deviceNumber, cell('deviceNumber'))
    const deviceNumber = 'value' in device && typeof device.value === 'string' ? device.value : null
    if ('error' in device) wrong('deviceNumber', device.error)
    const version = readText(cell('versionNumber'))
    const versionNumber = version === '' ? null : readVersionCell(version)
    if (versionNumber !== null && !readVersionNumber(versionNumber)) {
      wrong('versionNumber', `"${version.slice(0, 100)}" is not a version number (write 1.0 or 2.0-draft)`)
    }
    const elsewhere = wrongCountries(cell('targetCountries'), market)
    if (elsewhere) wrong('targetCountries', elsewhere)
    const reason = reasonText.safeParse(readText(cell('changeReason')))
    for (const { message } of reason.error?.issues ?? []) wrong('changeReason', message)
    const { stated, errors } = reader.judge(read)
    // Without a device and a code nobody knows which submission a row is about.
    const isNameless = deviceNumber === null && stated.basicUdiDi === undefined
    const hasBadCode = errors.some(({ field }) => field === 'basicUdiDi' || field === 'deviceNumber')
    const nameless = {
      field: 'basicUdiDi',
      message: 'Basic UDI-DI is required where the row names no device of Master DI',
    }
    if (isNameless && !hasBadCode) return { errors: [...errors, nameless] }
    if (errors.length > 0) return { errors }
    return { row: { stated, deviceNumber, versionNumber, changeReason: reason.data || null } }
  }
}

function wrongCountries(text: string, market: string): string | undefined {
  const read = readCell(masterFields.targetCountries, text)
  if ('error' in read) return read.error
  if (read.value === null || (Array.isArray(read.value) && read.value.includes(market))) return undefined
  const { country = market } = findMarket(market) ?? {}
  return `This upload makes submissions for ${country}: write ${market}, or leave the cell empty`
}

/** What makes two rows the same submission: the version of the device, else the Basic UDI-DI with the UDI-DI. */
export const submissionKey = (row: SubmissionRow): string =>
  row.deviceNumber === null
    ? `code ${codesOf(row.stated)}`
    : `device ${row.versionNumber ?? ''} ${row.deviceNumber}`

/** Rows that may be about the same submission. */
export const submissionGroup = (row: SubmissionRow): string =>
  row.deviceNumber === null ? `code ${codesOf(row.stated)}` : `device ${row.deviceNumber}`

export const codesOf = ({ basicUdiDi, udiDi }: AnyDocument): string => `${basicUdiDi ?? ''} ${diKey(udiDi)}`

/** Whether it may become a new submission; what a named device gives is not known here. */
export const isComplete = ({ stated, deviceNumber }: SubmissionRow): boolean =>
  deviceNumber !== null || requiredColumns.every((id) => stated[id] !== undefined)
