import { isStorable } from '#core/dictionary/field-schema.ts'
import { checkBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { checkEmdnCode } from '#core/identifiers/emdn-code.ts'
import type { IdentifierResult } from '#core/identifiers/identifier-result.ts'
import { findIssuingEntity } from '#core/identifiers/issuing-entities.ts'
import { checkNotifiedBodyNumber, checkSrn } from '#core/identifiers/srn.ts'
import { checkUdiDi } from '#core/identifiers/udi-di.ts'

/** What an identifier is, judged by the issuing entity a person stated, or by itself where he stated none. */
export const basicUdiDiResult = (text: string, issuingEntity: string): IdentifierResult =>
  checkBasicUdiDi(text, findIssuingEntity(issuingEntity)?.code)

export const udiDiResult = (text: string, issuingEntity: string): IdentifierResult =>
  checkUdiDi(text, findIssuingEntity(issuingEntity)?.code)

/** The issuing entity a message names for a UDI-DI: the stated one, the recognised one, else GS1. */
const issuerOfUdiDi = (text: string, issuingEntity: string): string =>
  issuingEntity || (checkUdiDi(text).scheme ?? 'GS1')

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

/** EUDAMED judges the form of a UDI-DI for GS1 only (BR-UDID-003); its own codes are for legacy devices. */
function isTakenByEudamed(text: string, issuingEntity: string): boolean {
  const issuer = issuerOfUdiDi(text, issuingEntity)
  if (issuer === 'GS1') return checkUdiDi(text, 'GS1').valid
  return issuer !== 'EUDAMED'
}

/**
 * Checks of one text by name; each answers whether it is right. The second text is that of the field named
 * by `with`, for identifiers the issuing entity; the others ignore it.
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
    const result = checkUdiDi(text)
    return !result.valid || result.warnings.every((warning) => warning.code !== 'ambiguous_scheme')
  },
  'eudamed-udi-di': isTakenByEudamed,
  /** A GS1 code is a GTIN; other issuers' codes are none of its business. */
  'gtin-if-gs1': (text: string, entity: string) =>
    issuerOfUdiDi(text, entity) !== 'GS1' || checkUdiDi(text, 'GS1').kind !== 'master-udi-di',
  'master-udi-di-if-gs1': (text: string, entity: string) =>
    issuerOfUdiDi(text, entity) !== 'GS1' || checkUdiDi(text, 'GS1').kind === 'master-udi-di',
  srn: (text: string) => checkSrn(text).valid,
  /** The country of an SRN exists; a text that is no SRN at all is for the other check to tell. */
  'srn-country': (text: string) => {
    const result = checkSrn(text)
    return result.valid || result.problem.code !== 'unknown_country'
  },
  'notified-body': (text: string) => checkNotifiedBodyNumber(text).valid,
  'emdn-code': (text: string) => checkEmdnCode(text).valid,
  /** Characters XML 1.0 can carry: no control characters but tab and line ends, no half surrogate pairs. */
  'xml-text': (text: string) => !forbiddenInXml.test(text) && isStorable(text),
} as const satisfies Record<string, (text: string, companion: string) => boolean>

export type LinterName = keyof typeof linters

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML cannot carry
const forbiddenInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
