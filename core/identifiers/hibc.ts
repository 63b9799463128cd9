import {
  characterProblem,
  checkProblem,
  emptyProblem,
  indexOutside,
  lengthProblem,
} from './identifier-problems.ts'
import {
  accept,
  type IdentifierProblem,
  type IdentifierResult,
  refuse,
  type Subject,
} from './identifier-result.ts'

/**
 * HIBC, the UDI-DI of HIBCC. The primary data structure is `+`, labeler identification code (a letter and
 * three characters), product or catalogue number (1 to 18 characters), unit of measure (one digit), check
 * character. GUDID and EUDAMED store it without `+` and check character.
 * Source: ANSI/HIBC 2.6, as quoted by the FDA's "UDI formats by FDA-accredited issuing agency" v1.3.
 */
export interface HibcParts {
  readonly labelerCode: string
  readonly productNumber: string
  readonly unitOfMeasure: string
  /** The form in which databases keep it: no `+`, no check character. */
  readonly deviceIdentifier: string
  /** Absent in the database form. A blank may stand for itself or be printed as `_`. */
  readonly checkCharacter?: string
}

const alphabet43 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%'
const primarySubject: Subject = { scheme: 'HIBCC', kind: 'hibc-primary' }
const storedSubject: Subject = { scheme: 'HIBCC', kind: 'hibc-di' }
const dataSubject: Subject = { scheme: 'HIBCC', kind: 'hibc-data' }
const storedName = 'HIBCC device identifier'

/**
 * The modulo 43 check character of a HIBC data structure without it. The leading `+` counts; the asterisks
 * some printers set around the code do not belong to it. Throws a RangeError outside the alphabet of 43.
 */
export function hibcCheckCharacter(text: string): string {
  let sum = 0
  for (const character of text) {
    const value = alphabet43.indexOf(character)
    if (value < 0) throw new RangeError(`"${character}" is not a HIBC character`)
    sum += value
  }
  return alphabet43.charAt(sum % 43)
}

/**
 * Checks characters and check character of any HIBC data structure: primary, secondary or combined.
 * The check character may be a blank, so the end is never trimmed.
 */
export function checkHibcData(value: string): IdentifierResult<{ checkCharacter: string }> {
  const problem = hibcDataProblem('HIBC code', value)
  if (problem) return refuse(dataSubject, value, problem)
  return accept(dataSubject, value, { checkCharacter: value.slice(-1) }, 'check-characters')
}

/** Checks a complete HIBC primary data structure: 8 to 25 characters from `+` to check character. */
export function checkHibcPrimary(value: string): IdentifierResult<HibcParts> {
  const name = 'HIBC primary code'
  if (value === '') return refuse(primarySubject, value, emptyProblem(name))
  if (!value.startsWith('+')) return refuse(primarySubject, value, plusProblem(name))
  const wrongForm = lengthProblem(name, value, 8, 25) ?? deviceIdentifierProblem(value, 1, value.length - 1)
  if (wrongForm) return refuse(primarySubject, value, wrongForm)
  const parts = { ...splitDeviceIdentifier(value.slice(1, -1)), checkCharacter: value.slice(-1) }
  const problem = hibcDataProblem(name, value)
  if (problem) return refuse(primarySubject, value, problem, parts)
  return accept(primarySubject, value, parts, 'check-characters')
}

/**
 * Checks a HIBC device identifier as databases keep it: 6 to 23 capital letters and digits, first a letter, last the
 * unit of measure. It has no check character, so only the form can be judged. AccessGUDID lists many with their check
 * character and without `+`: where modulo 43 fits they are split as that (decision D38).
 */
export function checkHibcDi(value: string): IdentifierResult<HibcParts> {
  if (value === '') return refuse(storedSubject, value, emptyProblem(storedName))
  const problem = deviceIdentifierProblem(value, 0, value.length)
  const whole = checkHibcPrimary(`+${value}`)
  if (whole.valid) {
    const message = problem
      ? 'The "+" in front is missing: this is a HIBC code with its check character.'
      : 'The last character fits as check character of a HIBC code without its "+". Where it is the unit of measure, the code has none.'
    return accept(storedSubject, value, whole.parts, 'check-characters', [{ code: 'flag_missing', message }])
  }
  if (problem) return refuse(storedSubject, value, problem)
  const message = 'Without its check character a HIBCC device identifier can be checked for its form only.'
  return accept(storedSubject, value, splitDeviceIdentifier(value), 'format', [
    { code: 'not_verifiable', message },
  ])
}

/** What is wrong with the characters or the check character of a HIBC data structure, or undefined. */
export function hibcDataProblem(name: string, value: string): IdentifierProblem | undefined {
  if (value === '') return emptyProblem(name)
  if (!value.startsWith('+')) return plusProblem(name)
  if (value.length < 3)
    return { code: 'too_short', message: `This ${name} is not complete.`, index: value.length }
  const body = value.slice(0, -1)
  const foreign = indexOutside(body, /[0-9A-Z\-. $/+%]/)
  if (foreign >= 0) {
    return characterProblem(name, value, foreign, 'capital letters, digits and - . blank $ / + %')
  }
  const expected = hibcCheckCharacter(body)
  const found = value.slice(-1) === '_' ? ' ' : value.slice(-1)
  return found === expected ? undefined : checkProblem(name, value, expected)
}

/** The parts of a device identifier that has passed `deviceIdentifierProblem`. */
export function splitDeviceIdentifier(deviceIdentifier: string): HibcParts {
  return {
    labelerCode: deviceIdentifier.slice(0, 4),
    productNumber: deviceIdentifier.slice(4, -1),
    unitOfMeasure: deviceIdentifier.slice(-1),
    deviceIdentifier,
  }
}

/** What is wrong with labeler code, product number and unit of measure in value[start, end), or undefined. */
export function deviceIdentifierProblem(
  value: string,
  start: number,
  end: number,
): IdentifierProblem | undefined {
  const deviceIdentifier = value.slice(start, end)
  const foreign = indexOutside(deviceIdentifier, /[0-9A-Z]/)
  if (foreign >= 0) return characterProblem(storedName, value, start + foreign, 'capital letters and digits')
  const wrongLength = lengthProblem(storedName, deviceIdentifier, 6, 23)
  if (wrongLength) return { ...wrongLength, index: end }
  if (!/^[A-Z]/.test(deviceIdentifier)) {
    const message = 'The labeler identification code (LIC) of HIBCC starts with a letter.'
    return { code: 'bad_format', message, index: start }
  }
  if (/[0-9]$/.test(deviceIdentifier)) return undefined
  const message = 'The unit of measure, the last character of a HIBCC device identifier, is a digit.'
  return { code: 'bad_format', message, index: end - 1 }
}

function plusProblem(name: string): IdentifierProblem {
  return { code: 'bad_format', message: `A ${name} starts with "+".`, index: 0 }
}
