import {
  checkCharacterPair,
  endsInCheckPair,
  indexOfImpossibleCheckCharacter,
  indexOutsideSet82,
} from './check-characters.ts'
import { characterProblem, checkProblem, emptyProblem, lengthProblem } from './identifier-problems.ts'
import {
  accept,
  type IdentifierProblem,
  type IdentifierResult,
  type IdentifierWarning,
  refuse,
  type Subject,
} from './identifier-result.ts'

/**
 * The GS1 Global Model Number, application identifier 8013: the Basic UDI-DI of GS1.
 * Company prefix (digits), model reference (character set 82), two check characters; 8 to 25 in all.
 * It is case-sensitive: the two spellings of a letter have different values.
 * Sources: GS1 General Specifications; gs1/gmn-helpers @5540c4a; decisions D16 and D17.
 */
export interface GmnParts {
  readonly companyPrefix: string
  readonly modelReference: string
  readonly checkCharacterPair: string
  /** A GMN does not say where its company prefix ends; `assumed` splits are for display only. */
  readonly split: 'given' | 'assumed'
}

const subject: Subject = { scheme: 'GS1', kind: 'gmn' }
const allowedCharacters = 'digits, unaccented letters, _ and ! " % & \' ( ) * + , - . / : ; < = > ?'
const minLength = 8
const maxLength = 25
const shortestCompanyPrefix = 4
const longestCompanyPrefix = 12
const commonCompanyPrefix = 7
const pairLength = 2
const minPartial = minLength - pairLength
const maxPartial = maxLength - pairLength

/**
 * Whether the value is a well-formed GMN with the right check characters. The quick form of `checkGmn`
 * (no objects are made), for lists and imports.
 */
export function isGmn(value: string): boolean {
  if (value.length < minLength || value.length > maxLength) return false
  for (let index = 0; index < shortestCompanyPrefix; index++) {
    if (!isDigit(value.charCodeAt(index))) return false
  }
  return endsInCheckPair(value)
}

/**
 * Checks a GMN and splits it. `companyPrefixLength` (4 to 12), where the caller knows it, decides the split
 * and must fit the leading digits; without it the split is a guess.
 * Fewer than 4 leading digits is an error, 4 a warning: gs1-syntax-dictionary allows 4, gmn-helpers wants 5.
 */
export function checkGmn(value: string, companyPrefixLength?: number): IdentifierResult<GmnParts> {
  const problem = modelNumberProblem('GMN', value) ?? prefixLengthProblem(value, companyPrefixLength)
  if (!problem) {
    const parts = splitGmn(value, companyPrefixLength)
    return accept(
      subject,
      value,
      parts,
      'check-characters',
      prefixWarnings(companyPrefixLength ?? countLeadingDigits(value)),
    )
  }
  const readable = problem.code === 'wrong_check_characters'
  return refuse(subject, value, problem, readable ? splitGmn(value) : {})
}

/**
 * Makes the GMN of a company prefix (4 to 12 digits) and a model reference (character set 82); together they
 * have 6 to 23 characters. The problem's `part` names the input at fault.
 * Messages: specification, document 2 section 5.
 */
export function generateGmn(companyPrefix: string, modelReference: string): IdentifierResult<GmnParts> {
  const partial = companyPrefix + modelReference
  const problem = inputProblem(companyPrefix, modelReference)
  if (problem) return refuse(subject, partial, problem)
  const pair = checkCharacterPair(partial)
  const parts: GmnParts = { companyPrefix, modelReference, checkCharacterPair: pair, split: 'given' }
  return accept(subject, partial + pair, parts, 'check-characters', prefixWarnings(companyPrefix.length))
}

/**
 * What is wrong with a number built like a GMN, or undefined. GS1 uses the same construction for the
 * Master UDI-DI; `name` is what the message calls it.
 */
