import type { NumberField } from './field.ts'

/** The units in which a period counted in months may be written. */
export const lifeUnits = { month: 1, months: 1, year: 12, years: 12 } as const

/** Reads a number with or without a unit; undefined where it is not a whole number of the field's own unit. */
export function readWithUnit(field: NumberField, text: string, unitBeside = ''): number | undefined {
  const [, digits = '', unit = ''] = /^(\d{1,10}(?:\.\d{1,3})?)\s*(\p{L}*)$/u.exec(text) ?? []
  const [own, beside] = [unit, unitBeside].map((one) => one.trim().toLowerCase())
  if (digits === '' || (own && beside && field.units?.[own] !== field.units?.[beside])) return undefined
  const each = own || beside ? field.units?.[own || beside || ''] : 1
  const number = Number(digits) * (each ?? Number.NaN)
  return Number.isInteger(number) ? number : undefined
}

/** The message for a text that cannot be read so. */
export const unitMessage = ({ label, unit }: Pick<NumberField, 'label' | 'unit'>): string =>
  `Enter ${label.toLowerCase()} in ${unit}, e.g. 36`

/** The column or property that holds the unit of a number. */
export const unitColumnOf = (field: string): string => `${field}Unit`
