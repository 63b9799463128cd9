import { z } from 'zod'
import { isCalendarDate } from '#core/dictionary/calendar-date.ts'
import { plainText } from '#core/dictionary/field-schema.ts'
import { wholeNumber } from './whole-number.ts'

/** A filter that may be repeated, which means "or". */
export const several = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat())

export const day = z.string().refine(isCalendarDate, 'Write a date as YYYY-MM-DD')

/** Calendar days in UTC, both of them included. */
export const period = { from: day.optional(), to: day.optional() }

/** What a list answers: objects, each with the number it is known by. */
type Item = z.ZodObject<{ id: z.ZodType<number> } & z.core.$ZodLooseShape>

/** Stay in every item, however few properties are asked for: by them an item is opened and changed. */
export const keptProperties = ['id', 'revision'] as const

/** The schema of items that were asked for with `fields`. */
export function narrowed(item: z.ZodObject, fields: readonly string[]): z.ZodObject {
  const names = [...keptProperties.filter((name) => name in item.shape), ...fields]
  return z.object(Object.fromEntries(names.map((name) => [name, item.shape[name] as z.ZodType])))
}

/** Names of properties, between commas or repeated (decision D39). */
function propertyNames<I extends Item>(item: I) {
  type Name = keyof z.output<I> & string
  const known = Object.keys(item.shape)
  return z
    .union([z.string(), z.array(z.string())])
    .transform((value, context): Name[] => {
      const names = [value].flat().flatMap((text) => text.split(',').map((name) => name.trim()))
      for (const name of names) {
        if (known.includes(name)) continue
        context.addIssue({ code: 'custom', message: `There is no property "${name}" here` })
      }
      return [...new Set(names)] as Name[]
    })
    .meta({
      description: `Names of properties between commas. Each item then has ${keptProperties
        .filter((name) => name in item.shape)
        .join(', ')} and these only. There are: ${known.join(', ')}.`,
    })
}

/** A list as a file: the same query without paging and properties. */
export const wholeList = { limit: true, offset: true, fields: true } as const

/**
 * Paging, sorting, searching and choosing properties, the same for every list (decisions D2, D39, D45); an unknown
 * parameter is refused. `item` is what the list answers.
 */
export function listQuery<I extends Item, const S extends readonly string[], F extends z.ZodRawShape>(
  item: I,
  sortFields: S,
  filters: F,
) {
  const fields = [...sortFields, 'id'] as const
  const sorts = fields.flatMap((field) => [field, `-${field}`]) as (
    | S[number]
    | 'id'
    | `-${S[number]}`
    | '-id'
  )[]
  return z.strictObject({
    limit: wholeNumber(1, 1000).optional(),
    offset: wholeNumber(0, 10_000_000).optional(),
    sort: z.enum(sorts, `One of ${fields.join(', ')}, with a leading - for descending`).optional(),
    search: plainText(200).optional(),
    fields: propertyNames(item).optional(),
    ...filters,
  })
}
