import fc from 'fast-check'
import { checkCharacterPair } from '#core/identifiers/check-characters.ts'
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

export const issuedUdiDi: fc.Arbitrary<Issued> = fc.oneof(
  { weight: 4, arbitrary: issued('GS1', gtin) },
  { weight: 1, arbitrary: issued('HIBCC', hibc) },
  { weight: 1, arbitrary: issued('IFA', ppn) },
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
