import { isBlank } from '#core/dictionary/document.ts'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { neededOfDerived } from '#core/dictionary/submission/needed-at-saving.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { RegulatorFields } from './market.ts'
import { type AskingByDay, factsOn } from './published.ts'

/** The fields without which nothing is saved, each with its message. */
export type NeededToSave = Readonly<Record<string, string>>

/**
 * A submission made from a master record needs three fields, others what their market asks for (decision D10). What a
 * regulator has published was complete enough for it: fields asked only of new records are not required (D36). `today` is
 * YYYY-MM-DD.
 */
export function neededToSave(
  market: AskingByDay & { readonly regulatorFields: RegulatorFields },
  document: AnyDocument,
  { derived, today }: { readonly derived: boolean; readonly today: string },
): NeededToSave {
  const { regulatorFields } = market
  if (!derived) {
    return Object.fromEntries(
      Object.entries(regulatorFields).flatMap(([id, regulatorField]) =>
        regulatorField.neededToSave ? [[id, regulatorField.requiredMessage ?? '']] : [],
      ),
    )
  }
  const facts = factsOn(market, document, today)
  const isDemanded = ([id]: readonly [string, string]) => {
    const needed = regulatorFields[id]?.needed
    return typeof needed !== 'object' || compile(needed)(document, facts)
  }
  return Object.fromEntries(Object.entries(neededOfDerived).filter(isDemanded))
}

type Stored = Readonly<Record<string, unknown>>

/**
 * Of what is stored already, only the fields that have a value are still needed: a value that was already missing, as in a
 * sheet or a copy, does not block other corrections.
 */
export const isStillNeeded = (id: string, stored: Stored): boolean => !isBlank(stored[id])

export const neededStill = (needed: NeededToSave, stored: Stored): NeededToSave =>
  Object.fromEntries(Object.entries(needed).filter(([id]) => isStillNeeded(id, stored)))
