import type { z } from 'zod'
import { isBlank } from '#core/dictionary/document.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { neededOfDerived } from '#core/dictionary/submission/needed-at-saving.ts'
import type { MarketForm } from '#core/markets/market.ts'

/** What saving cannot do without, with what is said where it is blank. */
export type Needed = Readonly<Record<string, string>>

/** One made from a master record needs less than one that stands alone (decision D10). */
export function neededAtSaving({ uses }: MarketForm, derived: boolean): Needed {
  if (derived) return neededOfDerived
  return Object.fromEntries(
    Object.entries(uses).flatMap(([id, { neededToSave, requiredMessage = '' }]) =>
      neededToSave ? [[id, requiredMessage]] : [],
    ),
  )
}

/** Lengths and codes by the dictionary, and what saving cannot do without: said before the server has to. */
export function savableSchema(fields: Fields, needed: Needed): z.ZodType {
  return patchSchema(fields).superRefine((values, context) => {
    const given = values as Readonly<Record<string, unknown>>
    for (const [id, message] of Object.entries(needed)) {
      if (id in fields && isBlank(given[id])) context.addIssue({ code: 'custom', path: [id], message })
    }
  })
}
