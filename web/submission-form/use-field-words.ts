import { useQueries } from '@tanstack/react-query'
import type { Field, Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { labelOfPath } from './market-fields.ts'
import { marketFormQuery } from './market-forms.ts'

export interface FieldWords {
  fieldOf(country: string, id: string): Field | undefined
  /** Those of some fields, in the order of the dictionary. */
  fieldsFor(country: string, ids: readonly string[]): Fields
  /** The words of a dictionary path, as the form of the market has them. */
  labelOf(country: string, path: string): string
}

/** What the forms of some markets call their fields; until a form is there, the words all markets share. */
export function useFieldWords(countries: readonly string[]): FieldWords {
  const wanted = [...new Set(countries)].sort()
  const forms = useQueries({ queries: wanted.map(marketFormQuery) })
  const fieldsOf = (country: string): Fields => ({
    ...submissionFields,
    ...forms[wanted.indexOf(country)]?.data?.fields,
  })
  return {
    fieldOf: (country, id) => fieldsOf(country)[id],
    fieldsFor: (country, ids) =>
      Object.fromEntries(Object.entries(fieldsOf(country)).filter(([id]) => ids.includes(id))),
    labelOf: (country, path) => labelOfPath(fieldsOf(country), path),
  }
}
