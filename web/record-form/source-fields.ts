import type { Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { keptValues, templateSource } from '#core/imports/kept-values.ts'

/**
 * What an import kept beside a record: values from a template under the labels of the submission fields, anything else
 * under the names of its source.
 */
export function sourceOf(source: string, values: Readonly<Record<string, string>>) {
  if (source !== templateSource) return { fields: sourceFields(values), record: values }
  const fields: Fields = submissionFields
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([id]) => id in values)),
    record: keptValues({ [source]: values }),
  }
}

function sourceFields(values: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.keys(values).map((name) => [
      name,
      { type: 'text', label: name, section: 'source', maxLength: 4000 } as const,
    ]),
  )
}
