import { characterProblem, checkProblem, emptyProblem, indexOutside } from './identifier-problems.ts'
import { accept, type IdentifierResult, refuse, type Subject } from './identifier-result.ts'

export interface GtinParts {
  readonly format: 'GTIN-8' | 'GTIN-12' | 'GTIN-13' | 'GTIN-14'
  /** For comparing only; the value itself stays as given. */
  readonly gtin14: string
  /** The indicator digit (packaging level) of a GTIN-14. */
  readonly indicator?: string
  readonly checkDigit: string
}

const subject: Subject = { scheme: 'GS1', kind: 'gtin' }
const name = 'GTIN'

const formats: ReadonlyMap<number, GtinParts['format']> = new Map([
  [8, 'GTIN-8'],
  [12, 'GTIN-12'],
  [13, 'GTIN-13'],
  [14, 'GTIN-14'],
])

/**
 * The check digit of a GS1 number without it (GTIN, GLN, SSCC): from the right, digits count 3, 1, 3, 1 …,
 * and the check digit fills up to a multiple of ten. `body` must hold the digits 0 to 9 only.
 * Source: GS1 General Specifications 7.9; linter csum of gs1-syntax-dictionary @ff2eb4b.
 */
export function gs1CheckDigit(body: string): string {
  let sum = 0
  for (let index = body.length - 1, weight = 3; index >= 0; index--, weight = 4 - weight) {
    sum += (body.charCodeAt(index) - 48) * weight
  }
  return String((10 - (sum % 10)) % 10)
}

/** Whether a GS1 number of digits ends in its check digit; false for anything that is not digits. */
export function endsInGs1CheckDigit(digits: string): boolean {
  return /^[0-9]{2,}$/.test(digits) && gs1CheckDigit(digits.slice(0, -1)) === digits.slice(-1)
}

/** Whether the value is a GTIN-8, -12, -13 or -14 with the right check digit. */
export function isGtin(value: string): boolean {
  return formats.has(value.length) && endsInGs1CheckDigit(value)
}

/**
 * Checks a GTIN of 8, 12, 13 or 14 digits (the UDI-DI of GS1). Only 0 to 9 count as digits, not the other
 * Unicode digits, and blanks or hyphens are not taken out.
 */
export function checkGtin(value: string): IdentifierResult<GtinParts> {
  if (value === '') return refuse(subject, value, emptyProblem(name))
  const foreign = indexOutside(value, /[0-9]/)
  if (foreign >= 0) return refuse(subject, value, characterProblem(name, value, foreign, 'the digits 0 to 9'))
  const format = formats.get(value.length)
  if (!format) {
    const message = `A GTIN has 8, 12, 13 or 14 digits; this one has ${value.length}.`
    return refuse(subject, value, { code: 'bad_length', message, index: value.length })
  }
  const expected = gs1CheckDigit(value.slice(0, -1))
  const parts: GtinParts = {
    format,
    gtin14: toGtin14(value),
    ...(format === 'GTIN-14' && { indicator: value.charAt(0) }),
    checkDigit: value.slice(-1),
  }
  if (expected !== parts.checkDigit) return refuse(subject, value, checkProblem(name, value, expected), parts)
  return accept(subject, value, parts, 'check-characters')
}

/**
 * Fills a GTIN up to 14 digits from the left, which is how GUDID stores it and how two GTINs are compared.
 * The way back does not exist: zeros are never taken off a GTIN.
 */
export function toGtin14(gtin: string): string {
  return gtin.padStart(14, '0')
}

/** Whether a GTIN of any length is a GTIN-8 at heart: such a number holds no GS1 company prefix. */
export function isGtin8(gtin: string): boolean {
  return toGtin14(gtin).startsWith('000000')
}
