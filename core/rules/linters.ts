import { checkBasicUdiDi } from '#core/identifiers/basic-udi-di.ts'
import type { IdentifierResult } from '#core/identifiers/identifier-result.ts'
import { findIssuingEntity } from '#core/identifiers/issuing-entities.ts'
import { checkSrn } from '#core/identifiers/srn.ts'
import { checkUdiDi } from '#core/identifiers/udi-di.ts'
import { emailForm, webAddressForm } from '#core/text/address-forms.ts'
import { isStorable } from '#core/text/storable.ts'

type Ask = (text: string, issuingEntity: string) => IdentifierResult

const mostRemembered = 200

/** Many rules, of several sets, ask the same of the same code, one soon after the other. */
export function remembered(ask: Ask): Ask {
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

/** What a UDI-DI is, judged by the issuing entity a person stated, or by itself where none is stated. */
export const udiDiResult = remembered((text, issuingEntity) =>
  checkUdiDi(text, findIssuingEntity(issuingEntity)?.code),
)

/** The issuing entity a message names for a UDI-DI: the stated one, the recognised one, else GS1. */
export const issuerOfUdiDi = (text: string, issuingEntity: string): string =>
  issuingEntity || (udiDiResult(text, '').scheme ?? 'GS1')

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

/** Checks of one text by name; each answers whether it is right. */
export type Linters = Readonly<Record<string, (...texts: [string, string, string, string]) => boolean>>

/**
 * The checks every market can use. The further texts are those of the fields named by `with`, for identifiers first
 * the issuing entity; most checks ignore them.
 */
export const linters = {
  'udi-di': (text: string, entity: string) => udiDiResult(text, entity).valid,
  /** The single registration number of an economic operator. */
  srn: (text: string) => checkSrn(text).valid,
  /** Where nobody states who issued it: it is, or was meant as, a code of HIBCC. */
  'like-hibcc': (text: string, entity: string) => entity === '' && udiDiResult(text, '').scheme === 'HIBCC',
  /** The text alone tells who issued it. */
  'udi-di-issuer-clear': (text: string) => {
    const result = udiDiResult(text, '')
    return !result.valid || result.warnings.every((warning) => warning.code !== 'ambiguous_scheme')
  },
  /** The same of a Basic UDI-DI, right or wrong in itself. */
  'basic-udi-di-issuer-clear': (text: string) => checkBasicUdiDi(text).scheme !== null,
  /** Two codes come from two issuing entities: text and entity of the one, then of the other. */
  'issued-by-another': (text: string, entity: string, other: string, otherEntity: string) =>
    issuerOfUdiDi(text, entity) !== issuerOfUdiDi(other, otherEntity),
  'cas-check-digit': hasCasCheckDigit,
  'ec-check-digit': hasEcCheckDigit,
  'web-address': (text: string) => webAddressForm.test(text),
  email: (text: string) => emailForm.test(text),
  /** Characters XML 1.0 can carry: no control characters but tab and line ends, no half surrogate pairs. */
  'xml-text': (text: string) => text === '' || (!forbiddenInXml.test(text) && isStorable(text)),
} satisfies Linters

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML cannot carry
const forbiddenInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
