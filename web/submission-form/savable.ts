import type { z } from 'zod'
import { isBlank } from '#core/dictionary/document.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import { neededOfDerived } from '#core/dictionary/submission/needed-at-saving.ts'

export const isNeededAtSaving = (id: string): boolean => Object.hasOwn(neededOfDerived, id)

/** Lengths and codes by the dictionary, and what saving cannot do without: said before the server has to. */
export function savableSchema(fields: Fields): z.ZodType {
  return patchSchema(fields).superRefine((values, context) => {
    const given = values as Readonly<Record<string, unknown>>
    for (const [id, message] of Object.entries(neededOfDerived)) {
      if (id in fields && isBlank(given[id])) context.addIssue({ code: 'custom', path: [id], message })
    }
  })
}