export function modelNumberProblem(name: string, value: string): IdentifierProblem | undefined {
  if (value === '') return emptyProblem(name)
  const foreign = indexOutsideSet82(value)
  if (foreign >= 0) return characterProblem(name, value, foreign, allowedCharacters)
  const wrongLength = lengthProblem(name, value, minLength, maxLength)
  if (wrongLength) return wrongLength
  const leadingDigits = countLeadingDigits(value)
  if (leadingDigits < shortestCompanyPrefix) {
    const message = `A ${name} starts with a GS1 company prefix of at least 4 digits; this one has ${leadingDigits}.`
    return { code: 'company_prefix_too_short', message, index: leadingDigits }
  }
  return pairProblem(name, value)
}

function pairProblem(name: string, value: string): IdentifierProblem | undefined {
  if (endsInCheckPair(value)) return undefined
  const expectedCheck = checkCharacterPair(value.slice(0, -pairLength))
  const index = indexOfImpossibleCheckCharacter(value)
  if (index < 0) return checkProblem(name, value, expectedCheck)
  const message = `"${value.charAt(index)}" is never a check character: they are 2 to 9 and A to Z without I and O, capitals only.`
  return { code: 'bad_check_character', message, index, expectedCheck }
}

function prefixLengthProblem(value: string, companyPrefixLength?: number): IdentifierProblem | undefined {
  if (companyPrefixLength === undefined) return undefined
  const leadingDigits = countLeadingDigits(value)
  const outsideLimits =
    companyPrefixLength < shortestCompanyPrefix || companyPrefixLength > longestCompanyPrefix
  if (outsideLimits || companyPrefixLength > leadingDigits) {
    const message = `The first ${companyPrefixLength} characters of this GMN are not a GS1 company prefix of 4 to 12 digits.`
    return { code: 'company_prefix_invalid', message, index: leadingDigits }
  }
  if (companyPrefixLength < value.length - pairLength) return undefined
  const message =
    'There is nothing between the company prefix and the check characters: the model reference is missing.'
  return { code: 'model_reference_missing', message, index: companyPrefixLength }
}

function inputProblem(companyPrefix: string, modelReference: string): IdentifierProblem | undefined {
  if (!/^[0-9]{4,12}$/.test(companyPrefix)) {
    const message = 'Company prefix must be 4-12 digits'
    return { code: 'company_prefix_invalid', message, part: 'companyPrefix' }
  }
  const part = 'modelReference'
  if (modelReference === '') {
    return { code: 'model_reference_missing', message: 'Model reference is required', part }
  }
  if (modelReference.length > maxPartial) {
    return { code: 'model_reference_too_long', message: 'Model reference too long', part }
  }
  const foreign = indexOutsideSet82(modelReference)
  if (foreign >= 0) {
    return { ...characterProblem('model reference', modelReference, foreign, allowedCharacters), part }
  }
  const together = companyPrefix.length + modelReference.length
  if (together < minPartial || together > maxPartial) {
    const message = `Company prefix and model reference must have 6 to 23 characters together; these have ${together}.`
    return { code: together < minPartial ? 'too_short' : 'too_long', message, part }
  }
  return undefined
}

function splitGmn(value: string, companyPrefixLength?: number): GmnParts {
  const end = value.length - pairLength
  const at = companyPrefixLength ?? assumedPrefixLength(value, end)
  return {
    companyPrefix: value.slice(0, at),
    modelReference: value.slice(at, end),
    checkCharacterPair: value.slice(end),
    split: companyPrefixLength === undefined ? 'assumed' : 'given',
  }
}

/** The leading digits where something else follows them in time, otherwise a common prefix length. */
function assumedPrefixLength(value: string, end: number): number {
  const digits = countLeadingDigits(value)
  if (digits < end && digits <= longestCompanyPrefix) return digits
  return Math.min(commonCompanyPrefix, end - 1)
}

function prefixWarnings(leadingDigits: number): IdentifierWarning[] {
  if (leadingDigits > shortestCompanyPrefix) return []
  const message = 'A GS1 company prefix of 4 digits is rare: make sure it is complete.'
  return [{ code: 'company_prefix_short', message }]
}

function countLeadingDigits(value: string): number {
  let count = 0
  while (count < value.length - pairLength && isDigit(value.charCodeAt(count))) count++
  return count
}

function isDigit(charCode: number): boolean {
  return charCode >= 48 && charCode <= 57
}
