import { applyPatch } from '#core/dictionary/document.ts'
import type { AnyDocument, Field } from '#core/dictionary/field.ts'
import { operatorFields } from '#core/dictionary/operator/index.ts'
import { operatorIssues } from '#core/rules/operator-checks.ts'
import { fold } from '#core/text/fold.ts'
import { type RowReading, rowReader } from './row-reader.ts'
import type { RowError, TableRow } from './table.ts'

/** A row understood as an economic operator. */
export interface OperatorRow {
  readonly document: AnyDocument
  /** What the row itself says. */
  readonly stated: AnyDocument
  /** What a new operator would need besides. */
  readonly missing: readonly RowError[]
}

/** Numbers of records mean nothing in another hub, and a table fits into no cell. */
const columns = Object.entries<Field>(operatorFields)
  .filter(([id, { type }]) => id !== 'authorizedRepresentativeId' && type !== 'group')
  .map(([id]) => id)

/** The columns of the template, in the order of the form. */
export const operatorTemplateColumns: readonly string[] = columns

const reader = rowReader(
  Object.fromEntries(Object.entries(operatorFields).filter(([id]) => columns.includes(id))),
)

/** Reads one row. An operator is active unless its row says otherwise. */
export function readOperatorRow(at: ReadonlyMap<string, number>, row: TableRow): RowReading<OperatorRow> {
  const { stated, errors, missing } = reader.judge(reader.cells(at, row))
  const refused = new Set(errors.map(({ field }) => field))
  const wrong = operatorIssues(stated)
    .filter(({ path }) => !refused.has(path))
    .map(({ path, message }) => ({ field: path, message }))
  const all = [...errors, ...wrong]
  // Without its kind and its name nobody knows which operator a row is about.
  const isNameless = missing.some(({ field }) => field === 'actorType' || field === 'name')
  if (all.length > 0 || isNameless) return { errors: [...all, ...missing] }
  return { row: { document: applyPatch({ isActive: true }, stated), stated, missing } }
}

/** What makes two rows the same operator: the SRN of its kind, else kind, name and country. */
export function operatorKey({ actorType, srn, name, country }: AnyDocument): string {
  return srn ? `${actorType} ${srn}` : `${actorType} ${country ?? ''} ${fold(String(name))}`
}
