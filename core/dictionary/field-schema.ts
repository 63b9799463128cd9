import { z } from 'zod'
import { nearestName } from '#core/text/nearest.ts'
import { isStorable } from '#core/text/storable.ts'
import { isCalendarDate } from './calendar-date.ts'
import { readCode, unknownCodeMessage } from './code-reader.ts'
import type { CellValue, CodeField, CodesField, Field, Fields, NumberField, ValueOf } from './field.ts'
import { readWithUnit, unitColumnOf } from './units.ts'

/**
 * Request schemas derived from a table of fields. Every property is optional; null and blank text clear a
 * value; numbers may come as digits in text; unknown properties are dropped (decision D2), but not
 * columns of a table: a misspelt one would be lost together with its content.
 */

/** Text as it can be stored and written to files: no NUL, no half surrogate pair. Lengths in characters, as XML Schema counts. */
export function plainText(maxLength: number): z.ZodString {
  return z
    .string()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine((text) => isStorable(text), 'Contains a character that cannot be stored')
}

const blankIsNull = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? null : value

function numberSchema(field: NumberField): z.ZodType {
  const { min, max } = field
  let schema =
    field.type === 'integer'
      ? z.int('Must be a whole number')
      : z.number('Must be a number, with a point before the decimals: 12.5')
  if (min !== undefined) schema = schema.min(min, `Must be ${min} or more`)
  if (max !== undefined) schema = schema.max(max, `Must be ${max} or less`)
  const digits = (value: unknown): unknown => {
    const read = blankIsNull(value)
    if (typeof read === 'string' && field.units) return readWithUnit(field, read.trim()) ?? read
    return typeof read === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(read) ? Number(read) : read
  }
  return z.preprocess(digits, schema.nullable())
}

function codeSchema(field: CodeField): z.ZodType {
  if (field.open) return z.preprocess(blankIsNull, plainText(255).nullable())
  return z.preprocess(blankIsNull, oneCode(field).nullable())
}

/** A code, or an alias or label of one (decision D45); the reference lists the codes. */
function oneCode(field: CodeField | CodesField): z.ZodType<string, string> {
  return z
    .string()
    .meta({ enum: field.codes.map(({ code }) => code) })
    .transform((text, context) => {
      const code = readCode(field, text)
      if (code !== undefined) return code
      context.issues.push({ code: 'custom', input: text, message: unknownCodeMessage(field, text) })
      return z.NEVER
    })
}

/** Schemas take more memory than anything else in here: what accepts the same is one, in however many forms it is. */
const plainSchemas = new Map<string | number, z.ZodType>()
const ownSchemas = new WeakMap<Field, z.ZodType>()

function valueSchema(field: Field): z.ZodType {
  const plain = plainKey(field)
  const known = plain === undefined ? ownSchemas.get(field) : plainSchemas.get(plain)
  if (known) return known
  const schema = makeSchema(field).optional()
  if (plain === undefined) ownSchemas.set(field, schema)
  else plainSchemas.set(plain, schema)
  return schema
}

/** Of fields whose schema depends on nothing else: the length of texts, or the type. */
function plainKey(field: Field): string | number | undefined {
  if (field.type === 'text' || field.type === 'long-text') return field.maxLength
  return field.type === 'boolean' || field.type === 'date' ? field.type : undefined
}

function makeSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'text':
    case 'long-text':
      return z.preprocess(blankIsNull, plainText(field.maxLength).nullable())
    case 'integer':
    case 'decimal':
      return numberSchema(field)
    case 'boolean':
      return z.preprocess(blankIsNull, z.boolean('Must be true or false').nullable())
    case 'date': {
      const date = z.string().refine(isCalendarDate, 'Must be a date, YYYY-MM-DD')
      return z.preprocess(blankIsNull, date.nullable())
    }
    case 'code':
      return codeSchema(field)
    case 'codes':
      return z.preprocess(blankIsNull, z.array(oneCode(field)).max(500).transform(unique).nullable())
    case 'group':
      return z.preprocess(blankIsNull, z.array(rowSchema(field.columns)).max(2000).nullable())
  }
}

const unique = (codes: string[]): string[] => [...new Set(codes)]

/** A row keeps its filled cells only. */
function rowSchema(columns: Fields): z.ZodType {
  const names = Object.keys(columns)
  const error = (issue: { readonly code?: string; readonly keys?: readonly string[] }) => {
    if (issue.code !== 'unrecognized_keys') return undefined
    const said = (issue.keys ?? []).map((key) => {
      const meant = nearestName(key, names)
      return `"${key.slice(0, 40)}" ${meant ? `(did you mean ${meant}?)` : ''}`.trim()
    })
    return `This table has no column ${said.join(', ')}. It has: ${names.join(', ')}`
  }
  return z
    .strictObject(patchShape(columns), { error })
    .transform((row) =>
      Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== null && cell !== undefined)),
    )
}

/** What may be sent of each field: its value, or null to clear it. */
export type PatchShape<T extends Fields> = {
  [K in keyof T]: z.ZodOptional<z.ZodType<ValueOf<T[K]> | null, ValueOf<T[K]> | null>>
}

/** The schema of each field a client may set, to be put into a larger object. */
export function patchShape<T extends Fields>(fields: T): PatchShape<T> {
  const given = Object.entries(fields).filter(([, field]) => !field.assigned)
  const values = given.map(([id, field]) => [id, valueSchema(field)] as const)
  const units = given.flatMap(([id, field]) =>
    'units' in field && field.units ? [[unitColumnOf(id), unitSchema(field)] as const] : [],
  )
  return Object.fromEntries([...values, ...units]) as PatchShape<T>
}

/** The unit sent beside a number: only the field's own, as any other would be ignored silently. */
const unitSchema = ({ label, unit = '' }: NumberField): z.ZodType =>
  z
    .preprocess(
      blankIsNull,
      z.literal(unit, `${label} is counted in ${unit}: send the number of ${unit}`).nullish(),
    )
    .transform(() => undefined)
    .optional()

/** The schema of a change to a document of these fields. */
export function patchSchema<T extends Fields>(fields: T): z.ZodObject<PatchShape<T>> {
  return z.object(patchShape(fields))
}

function presentedSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return z.number().nullable()
    case 'boolean':
      return z.boolean()
    case 'codes':
      return z.array(z.string())
    case 'group':
      return z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))
    default:
      return z.string().nullable()
  }
}

type PresentedValue<F> = F extends { type: 'boolean' }
  ? boolean
  : F extends { type: 'integer' | 'decimal' }
    ? number | null
    : F extends { type: 'codes' }
      ? string[]
      : F extends { type: 'group' }
        ? Record<string, CellValue>[]
        : string | null

export type PresentedShape<T extends Fields> = { [K in keyof T]: z.ZodType<PresentedValue<T[K]>> }

/** What a client gets of a document: every field, blanks as null, false or []. */
export function presentedShape<T extends Fields>(fields: T): PresentedShape<T> {
  return Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [id, presentedSchema(field)]),
  ) as PresentedShape<T>
}
