import fc from 'fast-check'
import { checkCharacterPair } from '#core/identifiers/check-characters.ts'
import { eudamedDiOfUdiDi, eudamedIdOf, generateEudamedDi } from '#core/identifiers/eudamed-di.ts'
import { generateGmn } from '#core/identifiers/gmn.ts'
import { gs1CheckDigit } from '#core/identifiers/gtin.ts'
import { hibcCheckCharacter } from '#core/identifiers/hibc.ts'
import { generateHibccBasicUdiDi } from '#core/identifiers/hibcc-basic-udi-di.ts'
import type { IdentifierResult } from '#core/identifiers/identifier-result.ts'
import { generateIfaBasicUdiDi, ifaCheckDigits } from '#core/identifiers/ifa.ts'
import type { IssuingEntityCode } from '#core/identifiers/issuing-entities.ts'
import { digits } from '#tests/arbitraries/eudamed-values.ts'

/** Identifiers as their issuing entities make them, each with its entity. */
export interface Issued {
  readonly code: string
  readonly entity: IssuingEntityCode
}

/** So much of a UDI-DI has room behind B-. */
const longestInEudamedDi = 23

const issued = (entity: IssuingEntityCode, code: fc.Arbitrary<string>): fc.Arbitrary<Issued> =>
  code.map((made) => ({ code: made, entity }))

const codeOfResult = (result: IdentifierResult): string => {
  if (!result.valid) throw new Error(`${result.value}: ${result.problem.message}`)
  return result.value
}

const letters = (pattern: string): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^${pattern}$`))

const gtin = fc
  .constantFrom(7, 11, 12, 13)
  .chain((length) => digits(length).map((body) => body + gs1CheckDigit(body)))

/** Labeler code, product number, unit of measure; with or without flag and check character. */
const hibc = fc
  .tuple(letters('[A-Z][A-Z0-9]{3}[A-Z0-9]{1,18}[0-9]'), fc.boolean())
  .map(([body, whole]) => (whole ? `+${body}${hibcCheckCharacter(`+${body}`)}` : body))

const ppn = letters('[0-9]{2}[0-9A-Z]{1,18}').map((body) => body + ifaCheckDigits(body))

export const issuedGtin = issued('GS1', gtin)
/** Of another entity than GS1. */
export const issuedElsewhere: fc.Arbitrary<Issued> = fc.oneof(issued('HIBCC', hibc), issued('IFA', ppn))

export const issuedUdiDi: fc.Arbitrary<Issued> = fc.oneof(
  { weight: 2, arbitrary: issuedGtin },
  { weight: 1, arbitrary: issuedElsewhere },
)

/** Built like a GMN, with at least one character that is no digit. */
export const masterUdiDi: fc.Arbitrary<Issued> = issued(
  'GS1',
  letters('[0-9]{7}[A-Za-z_][A-Za-z0-9_]{0,15}').map((body) => body + checkCharacterPair(body)),
)

const gmn = fc
  .tuple(digits(5, 12), letters('[A-Za-z0-9!"%&()*+,./:;<=>?_-]{1,11}'))
  .map(([prefix, model]) => codeOfResult(generateGmn(prefix, model)))

export const issuedBasicUdiDi: fc.Arbitrary<Issued> = fc.oneof(
  { weight: 4, arbitrary: issued('GS1', gmn) },
  {
    weight: 1,
    arbitrary: issued(
      'HIBCC',
      fc
        .tuple(letters('[A-Z][A-Z0-9]{3}'), letters('[A-Z0-9]{1,17}'))
        .map(([labeler, model]) => codeOfResult(generateHibccBasicUdiDi(labeler, model))),
    ),
  },
  {
    weight: 1,
    arbitrary: issued(
      'IFA',
      fc
        .tuple(digits(5), letters('[0-9A-Z.]{1,16}'))
        .map(([supplier, model]) => codeOfResult(generateIfaBasicUdiDi(supplier, model))),
    ),
  },
  { weight: 1, arbitrary: issued('ICCBBA', letters('[!-~]{1,25}')) },
)

/** Without a UDI-DI, EUDAMED DI and EUDAMED ID of a legacy device have one body. */
export const eudamedDi = letters('[A-Z0-9]{1,21}').map((body) => codeOfResult(generateEudamedDi(body)))

/** The two identifiers of a legacy device; the EUDAMED DI holds the UDI-DI where there is one. */
export const legacyIdentity: fc.Arbitrary<{ readonly basic: Issued; readonly unit: Issued }> = fc.oneof(
  issuedUdiDi
    .filter(({ code }) => code.length <= longestInEudamedDi)
    .map((unit) => ({ basic: { code: eudamedDiOfUdiDi(unit.code), entity: 'EUDAMED' as const }, unit })),
  eudamedDi.map((code) => ({
    basic: { code, entity: 'EUDAMED' as const },
    unit: { code: eudamedIdOf(code), entity: 'EUDAMED' as const },
  })),
)
