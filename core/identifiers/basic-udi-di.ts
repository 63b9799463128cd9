import { checkEudamedDi } from './eudamed-di.ts'
import { checkGmn, type GmnParts, generateGmn, isGmn } from './gmn.ts'
import { checkGtin, isGtin8, toGtin14 } from './gtin.ts'
import { checkHibccBasicUdiDi, isSupersededHibccForm } from './hibcc-basic-udi-di.ts'
import { checkIccbbaBasicUdiDi } from './iccbba.ts'
import { checkProblem, emptyProblem, leadingBlankProblem } from './identifier-problems.ts'
import {
  accept,
  type IdentifierProblem,
  type IdentifierResult,
  refuse,
  type Subject,
} from './identifier-result.ts'
import { checkIfaBasicUdiDi } from './ifa.ts'
import type { IssuingEntityCode } from './issuing-entities.ts'

/** The hub's own 15-character format: 13 digits, a modulo 10 check digit, X. No regulator knows it. */
export interface HubBasicUdiDiParts {
  readonly body: string
  readonly checkDigit: string
}

const hubSubject: Subject = { scheme: null, kind: 'hub-basic-udi-di' }
const gmnSubject: Subject = { scheme: 'GS1', kind: 'gmn' }
const unknown: Subject = { scheme: null, kind: 'unknown' }
const hubName = 'Basic UDI-DI of 14 digits and X'
const hubBodyLength = 13

/**
 * The generator of the EU country form: other characters than digits are dropped, the rest is filled up with
 * zeros on the left to 13 or cut to the first 13, check digit and X follow. 8 to 14 digits are needed.
 * Rule and messages: specification, document 3 section 5; decision D16. EUDAMED wants a GMN instead.
 */
export function generateHubBasicUdiDi(udiDi: string): IdentifierResult<HubBasicUdiDiParts> {
  const problem = hubInputProblem(udiDi)
  if (problem) return refuse(hubSubject, udiDi, problem)
  const body = digitsOf(udiDi).padStart(hubBodyLength, '0').slice(0, hubBodyLength)
  return checkHubBasicUdiDi(`${body}${hubCheckDigit(body)}X`)
}

/**
 * The GMN derived from a GTIN, which EUDAMED accepts as Basic UDI-DI: filled up to 14 digits, without
 * indicator and check digit, with the pair appended. `companyPrefixLength` only splits the parts shown.
 * Refused for a GTIN-8, in any length: it holds no company prefix. Decision D16.
 */
export function generateGmnFromUdiDi(
  udiDi: string,
  companyPrefixLength?: number,
): IdentifierResult<GmnParts> {
  const gtin = checkGtin(udiDi)
  if (!gtin.valid) return refuse(gmnSubject, udiDi, { ...gtin.problem, part: 'udiDi' })
  if (isGtin8(udiDi)) {
    const message = 'A GTIN-8 holds no GS1 company prefix, so no GMN can be made from it.'
    return refuse(gmnSubject, udiDi, { code: 'gtin8_not_possible', message, part: 'udiDi' })
  }
  const partial = toGtin14(udiDi).slice(1, -1)
  const made = generateGmn(partial.slice(0, 4), partial.slice(4))
  return made.valid ? checkGmn(made.value, companyPrefixLength) : made
}

/**
 * Checks a Basic UDI-DI. With an issuing entity its rules alone count (the hub's own format is accepted for
 * GS1 too); without one the scheme is suggested from the text. A valid GMN is a GMN; otherwise 14 digits and
 * X are the hub's format, valid here with a warning that EUDAMED refuses it (decision D16).
 */
export function checkBasicUdiDi(value: string, issuingEntity?: IssuingEntityCode): IdentifierResult {
  const unreadable = value === '' ? emptyProblem('Basic UDI-DI') : leadingBlankProblem('Basic UDI-DI', value)
  if (unreadable) return refuse(unknown, value, unreadable)
  const suggested = suggestEntity(value)
  // Nobody may know what an ICCBBA code looks like, so nothing can be said to look like another's.
  if (issuingEntity && suggested && issuingEntity !== suggested && issuingEntity !== 'ICCBBA') {
    return refuse(
      { scheme: issuingEntity, kind: 'unknown' },
      value,
      otherEntityProblem(issuingEntity, suggested),
    )
  }
  switch (issuingEntity ?? suggested) {
    case 'GS1':
      return checkGs1(value)
    case 'HIBCC':
      return checkHibccBasicUdiDi(value)
    case 'IFA':
      return checkIfaBasicUdiDi(value)
    case 'ICCBBA':
      return checkIccbbaBasicUdiDi(value)
    case 'EUDAMED':
      return checkEudamed(value)
    default:
      return refuse(unknown, value, unknownSchemeProblem)
  }
}

