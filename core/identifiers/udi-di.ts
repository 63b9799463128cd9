import { type AgencyCode, agenciesOf, checkAgencyUdiDi } from './agency-udi-di.ts'
import { checkEudamedId } from './eudamed-di.ts'
import { isGmn } from './gmn.ts'
import { isGtin } from './gtin.ts'
import { emptyProblem, leadingBlankProblem } from './identifier-problems.ts'
import {
  type IdentifierProblem,
  type IdentifierResult,
  refuse,
  type Subject,
  type ValidIdentifier,
} from './identifier-result.ts'
import type { IssuingEntityCode } from './issuing-entities.ts'

const unknown: Subject = { scheme: null, kind: 'unknown' }

/**
 * Checks a UDI-DI. With an issuing entity the value is judged by that entity's rules alone; without one the
 * likeliest entity is suggested in `scheme`, never decided: some codes are valid in two schemes. The value
 * is taken as it stands, neither trimmed nor upper-cased.
 * EUDAMED itself judges UDI-DI formats for GS1 only (BR-UDID-003).
 */
export function checkUdiDi(value: string, issuingEntity?: IssuingEntityCode): IdentifierResult {
  const unreadable = value === '' ? emptyProblem('UDI-DI') : leadingBlankProblem('UDI-DI', value)
  if (unreadable) return refuse(unknown, value, unreadable)
  const misplaced = misplacedProblem(value)
  if (misplaced) return refuse(unknown, value, misplaced)
  if (issuingEntity === 'EUDAMED') return checkEudamedId(value)
  if (issuingEntity) return checkAgencyUdiDi(value, issuingEntity)
  if (value.startsWith('D-')) return checkEudamedId(value)
  const [likeliest, ...others] = agenciesOf(value)
  if (!likeliest) return explain(value)
  const result = checkAgencyUdiDi(value, likeliest)
  return result.valid ? withAlternatives(result, likeliest, others) : result
}

/** What is said of a number that a spreadsheet shows with a power of ten; undefined for any other text. */
export const digitsLost = (value: string): string | undefined =>
  /^[0-9]([.,][0-9]+)?E\+?[0-9]+$/i.test(value)
    ? 'A spreadsheet has shortened this number and digits are lost. Format the column as text and export it again.'
    : undefined

/** Things people enter in a UDI-DI field that belong somewhere else. */
function misplacedProblem(value: string): IdentifierProblem | undefined {
  if (/^\+\+/.test(value) || /^PP[0-9]{5}/.test(value) || value.startsWith('B-')) {
    const message =
      'This is a Basic UDI-DI (a device group). A UDI-DI names one version or model of the device.'
    return { code: 'wrong_level', message, index: 0 }
  }
  const bare = withoutApplicationIdentifier(value)
  if (bare !== undefined) {
    const message = `(01) introduces the UDI-DI on a label and is not part of it. Enter ${bare}.`
    return { code: 'full_udi_given', message, index: 0 }
  }
  const message = digitsLost(value)
  if (message) return { code: 'digits_lost', message, index: 0 }
  const isRead = /^([(\]]|\[\)>|https?:)/i.test(value) || /^\+[^/]*\/|^=\/.{16}[=&]/.test(value)
  if (isRead || isElementString(value)) {
    const message = 'This is a full UDI as read from a label. Enter its device identifier only.'
    return { code: 'full_udi_given', message, index: 0 }
  }
  return undefined
}

/** The GTIN of a text that is nothing but (01), with or without its brackets, and a GTIN. */
export function withoutApplicationIdentifier(value: string): string | undefined {
  const [, gtin = ''] = /^(?:\(01\) ?|01)([0-9]{14})$/.exec(value) ?? []
  return isGtin(gtin) && (value.startsWith('(') || isElementString(value)) ? gtin : undefined
}

/** A scanned (01) with its GTIN; a Master UDI-DI may begin with the same digits. */
function isElementString(value: string): boolean {
  return /^01[0-9]{14}/.test(value) && isGtin(value.slice(2, 16)) && !isGmn(value)
}

/** No scheme fits: the answer of the scheme the value resembles most says more than "unknown". */
function explain(value: string): IdentifierResult {
  if (/^[0-9]/.test(value) && /^.[0-9 -]*$/.test(value)) return checkAgencyUdiDi(value, 'GS1')
  if (value.startsWith('+')) return checkAgencyUdiDi(value, 'HIBCC')
  if (value.startsWith('=')) return checkAgencyUdiDi(value, 'ICCBBA')
  // Small letters are never made capitals, but said to be what is wrong.
  const [inCapitals] = agenciesOf(value.toUpperCase())
  if (inCapitals) return checkAgencyUdiDi(value, inCapitals)
  const message = 'This is not the UDI-DI format of GS1, HIBCC, ICCBBA or IFA.'
  return refuse(unknown, value, { code: 'unknown_scheme', message, index: 0 })
}

function withAlternatives(
  result: ValidIdentifier,
  likeliest: AgencyCode,
  others: AgencyCode[],
): ValidIdentifier {
  if (others.length === 0) return result
  const message = `Taken for a ${likeliest} code; it could also be one of ${others.join(' or ')}. Choose the issuing entity.`
  return { ...result, warnings: [...result.warnings, { code: 'ambiguous_scheme', message }] }
}
