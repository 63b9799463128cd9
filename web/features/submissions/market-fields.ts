import type { Field, Fields } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import type { FormSection, MarketForm } from '#core/markets/market.ts'

export const idsOf = (section: FormSection): readonly string[] =>
  section.groups.flatMap((group) => group.fields)

/** The fields of a market's form, with only the codes the market knows. */
export function fieldsOf(form: MarketForm): Fields {
  const ids = form.sections.flatMap((section) => section.groups.flatMap((group) => group.fields))
  return Object.fromEntries(
    ids.map((id) => {
      const field: Field = submissionFields[id]
      const offered = form.offeredCodes[id]
      const narrowed = offered && field.type === 'code'
      return [
        id,
        narrowed ? { ...field, codes: field.codes.filter(({ code }) => offered.includes(code)) } : field,
      ]
    }),
  )
}

/** The words a person sees for a dictionary path: 'Certificates, row 2, Number'. */
export function labelOfPath(path: string): string {
  const [id = '', row, column] = path.split('.')
  const field = (submissionFields as Fields)[id]
  if (!field) return path
  if (row === undefined || field.type !== 'group') return field.label
  const cell = column === undefined ? undefined : field.columns[column]
  return [field.label, `row ${Number(row) + 1}`, cell?.label].filter(Boolean).join(', ')
}
