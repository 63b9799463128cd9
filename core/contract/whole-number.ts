import { z } from 'zod'

/** Plain digits: Number() would also read 1e0, 0x1, true and blanks, and one record would have many addresses. */
const digits = /^(0|[1-9]\d{0,15})$/

const fromText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return null
  return digits.test(value) ? Number(value) : value
}

/** The largest integer of the database. */
const largest = 2_147_483_647

const between = (min: number, max: number, message: string) =>
  z.int(message).min(min, `Must be ${min} or more`).max(max, `Must be ${max} or less`)

/** A number of a query: digits, since a query is text. */
export function wholeNumber(min: number, max: number): z.ZodType<number, number> {
  return z.preprocess(fromText, between(min, max, 'Must be a number')) as z.ZodType<number, number>
}

/** An id; a value that cannot be an id matches nothing. */
export const Id = wholeNumber(1, largest)

/** A number of a body: also digits in text; blank is null (decision D2). */
export function givenNumber(
  message = 'Must be a number',
  min = 1,
): z.ZodOptional<z.ZodType<number | null, number | null>> {
  const schema = z.preprocess(fromText, between(min, largest, message).nullable())
  return (schema as unknown as z.ZodType<number | null, number | null>).optional()
}
