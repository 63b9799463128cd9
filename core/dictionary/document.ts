import type { AnyDocument, Field, FieldRow, Fields, FieldValue } from './field.ts'

/** A change to a document: a value sets, null clears, what is absent stays (decision D2). */
export type DocumentPatch = Readonly<Record<string, FieldValue | null | undefined>>

export interface FieldChange {
  readonly field: string
  readonly from: FieldValue | null
  readonly to: FieldValue | null
}

/**
 * The document after a change. Blank text and empty lists are not stored. A flag is: no is a statement, absent is none
 * (decision D31).
 */
export function applyPatch(document: AnyDocument, patch: DocumentPatch): AnyDocument {
  const next: Record<string, FieldValue> = {}
  for (const [id, value] of Object.entries({ ...document, ...withoutUndefined(patch) })) {
    if (value === false || !isBlank(value)) next[id] = value as FieldValue
  }
  return next
}

function withoutUndefined(patch: DocumentPatch): DocumentPatch {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
}

/** Whether a value says nothing: absent, blank text, an empty list, or a flag that is not set. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

/** What differs between two documents, in the order of the dictionary. */
export function changesBetween(fields: Fields, before: AnyDocument, after: AnyDocument): FieldChange[] {
  return Object.keys(fields).flatMap((field) => {
    const from = before[field] ?? null
    const to = after[field] ?? null
    return sameValue(from, to) ? [] : [{ field, from, to }]
  })
}

/** Equal by content; lists by order, rows by their filled cells. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => sameValue(value, b[index]))
  }
  if (isRow(a) && isRow(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)])
    return [...keys].every((key) => sameValue(a[key] ?? null, b[key] ?? null))
  }
  return false
}

function isRow(value: unknown): value is FieldRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as clients get it: a flag is false and a list empty where nothing is stored, the rest null. */
export const presentField = (field: Field, value: FieldValue | null | undefined): FieldValue | null =>
  value ?? emptyValue(field)

const isStatement = (field: Field | undefined): boolean => field?.type === 'boolean' && field.mark !== true

/** The flags of a document that say neither yes nor no. */
export function notStated(fields: Fields, document: AnyDocument): string[] {
  return Object.keys(fields).filter((id) => isStatement(fields[id]) && typeof document[id] !== 'boolean')
}

/**
 * A change as it is meant: a "no" for a flag that is listed as not stated states nothing, so that a record read and
 * sent back says nothing new. A mark that is not set is absent.
 */
export function asStated(fields: Fields, patch: DocumentPatch, listed: readonly string[]): DocumentPatch {
  const unstated = new Set(listed)
  return Object.fromEntries(
    Object.entries(patch).map(([id, value]) => {
      const field = fields[id]
      const isUnset = field?.type === 'boolean' && (field.mark === true || unstated.has(id))
      return [id, value === false && isUnset ? null : value]
    }),
  )
}

function emptyValue(field: Field): FieldValue | null {
  if (field.type === 'boolean') return false
  if (field.type === 'codes' || field.type === 'group') return []
  return null
}

/** The required fields of a dictionary; a file of thousands of rows asks for each row. */
const requiredOf = new WeakMap<Fields, readonly { readonly path: string; readonly message: string }[]>()

/** The required fields a document leaves blank, each with its message. */
export function missingFields(fields: Fields, document: AnyDocument): { path: string; message: string }[] {
  const required = requiredOf.get(fields) ?? requiredFields(fields)
  requiredOf.set(fields, required)
  return required.filter(({ path }) => isBlank(document[path]))
}

const requiredFields = (fields: Fields) =>
  Object.entries(fields).flatMap(([path, { requiredMessage }]) =>
    requiredMessage ? [{ path, message: requiredMessage }] : [],
  )
