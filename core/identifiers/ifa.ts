import {
  characterProblem,
  checkProblem,
  emptyProblem,
  indexOutside,
  lengthProblem,
} from './identifier-problems.ts'
import {
  accept,
  type IdentifierResult,
  type IdentifierWarning,
  refuse,
  type Subject,
} from './identifier-result.ts'

/** The identifiers of IFA: pharmacy product number (UDI-DI), the PZN inside it, and the Basic UDI-DI. */

export interface PpnParts {
  /** Product registration agency: 11 stands for a German PZN. */
  readonly agencyCode: string
  readonly productNumber: string
  readonly checkDigits: string
}
export interface PznParts {
  readonly checkDigit: string
}
export interface IfaBasicUdiDiParts {
  readonly supplierNumber: string
  readonly model: string
  readonly checkDigits: string
}

const ppnSubject: Subject = { scheme: 'IFA', kind: 'ppn' }
const pznSubject: Subject = { scheme: null, kind: 'pzn' }
const basicSubject: Subject = { scheme: 'IFA', kind: 'ifa-basic-udi-di' }
const pznAgency = '11'

/**
 * The two modulo 97 check digits of a PPN or an IFA Basic UDI-DI without them: ASCII codes from the left
 * times 2, 3, 4 …, summed. Source: IFA, "Basic UDI-DI" (health.ec.europa.eu).
 */
export function ifaCheckDigits(body: string): string {
  let sum = 0
  for (let index = 0; index < body.length; index++) sum += body.charCodeAt(index) * (index + 2)
  return String(sum % 97).padStart(2, '0')
}

/**
 * Checks a pharmacy product number: agency code of 2, product number, 2 check digits; at most 22 characters.
 * A PZN inside that fails its own check is a warning: the PPN's check digits are the ones that count.
 */
export function checkPpn(value: string): IdentifierResult<PpnParts> {
  const name = 'PPN'
  if (value === '') return refuse(ppnSubject, value, emptyProblem(name))
  const foreign = indexOutside(value, /[0-9A-Z]/)
  if (foreign >= 0) {
    return refuse(ppnSubject, value, characterProblem(name, value, foreign, 'capital letters and digits'))
  }
  const wrongLength = lengthProblem(name, value, 5, 22)
  if (wrongLength) return refuse(ppnSubject, value, wrongLength)
  const parts: PpnParts = {
    agencyCode: value.slice(0, 2),
    productNumber: value.slice(2, -2),
    checkDigits: value.slice(-2),
  }
  const expected = ifaCheckDigits(value.slice(0, -2))
  if (parts.checkDigits !== expected) {
    return refuse(ppnSubject, value, checkProblem(name, value, expected), parts)
  }
  return accept(ppnSubject, value, parts, 'check-characters', pznWarnings(parts))
}

/** Makes the PPN of a German PZN of 8 digits. */
export function generatePpn(pzn: string): IdentifierResult<PpnParts> {
  const checked = checkPzn(pzn)
  if (!checked.valid) return refuse(ppnSubject, pzn, { ...checked.problem, part: 'pzn' })
  return checkPpn(pznAgency + pzn + ifaCheckDigits(pznAgency + pzn))
}

/**
 * Checks a PZN of 8 digits (an older one of 7 with a zero in front): digits times 1 to 7, modulo 11.
 * A remainder of 10 is never issued.
 */
export function checkPzn(value: string): IdentifierResult<PznParts> {
  const name = 'PZN'
  if (value === '') return refuse(pznSubject, value, emptyProblem(name))
  const foreign = indexOutside(value, /[0-9]/)
  if (foreign >= 0)
    return refuse(pznSubject, value, characterProblem(name, value, foreign, 'the digits 0 to 9'))
  const wrongLength = lengthProblem(name, value, 8, 8)
  if (wrongLength) return refuse(pznSubject, value, wrongLength)
  const expected = pznCheckDigit(value.slice(0, -1))
  if (expected === undefined) {
    const message =
      'No PZN starts with these seven digits: their remainder modulo 11 is 10, which is never issued.'
    return refuse(pznSubject, value, { code: 'bad_format', message, index: 0 })
  }
  if (expected !== value.slice(-1)) return refuse(pznSubject, value, checkProblem(name, value, expected))
  return accept(pznSubject, value, { checkDigit: expected }, 'check-characters')
}

/**
 * Checks an IFA Basic UDI-DI: PP, supplier number of 5 digits, 1 to 16 of 0-9 A-Z and full stop, 2 check
 * digits; 10 to 25 characters.
 */
export function checkIfaBasicUdiDi(value: string): IdentifierResult<IfaBasicUdiDiParts> {
  const name = 'IFA Basic UDI-DI'
  if (value === '') return refuse(basicSubject, value, emptyProblem(name))
  const foreign = indexOutside(value, /[0-9A-Z.]/)
  if (foreign >= 0) {
    return refuse(
      basicSubject,
      value,
      characterProblem(name, value, foreign, 'capital letters, digits and full stops'),
    )
  }
  const wrongLength = lengthProblem(name, value, 10, 25)
  if (wrongLength) return refuse(basicSubject, value, wrongLength)
  if (!/^PP[0-9]{5}/.test(value)) {
    const message = `An ${name} starts with PP and the supplier's IFA number of 5 digits.`
    return refuse(basicSubject, value, { code: 'bad_format', message, index: value.startsWith('PP') ? 2 : 0 })
  }
  const parts: IfaBasicUdiDiParts = {
    supplierNumber: value.slice(2, 7),
    model: value.slice(7, -2),
    checkDigits: value.slice(-2),
  }
  const expected = ifaCheckDigits(value.slice(0, -2))
  if (parts.checkDigits === expected) return accept(basicSubject, value, parts, 'check-characters')
  return refuse(basicSubject, value, checkProblem(name, value, expected), parts)
}

/** Makes the IFA Basic UDI-DI of a supplier number and a model of 1 to 16 characters. */
export function generateIfaBasicUdiDi(
  supplierNumber: string,
  model: string,
): IdentifierResult<IfaBasicUdiDiParts> {
  const partial = `PP${supplierNumber}${model}`
  if (!/^[0-9]{5}$/.test(supplierNumber)) {
    const message = "The supplier's IFA number has 5 digits."
    return refuse(basicSubject, partial, { code: 'bad_format', message, part: 'supplierNumber' })
  }
  if (!/^[0-9A-Z.]{1,16}$/.test(model)) {
    const message = 'The model part of an IFA Basic UDI-DI is 1 to 16 capital letters, digits and full stops.'
    return refuse(basicSubject, partial, { code: 'bad_format', message, part: 'model' })
  }
  return checkIfaBasicUdiDi(partial + ifaCheckDigits(partial))
}

function pznCheckDigit(sevenDigits: string): string | undefined {
  let sum = 0
  for (let index = 0; index < sevenDigits.length; index++)
    sum += (sevenDigits.charCodeAt(index) - 48) * (index + 1)
  return sum % 11 === 10 ? undefined : String(sum % 11)
}

function pznWarnings(parts: PpnParts): IdentifierWarning[] {
  if (parts.agencyCode !== pznAgency || checkPzn(parts.productNumber).valid) return []
  const message = `The PZN ${parts.productNumber} inside this PPN is not a valid PZN.`
  return [{ code: 'pzn_check_wrong', message }]
}
