import { checkBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import { checkEmdnCode } from '#core/identifiers/emdn-code.ts'
import {
  checkEudamedDi,
  checkEudamedId,
  eudamedDiOfUdiDi,
  eudamedIdOf,
  isEudamedId,
} from '#core/identifiers/eudamed-di.ts'
import { isGtin, toGtin14 } from '#core/identifiers/gtin.ts'
import type { IdentifierResult } from '#core/identifiers/identifier-result.ts'
import { findIssuingEntity } from '#core/identifiers/issuing-entities.ts'
import { checkNotifiedBodyNumber, checkSrn } from '#core/identifiers/srn.ts'
import { issuerOfUdiDi, type Linters, remembered, udiDiResult } from '#core/rules/linters.ts'

/** What a Basic UDI-DI is, judged by the issuing entity a person stated, or by itself where none is stated. */
export const basicUdiDiResult = remembered((text, issuingEntity) =>
  checkBasicUdiDi(text, findIssuingEntity(issuingEntity)?.code),
)

const checkProblems = new Set(['wrong_check_characters', 'bad_check_character'])

const failsCheckOnly = (result: IdentifierResult): boolean =>
  !result.valid && checkProblems.has(result.problem.code)

const isDigitsOnly = (text: string): boolean => /^[0-9]*$/.test(text)

/**
 * Whether a Basic UDI-DI belongs to an issuing entity's scheme, right or wrong. A code is GS1's only when it
 * is formed like a GMN: digits alone are no scheme yet (decision D15, BR-102 and BR-103).
 */
function isOfKnownScheme(text: string, issuingEntity: string): boolean {
  const result = basicUdiDiResult(text, issuingEntity)
  if (result.kind === 'hub-basic-udi-di') return false
  if (result.valid) return true
  if (failsCheckOnly(result)) return !isDigitsOnly(text)
  return result.problem.code === 'wrong_issuing_entity' || (result.scheme ?? 'GS1') !== 'GS1'
}

/** The EUDAMED DI a legacy device's UDI-DI or EUDAMED ID asks for (BR-UDID-641 to 643). */
const isEudamedDiOf = (text: string, udiDi: string): boolean =>
  isEudamedId(udiDi) ? eudamedIdOf(text) === udiDi && text.startsWith('B-') : text === eudamedDiOfUdiDi(udiDi)

/** A legacy device has a UDI-DI as others have, or an EUDAMED ID of EUDAMED's. */
function isTakenForLegacy(text: string, issuingEntity: string): boolean {
  const issuer = issuerOfUdiDi(text, issuingEntity)
  if (isEudamedId(text) || issuer === 'EUDAMED') return issuer === 'EUDAMED' && checkEudamedId(text).valid
  return isTakenByEudamed(text, issuingEntity)
}

/** EUDAMED judges the form of a UDI-DI for GS1 only (BR-UDID-003); its own codes are for legacy devices. */
function isTakenByEudamed(text: string, issuingEntity: string): boolean {
  const issuer = issuerOfUdiDi(text, issuingEntity)
  if (issuer === 'GS1') return udiDiResult(text, 'GS1').valid
  return issuer !== 'EUDAMED'
}

/** A GTIN of fewer than 14 digits, filled up with zeros as EUDAMED asks for it; undefined of all others. */
export function shortGtin(text: string, issuingEntity: string): string | undefined {
  if (issuerOfUdiDi(text, issuingEntity) !== 'GS1' || text.length >= 14) return undefined
  return isGtin(text) ? toGtin14(text) : undefined
}

/** EUDAMED's checks of one text, by name. */
export const euLinters = {
  'basic-udi-di-scheme': isOfKnownScheme,
  'basic-udi-di-check': (text: string, entity: string) => !failsCheckOnly(basicUdiDiResult(text, entity)),
  /** As EUDAMED takes it for a device of the regulations: no hub format, no code of a legacy device. */
  'eudamed-basic-udi-di': (text: string, entity: string) => {
    const result = basicUdiDiResult(text, entity)
    return result.valid && result.scheme !== null && result.scheme !== 'EUDAMED'
  },
  'eudamed-udi-di': isTakenByEudamed,
  /** EUDAMED keeps GTINs with 14 digits; what is no GTIN is for other checks to tell. */
  'gtin-of-14': (text: string, entity: string) => shortGtin(text, entity) === undefined,
  /** A GS1 code is a GTIN; other issuers' codes are none of its business. */
  'gtin-if-gs1': (text: string, entity: string) =>
    issuerOfUdiDi(text, entity) !== 'GS1' || udiDiResult(text, 'GS1').kind !== 'master-udi-di',
  'master-udi-di-if-gs1': (text: string, entity: string) =>
    issuerOfUdiDi(text, entity) !== 'GS1' || udiDiResult(text, 'GS1').kind === 'master-udi-di',
  'eudamed-id': (text: string) => checkEudamedId(text).valid,
  'eudamed-di': (text: string) => checkEudamedDi(text).valid,
  'eudamed-di-of': isEudamedDiOf,
  'legacy-udi-di': isTakenForLegacy,
  /** The country of an SRN exists; a text that is no SRN at all is for the other check to tell. */
  'srn-country': (text: string) => {
    const result = checkSrn(text)
    return result.valid || result.problem.code !== 'unknown_country'
  },
  'notified-body': (text: string) => checkNotifiedBodyNumber(text).valid,
  'emdn-code': (text: string) => checkEmdnCode(text).valid,
} satisfies Linters
