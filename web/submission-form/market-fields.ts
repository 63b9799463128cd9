import type { Field, Fields } from '#core/dictionary/field.ts'
import type { FormState } from '#core/markets/form-state.ts'
import { type FormSection, type MarketForm, usedField } from '#core/markets/market.ts'

export const idsOf = (section: FormSection): readonly string[] =>
  section.groups.flatMap((group) => group.fields)

/** The fields a market's form shows, as the market uses them. */
export function fieldsOf(form: MarketForm): Fields {
  return Object.fromEntries(
    form.sections.flatMap(idsOf).flatMap((id) => {
      const field = usedField(form, id)
      return field ? [[id, field]] : []
    }),
  )
}

/** A field with only the codes that are offered at its path, a table with those of its columns. */
export function withCodes(id: string, field: Field, offered: FormState['offered']): Field {
  if (field.type === 'group') {
    const columns = Object.entries(field.columns).map(([column, cell]) => [
      column,
      withCodes(`${id}.${column}`, cell, offered),
    ])
    return { ...field, columns: Object.fromEntries(columns) }
  }
  const codes = offered[id]
  if (!codes || (field.type !== 'code' && field.type !== 'codes')) return field
  const place = new Map(codes.map((code, at) => [code, at]))
  const offeredCodes = field.codes.filter(({ code }) => place.has(code))
  return {
    ...field,
    codes: offeredCodes.toSorted((a, b) => (place.get(a.code) ?? 0) - (place.get(b.code) ?? 0)),
  }
}

/** The words a person sees for a dictionary path: 'Certificates, row 2, Number'. */
export function labelOfPath(fields: Fields, path: string): string {
  const [id = '', row, column] = path.split('.')
  const field = fields[id]
  if (!field) return path
  if (row === undefined || field.type !== 'group') return field.label
  const cell = column === undefined ? undefined : field.columns[column]
  return [field.label, `row ${Number(row) + 1}`, cell?.label].filter(Boolean).join(', ')
}
