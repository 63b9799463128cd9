import type { Fields } from '#core/dictionary/field.ts'

/** Columns an import kept without a field of their own, under the names the source gives them. */
export function sourceFields(values: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.keys(values).map((name) => [
      name,
      { type: 'text', label: name, section: 'source', maxLength: 4000 } as const,
    ]),
  )
}