/** The hub's way of showing a Basic UDI-DI: groups of four, parted by blanks. For the eye only. */
export function inGroupsOfFour(value: string): string {
  return value.match(/.{1,4}/gs)?.join(' ') ?? ''
}

const unknownSchemeProblem: IdentifierProblem = {
  code: 'unknown_scheme',
  message:
    'This is not the Basic UDI-DI of a known issuing entity. GS1 starts with digits, HIBCC with ++, IFA with PP and 5 digits, EUDAMED (legacy) with B-.',
  index: 0,
}

function suggestEntity(value: string): IssuingEntityCode | undefined {
  if (value.startsWith('++') || isSupersededHibccForm(value)) return 'HIBCC'
  if (/^[BD]-/.test(value)) return 'EUDAMED'
  if (/^PP[0-9]{5}/.test(value)) return 'IFA'
  return /^[0-9]/.test(value) ? 'GS1' : undefined
}

function checkGs1(value: string): IdentifierResult {
  if (!isGmn(value) && /^[0-9]{14}X$/.test(value)) return checkHubBasicUdiDi(value)
  return checkGmn(value)
}

function checkEudamed(value: string): IdentifierResult {
  if (!value.startsWith('D-')) return checkEudamedDi(value)
  const message =
    'This is a EUDAMED ID, which stands for a UDI-DI. The EUDAMED DI has the same body and starts with "B-".'
  return refuse({ scheme: 'EUDAMED', kind: 'eudamed-id' }, value, { code: 'wrong_level', message, index: 0 })
}

function otherEntityProblem(given: IssuingEntityCode, suggested: IssuingEntityCode): IdentifierProblem {
  const message = `The issuing entity is ${given}, but this looks like a code of ${suggested}.`
  return { code: 'wrong_issuing_entity', message, index: 0 }
}

function checkHubBasicUdiDi(value: string): IdentifierResult<HubBasicUdiDiParts> {
  const parts = { body: value.slice(0, hubBodyLength), checkDigit: value.charAt(hubBodyLength) }
  const expected = hubCheckDigit(parts.body)
  if (parts.checkDigit !== expected) {
    return refuse(hubSubject, value, checkProblem(hubName, value, expected, hubBodyLength + 1), parts)
  }
  const message = "This is the hub's own 15-character format. EUDAMED does not accept it: use the GMN."
  return accept(hubSubject, value, parts, 'check-characters', [{ code: 'not_accepted_by_eudamed', message }])
}

/** Whether further UDI-DIs may be put under a code: the hub's own format and codes of legacy devices are refused. */
export function coversUdiDis(code: string): boolean {
  const { valid, kind, scheme } = checkBasicUdiDi(code)
  return valid && kind !== 'hub-basic-udi-di' && scheme !== 'EUDAMED'
}

/** Weights 1, 3, 1, 3 … from the left, filled up to a multiple of ten. */
function hubCheckDigit(body: string): string {
  let sum = 0
  for (let index = 0; index < body.length; index++)
    sum += (body.charCodeAt(index) - 48) * (index % 2 === 0 ? 1 : 3)
  return String((10 - (sum % 10)) % 10)
}

function hubInputProblem(udiDi: string): IdentifierProblem | undefined {
  const part = 'udiDi'
  if (udiDi.trim() === '') return { code: 'empty', message: 'Please enter a UDI-DI number', part }
  const digits = digitsOf(udiDi).length
  if (digits < 8) return { code: 'too_short', message: 'UDI-DI must be at least 8 digits', part }
  if (digits > 14) return { code: 'too_long', message: 'UDI-DI cannot exceed 14 digits', part }
  return undefined
}

function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '')
}
