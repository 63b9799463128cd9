import { checkCharacterPair, endsInCheckPair } from './check-characters.ts'
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
 * The Basic UDI-DI of HIBCC: `++`, labeler identification code (a letter and three characters), model
 * (1 to 17 capital letters and digits), check character pair over everything including `++`; 9 to 25 in all.
 * Source: EUDAMED help, "Basic UDI-DI generators depending on issuing entity".
 */
export interface HibccBasicUdiDiParts {
  readonly labelerCode: string
  readonly model: string
  readonly checkCharacterPair: string
}

const subject: Subject = { scheme: 'HIBCC', kind: 'hibcc-basic-udi-di' }
const name = 'HIBCC Basic UDI-DI'
const flag = '++'

/** Checks a HIBCC Basic UDI-DI. Its first, superseded form (RH…) is recognised to explain the refusal. */
export function checkHibccBasicUdiDi(value: string): IdentifierResult<HibccBasicUdiDiParts> {
  const problem = formatProblem(value)
  if (problem) return refuse(subject, value, problem)
  const parts = splitValue(value)
  if (endsInCheckPair(value)) return accept(subject, value, parts, 'check-characters')
  return refuse(subject, value, checkProblem(name, value, checkCharacterPair(value.slice(0, -2))), parts)
}

/** Makes the HIBCC Basic UDI-DI of a labeler identification code and a model of 1 to 17 characters. */
export function generateHibccBasicUdiDi(
  labelerCode: string,
  model: string,
): IdentifierResult<HibccBasicUdiDiParts> {
  const partial = flag + labelerCode + model
  if (!/^[A-Z][A-Z0-9]{3}$/.test(labelerCode)) {
    const message = 'A labeler identification code (LIC) is a letter and three capital letters or digits.'
    return refuse(subject, partial, { code: 'bad_format', message, part: 'labelerCode' })
  }
  if (!/^[A-Z0-9]{1,17}$/.test(model)) {
    const message = 'The model part of a HIBCC Basic UDI-DI is 1 to 17 capital letters and digits.'
    return refuse(subject, partial, { code: 'bad_format', message, part: 'model' })
  }
  return checkHibccBasicUdiDi(partial + checkCharacterPair(partial))
}

/** Whether the value looks like the form HIBCC proposed first: RH, labeler code, model, modulo 43 character. */
export function isSupersededHibccForm(value: string): boolean {
  return /^RH[A-Z][A-Z0-9]{4,21}[A-Z0-9\-. $/+%]$/.test(value)
}

function formatProblem(value: string): IdentifierProblem | undefined {
  if (value === '') return emptyProblem(name)
  if (isSupersededHibccForm(value)) {
    const message = 'This is the superseded HIBCC form (RH…). EUDAMED accepts the form that starts with "++".'
    return { code: 'superseded_form', message, index: 0 }
  }
  if (!value.startsWith(flag)) {
    return { code: 'bad_format', message: `A ${name} starts with "++".`, index: 0 }
  }
  const foreign = indexOutside(value.slice(flag.length), /[0-9A-Z]/)
  if (foreign >= 0) {
    return characterProblem(name, value, foreign + flag.length, 'capital letters and digits after "++"')
  }
  const wrongLength = lengthProblem(name, value, 9, 25)
  if (wrongLength) return wrongLength
  if (/[A-Z]/.test(value.charAt(flag.length))) return undefined
  const message = 'The labeler identification code (LIC) after "++" starts with a letter.'
  return { code: 'bad_format', message, index: flag.length }
}

function splitValue(value: string): HibccBasicUdiDiParts {
  return {
    labelerCode: value.slice(2, 6),
    model: value.slice(6, -2),
    checkCharacterPair: value.slice(-2),
  }
}
