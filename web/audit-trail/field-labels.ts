import type { Field } from '#core/dictionary/field.ts'
import { masterFields } from '#core/dictionary/master/index.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'

const fields: Readonly<Record<string, Field>> = { ...submissionFields, ...masterFields }

/** What the dictionaries say of a field; of settings and people they say nothing. */
export const fieldOf = (name: string): Field | undefined => fields[name]

/** As its form calls it; a field of no dictionary is called what it is: `requireSignature` as "Require signature". */
export function fieldLabel(name: string): string {
  const field = fieldOf(name)
  if (field) return field.label
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
