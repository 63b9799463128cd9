import { blankSentence, emptyProblem } from './identifier-problems.ts'
import { accept, type IdentifierResult, refuse, type Subject } from './identifier-result.ts'

/**
 * Codes of the European Medical Device Nomenclature: a category letter and up to six pairs of digits.
 * Whether a code exists and is terminal is for the loaded nomenclature to say, not for its form: the
 * endings 90 and 99 are a habit with exceptions.
 * Source: EMDN version 2; MDCG 2021-12.
 */
export interface EmdnParts {
  readonly category: string
  /** 1 (category) to 7 (type, level 5). */
  readonly level: number
  readonly levelName: string
  readonly parent?: string
}

/** The category letters in use: no E, I and O. */
export const emdnCategories = 'ABCDFGHJKLMNPQRSTUVWXYZ'

const levelNames = ['Category', 'Group', 'Type 1', 'Type 2', 'Type 3', 'Type 4', 'Type 5'] as const
const subject: Subject = { scheme: null, kind: 'emdn-code' }
const longest = 13

/** Checks the structure of an EMDN code of any level, from a category (A) to a type of level 5. */
export function checkEmdnCode(value: string): IdentifierResult<EmdnParts> {
  if (value === '') return refuse(subject, value, emptyProblem('EMDN code'))
  if (!emdnCategories.includes(value.charAt(0))) {
    const message = `An EMDN code starts with its category, a capital letter other than E, I and O.${blankSentence(value, 0)}`
    return refuse(subject, value, { code: 'bad_format', message, index: 0 })
  }
  const digits = /^[0-9]*/.exec(value.slice(1))?.[0].length ?? 0
  if (1 + digits < value.length) {
    const message = `After its category letter an EMDN code has digits only.${blankSentence(value, 1 + digits)}`
    return refuse(subject, value, { code: 'bad_character', message, index: 1 + digits })
  }
  if (value.length > longest || digits % 2 === 1) {
    const message = `After its category letter an EMDN code has up to six pairs of digits; this one has ${digits} digits.`
    return refuse(subject, value, { code: 'bad_length', message, index: Math.min(value.length, longest) })
  }
  const level = emdnLevel(value)
  const parent = emdnParent(value)
  const parts = {
    category: value.charAt(0),
    level,
    levelName: levelNames[level - 1] ?? '',
    ...(parent && { parent }),
  }
  return accept(subject, value, parts, 'format')
}

/** The level of a well-formed code: 1 for a category, one more for each pair of digits. */
export function emdnLevel(code: string): number {
  return 1 + (code.length - 1) / 2
}

/** The code one level up; undefined for a category. */
export function emdnParent(code: string): string | undefined {
  return code.length > 1 ? code.slice(0, -2) : undefined
}

/** The codes above a well-formed code, from its category down. */
export function emdnAncestors(code: string): string[] {
  const ancestors: string[] = []
  for (let length = 1; length < code.length; length += 2) ancestors.push(code.slice(0, length))
  return ancestors
}
