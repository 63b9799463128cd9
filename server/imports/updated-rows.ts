import { applyPatch, type FieldChange } from '#core/dictionary/document.ts'
import type { AnyDocument, Fields } from '#core/dictionary/field.ts'
import { stillToMake } from '#core/imports/other-values.ts'
import type { RowError } from '#core/imports/table.ts'
import type { UpdateBatch, Verdict, Verdicts } from './import-kind.ts'

interface Stored {
  readonly id: number
  readonly document: AnyDocument
}

/**
 * What rows with other values make of what is stored, where nobody was quicker (decision D34). Of two rows about one
 * record the second is judged by what the first leaves; together they are one change.
 */
export function updatedRows<Row extends Stored>(
  found: readonly Row[],
  { rows, overtaken: inWords }: Pick<UpdateBatch, 'rows' | 'overtaken'>,
  fields: Fields,
): { readonly verdicts: Verdicts; readonly changed: readonly { row: Row; document: AnyDocument }[] } {
  const known = new Map(found.map((row) => [row.id, row]))
  const verdicts = new Map<number, Verdict>()
  const changed = new Map<number, { row: Row; document: AnyDocument }>()
  for (const { row: number, recordId, changes } of rows) {
    const row = known.get(recordId)
    if (!row) {
      verdicts.set(number, { errors: [{ field: null, message: 'It no longer exists' }] })
      continue
    }
    const { document } = changed.get(recordId) ?? row
    const { left, overtaken } = stillToMake(document, changes)
    if (overtaken.length > 0) verdicts.set(number, { errors: overtakenErrors(fields, overtaken, inWords) })
    else if (left.length === 0) verdicts.set(number, 'skipped')
    else {
      const patch = Object.fromEntries(left.map(({ field, to }) => [field, to]))
      changed.set(recordId, { row, document: applyPatch(document, patch) })
      verdicts.set(number, 'successful')
    }
  }
  return { verdicts, changed: [...changed.values()] }
}

/** One error for each field that somebody has changed meanwhile, in the words of the update. */
export const overtakenErrors = (
  fields: Fields,
  changes: readonly FieldChange[],
  inWords: UpdateBatch['overtaken'],
): RowError[] => changes.map(({ field }) => ({ field, message: inWords(fields[field]?.label ?? field) }))
