import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument, Field } from '#core/dictionary/field.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { FieldUse, MarketModule } from './market.ts'

/** How far a document is for a market: what its regulator needs of it, and what of that is not there. */
export interface Readiness {
  /** How many fields are needed now. */
  readonly needed: number
  /** Those of them that say nothing, by id. */
  readonly missing: readonly string[]
}

const noFacts: ReadonlySet<string> = new Set()
const always = () => true

/** Which fields a market needs, each with when: its conditions are read once, for thousands of documents are asked. */
const neededFields = new WeakMap<MarketModule, readonly NeededField[]>()

interface NeededField {
  readonly id: string
  holds(document: AnyDocument): boolean
}

function neededOf(market: MarketModule): readonly NeededField[] {
  const known = neededFields.get(market)
  if (known) return known
  const all = Object.entries<FieldUse>(market.uses).flatMap(([id, use]): NeededField[] => {
    const { needed, neededToSave, requiredMessage } = use
    if (needed === undefined) return neededToSave || requiredMessage ? [{ id, holds: always }] : []
    if (needed === true) return [{ id, holds: always }]
    const test = compile(needed)
    return [{ id, holds: (document) => test(document, noFacts) }]
  })
  neededFields.set(market, all)
  return all
}

/** A field is needed where a use says so, a declaration where it is asked, and what the first file cannot do without. */
export function readinessOf(market: MarketModule, document: AnyDocument): Readiness {
  const declared = new Set(market.declarationsAsked(document))
  const gaps = market.files[0]?.missing(document) ?? []
  const needed = new Set([
    ...neededOf(market).flatMap(({ id, holds }) => (holds(document) ? [id] : [])),
    ...declared,
    ...gaps.map(({ field }) => field.split('.')[0] ?? field),
  ])
  const open = (id: string) => {
    if (declared.has(id)) return document.declarationsChecked !== true && typeof document[id] !== 'boolean'
    return isBlank(document[id])
  }
  return { needed: needed.size, missing: [...needed].filter((id) => open(id) && isAsked(market, id)) }
}

const isAsked = (market: MarketModule, id: string): boolean => {
  const field: Field | undefined = market.fields[id]
  return field !== undefined && field.assigned !== true
}
