import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { Test } from '#core/rules/condition.ts'
import { rowsOf } from '#core/rules/values.ts'
import type { FieldUse, MarketForm, WidgetName } from './market.ts'

/** A form while these values are in it. Plain data, so that two states can be compared. */
export interface FormState {
  /** Fields not asked for now. */
  readonly hidden: readonly string[]
  /** Fields marked as required now. */
  readonly needed: readonly string[]
  /** The codes offered now, by the path of each field or column (`table.column`) that does not offer all. */
  readonly offered: Readonly<Record<string, readonly string[]>>
  /** The inputs that stand in place of ordinary ones now, by field. */
  readonly widgets: Readonly<Record<string, WidgetName>>
}

const noFacts: ReadonlySet<string> = new Set()
const always: Test = () => true

/** Reads a form's conditions once; the answer tells the state of the form for any values. */
export function formReader({ uses }: Pick<MarketForm, 'uses'>): (values: AnyDocument) => FormState {
  const all = Object.entries(uses)
  const asked = all.flatMap(([field, use]) => (use.asked ? [{ field, holds: compile(use.asked) }] : []))
  const needed = all.flatMap(([field, { needed: need }]) => {
    if (need === undefined) return []
    return [{ field, holds: need === true ? always : compile(need) }]
  })
  const widgets = all.flatMap(([field, { widget }]) =>
    widget ? [{ field, name: widget.name, holds: compile(widget.when) }] : [],
  )
  const offers = all.flatMap(([field, use]) => offersOf(field, use))
  const paths = [...new Set(offers.map(({ path }) => path))]

  const offeredAt = (path: string, values: AnyDocument): readonly string[] | undefined => {
    const offer = offers.find((candidate) => candidate.path === path && candidate.holds(values, noFacts))
    // Nothing that is stored is out of sight.
    return offer && [...new Set([...offer.codes, ...chosenAt(path, values)])]
  }
  return (values) => ({
    hidden: asked
      .filter(({ field, holds }) => isBlank(values[field]) && !holds(values, noFacts))
      .map(({ field }) => field),
    needed: needed.filter(({ holds }) => holds(values, noFacts)).map(({ field }) => field),
    offered: Object.fromEntries(
      paths.flatMap((path) => {
        const codes = offeredAt(path, values)
        return codes ? [[path, codes]] : []
      }),
    ),
    widgets: Object.fromEntries(
      widgets.filter(({ holds }) => holds(values, noFacts)).map(({ field, name }) => [field, name]),
    ),
  })
}

/** What a field offers: by its offers, else the codes the market takes. */
function offersOf(field: string, { codes, offered = [] }: FieldUse) {
  const taken = codes ? [{ codes }] : []
  return [...offered, ...taken].map((offer) => ({
    path: 'column' in offer && offer.column !== undefined ? `${field}.${offer.column}` : field,
    codes: offer.codes,
    holds: 'when' in offer && offer.when !== undefined ? compile(offer.when) : always,
  }))
}

function chosenAt(path: string, values: AnyDocument): readonly string[] {
  const [field = '', column] = path.split('.')
  const chosen = column === undefined ? [values[field]] : rowsOf(values, field).map((row) => row[column])
  return chosen.flat().filter((code) => typeof code === 'string')
}
