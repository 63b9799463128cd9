import { isStorable } from '#core/dictionary/field-schema.ts'
import { checkBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { checkEmdnCode } from '#core/identifiers/emdn-code.ts'
import {
  checkEudamedDi,
  checkEudamedId,
  eudamedDiOfUdiDi,
  eudamedIdOf,
} from '#core/identifiers/eudamed-di.ts'
import type { IdentifierResult } from '#core/identifiers/identifier-result.ts'
import { findIssuingEntity } from '#core/identifiers/issuing-entities.ts'
import { checkNotifiedBodyNumber, checkSrn } from '#core/identifiers/srn.ts'
import { checkUdiDi } from '#core/identifiers/udi-di.ts'
import { emailForm, webAddressForm } from '#core/text/address-forms.ts'

type Judge = (text: string, issuingEntity: string) => IdentifierResult

const mostRemembered = 200

/** Many rules, of both sets, ask the same of the same code, one soon after the other. */
function remembered(ask: Judge): Judge {
  const answers = new Map<string, IdentifierResult>()
  return (text, issuingEntity) => {
    const key = `${issuingEntity} ${text}`
    const known = answers.get(key)
    if (known) return known
    if (answers.size >= mostRemembered) answers.clear()
    const answer = ask(text, issuingEntity)
    answers.set(key, answer)
    return answer
  }
}

/** What an identifier is, judged by the issuing entity a person stated, or by itself where he stated none. */
export const basicUdiDiResult = remembered((text, issuingEntity) =>
  checkBasicUdiDi(text, findIssuingEntity(issuingEntity)?.code),
)

export const udiDiResult = remembered((text, issuingEntity) =>
  checkUdiDi(text, findIssuingEntity(issuingEntity)?.code),
)

/** The issuing entity a message names for a UDI-DI: the stated one, the recognised one, else GS1. */
const issuerOfUdiDi = (text: string, issuingEntity: string): string =>
  issuingEntity || (udiDiResult(text, '').scheme ?? 'GS1')

const checkProblems = new Set(['wrong_check_characters', 'bad_check_character'])

const failsCheckOnly = (result: IdentifierResult): boolean =>
  !result.valid && checkProblems.has(result.problem.code)

/**
 * Whether a Basic UDI-DI belongs to an issuing entity's scheme, right or wrong. A code is GS1's only when it
 * is formed like a GMN: digits alone are no scheme yet (decision D15, BR-102 and BR-103).
 */
function isOfKnownScheme(text: string, issuingEntity: string): boolean {
  const result = basicUdiDiResult(text, issuingEntity)
  if (result.kind === 'hub-basic-udi-di') return false
  if (result.valid || failsCheckOnly(result)) return true
  return result.problem.code === 'wrong_issuing_entity' || (result.scheme ?? 'GS1') !== 'GS1'
}

/** EUDAMED IDs stand for a UDI-DI where a legacy device has none. */
export const isEudamedId = (text: string): boolean => text.startsWith('D-')

/** The EUDAMED DI a legacy device's UDI-DI or EUDAMED ID asks for (BR-UDID-641 to 643). */
const isEudamedDiOf = (text: string, udiDi: string): boolean =>
  isEudamedId(udiDi) ? eudamedIdOf(text) === udiDi && text.startsWith('B-') : text === eudamedDiOfUdiDi(udiDi)

/** A legacy device has a UDI-DI as others have, or an EUDAMED ID of EUDAMED's. */
function isTakenForLegacy(text: string, issuingEntity: string): boolean {
  const issuer = issuerOfUdiDi(text, issuingEntity)
  if (isEudamedId(text) || issuer === 'EUDAMED') return issuer === 'EUDAMED' && checkEudamedId(text).valid
  return isTakenByEudamed(text, issuingEntity)
}

/** Weights 1, 2, 3 … from the last digit before the check digit (CAS registry). */
function hasCasCheckDigit(text: string): boolean {
  const digits = text.replaceAll('-', '')
  let sum = 0
  for (let place = 1; place < digits.length; place++) sum += place * Number(digits.at(-1 - place))
  return sum % 10 === Number(digits.at(-1))
}

/** Weights 1 to 6 from the first digit, modulo 11 (EC inventory). */
function hasEcCheckDigit(text: string): boolean {
  const digits = text.replaceAll('-', '')
  let sum = 0
  for (let place = 0; place < 6; place++) sum += (place + 1) * Number(digits.charAt(place))
  return sum % 11 === Number(digits.charAt(6))
}

/** EUDAMED judges the form of a UDI-DI for GS1 only (BR-UDID-003); its own codes are for legacy devices. */
function isTakenByEudamed(text: string, issuingEntity: string): boolean {
  const issuer = issuerOfUdiDi(text, issuingEntity)
  if (issuer === 'GS1') return udiDiResult(text, 'GS1').valid
  return issuer !== 'EUDAMED'
}

/**
 * Checks of one text by name; each answers whether it is right. The further texts are those of the fields
 * named by `with`, for identifiers first the issuing entity; most checks ignore them.
 */
export const linters = {
  'basic-udi-di-scheme': isOfKnownScheme,
  'basic-udi-di-check': (text: string, entity: string) => !failsCheckOnly(basicUdiDiResult(text, entity)),
  /** As EUDAMED takes it for a device of the regulations: no hub format, no code of a legacy device. */
  'eudamed-basic-udi-di': (text: string, entity: string) => {
    const result = basicUdiDiResult(text, entity)
    return result.valid && result.scheme !== null && result.scheme !== 'EUDAMED'
  },
  'udi-di': (text: string, entity: string) => udiDiResult(text, entity).valid,
  /** The text alone tells who issued it. */
  'udi-di-issuer-clear': (text: string) => {
    const result = udiDiResult(text, '')
    return !result.valid || result.warnings.every((warning) => warning.code !== 'ambiguous_scheme')
  },
  'eudamed-udi-di': isTakenByEudamed,
  /** A GS1 code is a GTIN; other issuers' codes are none of its business. */
  'gtin-if-gs1': (text: string, entity: string) =>
    issuerOfUdiDi(text, entity) !== 'GS1' || udiDiResult(text, 'GS1').kind !== 'master-udi-di',
  'master-udi-di-if-gs1': (text: string, entity: string) =>
    issuerOfUdiDi(text, entity) !== 'GS1' || udiDiResult(text, 'GS1').kind === 'master-udi-di',
  /** Two codes come from two issuing entities: text and entity of the one, then of the other. */
  'issued-by-another': (text: string, entity: string, other: string, otherEntity: string) =>
    issuerOfUdiDi(text, entity) !== issuerOfUdiDi(other, otherEntity),
  'eudamed-di': (text: string) => checkEudamedDi(text).valid,
  'eudamed-di-of': isEudamedDiOf,
  'legacy-udi-di': isTakenForLegacy,
  'cas-check-digit': hasCasCheckDigit,
  'ec-check-digit': hasEcCheckDigit,
  srn: (text: string) => checkSrn(text).valid,
  /** The country of an SRN exists; a text that is no SRN at all is for the other check to tell. */
  'srn-country': (text: string) => {
    const result = checkSrn(text)
    return result.valid || result.problem.code !== 'unknown_country'
  },
  'notified-body': (text: string) => checkNotifiedBodyNumber(text).valid,
  'emdn-code': (text: string) => checkEmdnCode(text).valid,
  'web-address': (text: string) => webAddressForm.test(text),
  email: (text: string) => emailForm.test(text),
  /** Characters XML 1.0 can carry: no control characters but tab and line ends, no half surrogate pairs. */
  'xml-text': (text: string) => text === '' || (!forbiddenInXml.test(text) && isStorable(text)),
} as const satisfies Record<string, (...texts: [string, string, string, string]) => boolean>

export type LinterName = keyof typeof linters

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML cannot carry
const forbiddenInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
