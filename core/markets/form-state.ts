import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { Facts, Test } from '#core/rules/condition.ts'
import { rowsOf } from '#core/rules/values.ts'
import type { MarketForm, RegulatorField, WidgetName } from './market.ts'
import { type AskingByDay, factsOn } from './published.ts'
import { requirementReader } from './required.ts'

/** A form while these values are in it. Plain data, so that two states can be compared. */
export interface FormState {
  /** Fields not asked for now. */
  readonly hidden: readonly string[]
  /** Paths marked as required now. */
  readonly needed: readonly string[]
  /** Those of them that are blank or incomplete. */
  readonly missing: readonly string[]
  /** Paths for which the validator warns while they are blank. */
  readonly advised: readonly string[]
  /** The codes offered now, by the path of each field or column (`table.column`) that does not offer all. */
  readonly offered: Readonly<Record<string, readonly string[]>>
  /** The inputs that stand in place of ordinary ones now, by field. */
  readonly widgets: Readonly<Record<string, WidgetName>>
}

const noFacts: ReadonlySet<string> = new Set()
const always: Test = () => true

/** What a form shows and offers, without its marks. */
export type FormLook = Pick<FormState, 'hidden' | 'offered' | 'widgets'>

/** Reads a form's conditions once; the answer tells the state of the form for any values on a day YYYY-MM-DD. */
export function formReader(
  form: Pick<MarketForm, 'regulatorFields' | 'requirements' | keyof AskingByDay>,
): (values: AnyDocument, today: string, facts?: Facts) => FormState {
  const lookOf = lookReader(form)
  const requiredOf = requirementReader(form)
  return (values, today, facts) => {
    const { required, missing, advised } = requiredOf(values, today, facts)
    const { hidden, ...look } = lookOf(values, today, facts)
    // A required field is never hidden.
    const isMarked = new Set(required)
    return { hidden: hidden.filter((id) => !isMarked.has(id)), needed: required, missing, advised, ...look }
  }
}

/** The same without the marks, which take longer than the rest to compute. */
export function lookReader(
  market: Pick<MarketForm, 'regulatorFields' | keyof AskingByDay>,
): (values: AnyDocument, today: string, known?: Facts) => FormLook {
  const { regulatorFields } = market
  const all = Object.entries(regulatorFields)
  const asked = all.flatMap(([field, regulatorField]) =>
    regulatorField.asked ? [{ field, holds: compile(regulatorField.asked) }] : [],
  )
  const widgets = all.flatMap(([field, { widget }]) =>
    widget ? [{ field, name: widget.name, holds: compile(widget.when) }] : [],
  )
  const offers = all.flatMap(([field, regulatorField]) => offersOf(field, regulatorField))
  const paths = [...new Set(offers.map(({ path }) => path))]

  const offeredAt = (path: string, values: AnyDocument): readonly string[] | undefined => {
    const offer = offers.find((candidate) => candidate.path === path && candidate.holds(values, noFacts))
    // Stored values are always visible.
    return offer && [...new Set([...offer.codes, ...chosenAt(path, values)])]
  }
  return (values, today, known) => {
    const facts = factsOn(market, values, today, known)
    return {
      hidden: asked
        .filter(({ field, holds }) => isBlank(values[field]) && !holds(values, facts))
        .map(({ field }) => field),
      offered: Object.fromEntries(
        paths.flatMap((path) => {
          const codes = offeredAt(path, values)
          return codes ? [[path, codes]] : []
        }),
      ),
      widgets: Object.fromEntries(
        widgets.filter(({ holds }) => holds(values, facts)).map(({ field, name }) => [field, name]),
      ),
    }
  }
}

/** What a field offers: by its offers, else the codes the market takes. */
function offersOf(field: string, { codes, offered = [] }: RegulatorField) {
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
