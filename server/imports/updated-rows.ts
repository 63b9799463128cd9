import { applyPatch, type FieldChange } from '#core/dictionary/document.ts'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { stillToMake } from '#core/imports/other-values.ts'
import type { RowToUpdate, Verdict, Verdicts } from './import-kind.ts'

interface Stored {
  readonly id: number
  readonly document: AnyDocument
}

/** What rows with other values make of what is stored, where nobody was quicker (decision D34). */
export function updatedRows<Row extends Stored>(
  found: readonly Row[],
  rows: readonly RowToUpdate[],
  fields: Fields,
): { readonly verdicts: Verdicts; readonly changed: readonly { row: Row; document: AnyDocument }[] } {
  const known = new Map(found.map((row) => [row.id, row]))
  const verdicts = new Map<number, Verdict>()
  const changed: { row: Row; document: AnyDocument }[] = []
  for (const { row: number, recordId, changes } of rows) {
    const row = known.get(recordId)
    if (!row) {
      verdicts.set(number, { errors: [{ field: null, message: 'It no longer exists' }] })
      continue
    }
    const { left, overtaken } = stillToMake(row.document, changes)
    if (overtaken.length > 0)
      verdicts.set(number, { errors: overtaken.map((one) => overtakenError(fields, one)) })
    else if (left.length === 0) verdicts.set(number, 'skipped')
    else {
      const patch = Object.fromEntries(left.map(({ field, to }) => [field, to]))
      changed.push({ row, document: applyPatch(row.document, patch) })
      verdicts.set(number, 'successful')
    }
  }
  return { verdicts, changed }
}

function overtakenError(fields: Fields, { field }: FieldChange) {
  const label = fields[field]?.label ?? field
  return {
    field,
    message: `${label} has been changed in the meantime. Upload the file again to see the current value.`,
  }
}
