import type { AnyDocument } from '#core/dictionary/field.ts'
import { neededOfDerived } from '#core/dictionary/submission/needed-at-saving.ts'
import { compile } from '#core/rules/compile-condition.ts'
import type { RegulatorFields } from './market.ts'

/** The fields without which nothing is saved, each with its message. */
export type NeededToSave = Readonly<Record<string, string>>

const noFacts: ReadonlySet<string> = new Set()

/**
 * A submission made from a master record needs three fields, others what their market asks for (decision D10). What a
 * regulator has published was complete enough for it: fields asked only of new records are not required (D36).
 */
export function neededToSave(
  regulatorFields: RegulatorFields,
  document: AnyDocument,
  derived: boolean,
): NeededToSave {
  if (!derived) {
    return Object.fromEntries(
      Object.entries(regulatorFields).flatMap(([id, regulatorField]) =>
        regulatorField.neededToSave ? [[id, regulatorField.requiredMessage ?? '']] : [],
      ),
    )
  }
  const isDemanded = ([id]: readonly [string, string]) => {
    const needed = regulatorFields[id]?.needed
    return typeof needed !== 'object' || compile(needed)(document, noFacts)
  }
  return Object.fromEntries(Object.entries(neededOfDerived).filter(isDemanded))
}
