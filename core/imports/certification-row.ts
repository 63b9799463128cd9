import { certificationFields } from '#core/dictionary/certification/index.ts'
import { applyPatch } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { certificationIssues } from '#core/rules/certification-checks.ts'
import { fold } from '#core/text/fold.ts'
import { readText } from './cell-reader.ts'
import { type RowReading, rowReader } from './row-reader.ts'
import type { RowError, TableRow } from './table.ts'

/** A row understood as a certification of an operator, which is told by SRN or by name. */
export interface CertificationRow {
  readonly operatorSrn: string
  readonly operatorName: string
  readonly document: AnyDocument
  readonly stated: AnyDocument
  readonly missing: readonly RowError[]
}

/** The columns of the template. */
export const certificationTemplateColumns: readonly string[] = [
  'operatorSrn',
  'operatorName',
  ...Object.keys(certificationFields),
]

const reader = rowReader(certificationFields)

export function readCertificationRow(
  columns: ReadonlyMap<string, number>,
  row: TableRow,
): RowReading<CertificationRow> {
  const cell = (name: string): string => readText(row.cells[columns.get(name) ?? -1] ?? '')
  const operatorSrn = cell('operatorSrn')
  const operatorName = cell('operatorName')
  const { stated, errors, missing } = reader.judge(reader.cells(columns, row))
  const all: RowError[] = [
    ...errors,
    ...certificationIssues(stated).map(({ path, message }) => ({ field: path, message })),
  ]
  if (operatorSrn === '' && operatorName === '') {
    all.unshift({ field: 'operatorSrn', message: 'Name the operator by SRN or by name' })
  }
  const isNameless = missing.some(
    ({ field }) => field === 'certificationType' || field === 'certificationNumber',
  )
  if (all.length > 0 || isNameless) return { errors: [...all, ...missing] }
  return { row: { operatorSrn, operatorName, document: applyPatch({}, stated), stated, missing } }
}

/** What makes two rows the same certification. */
export function certificationKey({ operatorSrn, operatorName, document }: CertificationRow): string {
  const operator = operatorSrn === '' ? fold(operatorName) : operatorSrn
  return [
    operator,
    fold(String(document.certificationType)),
    fold(String(document.certificationNumber)),
  ].join('\n')
}
