import type { z } from 'zod'
import { isBlank } from '#core/dictionary/document.ts'
import type { Fields } from '#core/dictionary/field.ts'
import { patchSchema } from '#core/dictionary/field-schema.ts'
import type { NeededToSave } from '#core/markets/needed-to-save.ts'

/** Lengths and codes by the dictionary, and what saving cannot do without: said before the server has to. */
export function savableSchema(fields: Fields, needed: NeededToSave): z.ZodType {
  return patchSchema(fields).superRefine((values, context) => {
    const given = values as Readonly<Record<string, unknown>>
    for (const [id, message] of Object.entries(needed)) {
      if (id in fields && isBlank(given[id])) context.addIssue({ code: 'custom', path: [id], message })
    }
  })
}
