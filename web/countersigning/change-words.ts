import type { Countersignature } from '#core/contract/countersignatures.ts'
import { type Role, roleNames } from '#core/lifecycle/permissions.ts'
import { countersigningTexts } from '#web/messages/en/countersigning.ts'
import { wordsOf } from '#web/messages/words.ts'

type Field = keyof typeof countersigningTexts.fields

const isField = (field: string): field is Field => Object.hasOwn(countersigningTexts.fields, field)

/** Each change in words: what becomes of what. */
export function changeWords({ changes }: Pick<Countersignature, 'changes'>): string[] {
  const t = wordsOf(countersigningTexts)
  return changes.map(({ field, from, to }) => {
    const label = isField(field) ? t(`fields.${field}`) : field
    return t('change', { field: label, from: valueWords(field, from), to: valueWords(field, to) })
  })
}

function valueWords(field: string, value: unknown): string {
  const t = wordsOf(countersigningTexts.values)
  if (field === 'isActive') return value === true ? t('active') : t('inactive')
  if (typeof value === 'boolean') return value ? t('true') : t('false')
  if (Array.isArray(value)) {
    return value.length === 0
      ? t('none')
      : value.map((one) => roleNames[one as Role] ?? String(one)).join(', ')
  }
  return value === null || value === undefined ? t('none') : String(value)
}
