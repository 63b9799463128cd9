import type { NumberField } from './field.ts'

const inMonths = (words: string, months: number) =>
  Object.fromEntries(words.split(' ').map((word) => [word, months]))

/** The units in which a period counted in months may be written, as spreadsheets of European companies have them. */
export const lifeUnits: Readonly<Record<string, number>> = {
  ...inMonths('month months mo mos monat monate monaten mois mes meses mese mesi maand maanden', 1),
  ...inMonths('miesiąc miesiące miesięcy mês månad månader måned måneder', 1),
  ...inMonths('year years yr yrs jahr jahre jahren an ans année années año años anno anni jaar', 12),
  ...inMonths('rok lata lat ano anos år', 12),
}

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
