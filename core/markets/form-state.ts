import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { Test } from '#core/rules/condition.ts'
import { rowsOf } from '#core/rules/values.ts'
import type { CodesWhen, FieldWhen, MarketForm } from './market.ts'

/** A form while these values are in it. Plain data, so that two states can be compared. */
export interface FormState {
  /** Fields not asked for now. */
  readonly hidden: readonly string[]
  /** Fields marked as required now. */
  readonly needed: readonly string[]
  /** The codes offered now, by the path of each field or column (`table.column`) that does not offer all. */
  readonly offered: Readonly<Record<string, readonly string[]>>
  readonly generatesBasicUdiDi: boolean
}

const noFacts: ReadonlySet<string> = new Set()

/** Reads a form's conditions once; the answer tells the state of the form for any values. */
export function formReader(form: MarketForm): (values: AnyDocument) => FormState {
  const asked = compiled(form.askedWhen)
  const needed = compiled(form.neededWhen)
  const offered = compiled(form.offeredWhen)
  const paths = new Set([...Object.keys(form.offeredCodes), ...offered.map(pathOf)])
  const generated = form.generatesBasicUdiDi && compile(form.generatesBasicUdiDi)

  const offeredAt = (path: string, values: AnyDocument): readonly string[] | undefined => {
    const row = offered.find((candidate) => pathOf(candidate) === path && candidate.holds(values, noFacts))
    const codes = row?.codes ?? (form.offeredCodes as Record<string, readonly string[]>)[path]
    // Nothing that is stored is out of sight.
    return codes && [...new Set([...codes, ...chosenAt(path, values)])]
  }
  return (values) => ({
    hidden: asked
      .filter(({ field, holds }) => isBlank(values[field]) && !holds(values, noFacts))
      .map(({ field }) => field),
    needed: [
      ...form.alwaysNeeded,
      ...needed.filter(({ holds }) => holds(values, noFacts)).map(({ field }) => field),
    ],
    offered: Object.fromEntries(
      [...paths].flatMap((path) => {
        const codes = offeredAt(path, values)
        return codes ? [[path, codes]] : []
      }),
    ),
    generatesBasicUdiDi: generated?.(values, noFacts) ?? false,
  })
}

function pathOf({ field, column }: CodesWhen): string {
  return column === undefined ? field : `${field}.${column}`
}

function chosenAt(path: string, values: AnyDocument): readonly string[] {
  const [field = '', column] = path.split('.')
  const chosen = column === undefined ? [values[field]] : rowsOf(values, field).map((row) => row[column])
  return chosen.filter((code) => typeof code === 'string')
}

function compiled<R extends FieldWhen>(rows: readonly R[]): readonly (R & { readonly holds: Test })[] {
  return rows.map((row) => ({ ...row, holds: compile(row.when) }))
}
