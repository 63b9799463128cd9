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

/** A field is needed where a use says so, a declaration where it is asked, and what the first file cannot do without. */
export function readinessOf(market: MarketModule, document: AnyDocument): Readiness {
  const declared = market.declarationsAsked(document)
  const gaps = market.files[0]?.missing(document) ?? []
  const needed = new Set([
    ...Object.entries(market.uses).flatMap(([id, use]) => (isNeeded(use, document) ? [id] : [])),
    ...declared,
    ...gaps.map(({ field }) => field.split('.')[0] ?? field),
  ])
  const open = (id: string) => {
    if (declared.includes(id))
      return document.declarationsChecked !== true && typeof document[id] !== 'boolean'
    return isBlank(document[id])
  }
  return { needed: needed.size, missing: [...needed].filter((id) => open(id) && isAsked(market, id)) }
}

const isAsked = (market: MarketModule, id: string): boolean => {
  const field: Field | undefined = market.fields[id]
  return field !== undefined && field.assigned !== true
}

function isNeeded({ needed, neededToSave, requiredMessage }: FieldUse, document: AnyDocument): boolean {
  if (needed === undefined) return neededToSave === true || requiredMessage !== undefined
  return needed === true || compile(needed)(document, noFacts)
}
