import type { FieldChange } from '#core/dictionary/document.ts'
import type { AccountFields } from './account-queries.ts'

/** What somebody asked to be changed: an absent property stays, blank text clears what may be empty. */
export type AskedFields = { readonly [F in keyof AccountFields]?: AccountFields[F] | null | undefined }

const names = ['firstName', 'lastName', 'email', 'username'] as const
const optional = ['company', 'jobTitle', 'department', 'phone'] as const

export function withChanges(before: AccountFields, asked: AskedFields): AccountFields {
  const after: Record<string, unknown> = { ...before }
  for (const field of names) if (asked[field]) after[field] = asked[field].trim()
  for (const field of optional) if (asked[field] !== undefined) after[field] = asked[field]?.trim() || null
  for (const field of ['roles', 'extraPermissions'] as const) {
    const given = asked[field]
    if (given) after[field] = sameOf(before[field], given)
  }
  if (typeof asked.isActive === 'boolean') after.isActive = asked.isActive
  if (asked.profileImageUrl !== undefined) after.profileImageUrl = asked.profileImageUrl || null
  return after as unknown as AccountFields
}

/** Each once; another order is no change. */
function sameOf<T>(before: readonly T[], given: readonly T[]): readonly T[] {
  const once = [...new Set(given)]
  return once.length === before.length && once.every((each) => before.includes(each)) ? before : once
}

/** Field by field, for the trail. Of a picture it says that there is one, not which. */
export function differences(before: AccountFields, after: AccountFields): FieldChange[] {
  const fields = Object.keys(after) as (keyof AccountFields)[]
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, from: told(field, before), to: told(field, after) }))
}

function told(field: keyof AccountFields, fields: AccountFields) {
  if (field === 'profileImageUrl') return fields.profileImageUrl && 'a picture'
  return fields[field]
}
