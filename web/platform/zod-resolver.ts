import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'

/** Lets a contract's schema judge a form: the first message of each field, all fields at once. */
export function zodResolver<Values extends FieldValues>(schema: z.ZodType): Resolver<Values> {
  return async (values) => {
    const result = await schema.safeParseAsync(values)
    if (result.success) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const issue of result.error.issues) {
      const path = issue.path.join('.')
      if (get(errors, path) === undefined) set(errors, path, { type: issue.code, message: issue.message })
    }
    return { values: {}, errors }
  }
}
