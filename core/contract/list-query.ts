import { z } from 'zod'
import { isCalendarDate } from '#core/dictionary/calendar-date.ts'
import { plainText } from '#core/dictionary/field-schema.ts'
import { wholeNumber } from './whole-number.ts'

/** A filter that may be repeated, which means "or". */
export const several = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat())

const day = z.string().refine(isCalendarDate, 'Write a date as YYYY-MM-DD')

/** Calendar days in UTC, both of them included. */
export const period = { from: day.optional(), to: day.optional() }

/** Paging, sorting and searching, the same for every list (decision D2); an unknown parameter is refused. */
export function listQuery<const S extends readonly string[], F extends z.ZodRawShape>(
  sortFields: S,
  filters: F,
) {
  const sorts = sortFields.flatMap((field) => [field, `-${field}`]) as (S[number] | `-${S[number]}`)[]
  return z.strictObject({
    limit: wholeNumber(1, 1000).optional(),
    offset: wholeNumber(0, 10_000_000).optional(),
    sort: z.enum(sorts, `One of ${sortFields.join(', ')}, with a leading - for descending`).optional(),
    search: plainText(200).optional(),
    ...filters,
  })
}
