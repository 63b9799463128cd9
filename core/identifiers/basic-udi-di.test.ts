import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkBasicUdiDi,
  generateGmnFromUdiDi,
  generateHubBasicUdiDi,
  inGroupsOfFour,
} from './basic-udi-di.ts'
import { isGmn } from './gmn.ts'
import { gs1CheckDigit } from './gtin.ts'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

describe("the generator of the hub's format", () => {
  it.each([
    ['00768627892506', '00768627892504X'],
    ['0076 8627 8925-06', '00768627892504X'],
    ['12345670', '00000123456700X'],
    ['(01) 00768627', '00001007686279X'],
  ])(
    '%s: only its digits count, filled up or cut to 13, then check digit and X [S3-5-46, S3-5-50, S3-5-51, S3-5-52, S3-9-42]',
    (udiDi, expected) => {
      const made = generateHubBasicUdiDi(udiDi)
      expect(made).toMatchObject({ valid: true, kind: 'hub-basic-udi-di', value: expected })
    },
  )

  it.each([
    ['', 'Please enter a UDI-DI number'],
    ['  ', 'Please enter a UDI-DI number'],
    ['ABC', 'UDI-DI must be at least 8 digits'],
    ['1234567', 'UDI-DI must be at least 8 digits'],
    ['123456789012345', 'UDI-DI cannot exceed 14 digits'],
  ])('%j: %s [S3-9-41]', (udiDi, message) => {
    expect(generateHubBasicUdiDi(udiDi)).toMatchObject({ valid: false, problem: { message, part: 'udiDi' } })
  })

  it('makes what the check accepts', () => {
    const udiDi = fc.integer({ min: 8, max: 14 }).chain(digits)
    fc.assert(
      fc.property(udiDi, (text) => {
        const made = generateHubBasicUdiDi(text)
        expect(made.value).toMatch(/^\d{14}X$/)
        // One in about a thousand is a GMN by chance, and a valid GMN is a GMN (D16).
        expect(checkBasicUdiDi(made.value)).toMatchObject(isGmn(made.value) ? { kind: 'gmn' } : made)
      }),
    )
  })

  it('is shown in groups of four', () => {
    expect(inGroupsOfFour('00768627892504X')).toBe('0076 8627 8925 04X')
    fc.assert(fc.property(digits(15), (text) => inGroupsOfFour(text).replaceAll(' ', '') === text))
  })
})

describe('the GMN of a UDI-DI', () => {
  it.each([
    ['00768627892506', '076862789250'],
    ['614141000036', '061414100003'],
    ['1234567890128', '123456789012'],
    ['51022222233336', '102222223333'],
  ])('%s becomes %s and the pair', (udiDi, partial) => {
    const made = generateGmnFromUdiDi(udiDi)
    expect(made).toMatchObject({ valid: true, kind: 'gmn' })
    expect(made.value.slice(0, -2)).toBe(partial)
  })

  it('splits by the prefix length given, with the same value', () => {
    expect(generateGmnFromUdiDi('00768627892506', 8).parts).toMatchObject({
      companyPrefix: '07686278',
      split: 'given',
    })
    expect(generateGmnFromUdiDi('00768627892506', 8).value).toBe(generateGmnFromUdiDi('00768627892506').value)
  })

  it.each([
    ['', 'empty'],
    ['96385074', 'gtin8_not_possible'],
    ['00000096385074', 'gtin8_not_possible'],
    ['00768627892507', 'wrong_check_characters'],
    ['A999ABC1230', 'bad_character'],
  ])('%s is refused: %s', (udiDi, code) => {
    expect(generateGmnFromUdiDi(udiDi)).toMatchObject({ valid: false, problem: { code, part: 'udiDi' } })
  })

  it('is always a GMN', () => {
    fc.assert(
      fc.property(digits(13), (body) => {
        fc.pre(!body.startsWith('000000'))
        return isGmn(generateGmnFromUdiDi(body + gs1CheckDigit(body)).value)
      }),
    )
  })
})

describe('Basic UDI-DI', () => {
  it.each([
    ['1987654Ad4X4bL5ttr2310c2K', 'GS1', 'gmn'],
    ['++A999MODELIDENTIFIER11S8', 'HIBCC', 'hibcc-basic-udi-di'],
    ['PP12345ABCD.12345678.9004', 'IFA', 'ifa-basic-udi-di'],
    ['B-BEMF000000106CR023335WE', 'EUDAMED', 'eudamed-di'],
    ['B-E22124861', 'EUDAMED', 'eudamed-di'],
  ] as const)('%s is suggested to be of %s', (value, scheme, kind) => {
    expect(checkBasicUdiDi(value)).toMatchObject({ valid: true, value, scheme, kind })
    expect(checkBasicUdiDi(value, scheme)).toEqual(checkBasicUdiDi(value))
  })

  it("may have the hub's format, which EUDAMED does not accept", () => {
    const expected = {
      valid: true,
      kind: 'hub-basic-udi-di',
      warnings: [{ code: 'not_accepted_by_eudamed' }],
    }
    expect(checkBasicUdiDi('00768627892504X')).toMatchObject(expected)
    expect(checkBasicUdiDi('00768627892504X', 'GS1')).toMatchObject(expected)
  })

  it('is a GMN where it is both', () => {
    // 13 digits whose GMN pair happens to be their modulo 10 digit and X.
    for (let number = 0; number < 100_000; number++) {
      const { value } = generateHubBasicUdiDi(String(1_000_000_000_000 + number))
      if (isGmn(value)) return expect(checkBasicUdiDi(value)).toMatchObject({ valid: true, kind: 'gmn' })
    }
    expect.unreachable('no such number found')
  })

  it('of ICCBBA is judged by its length', () => {
    expect(checkBasicUdiDi('A9999ANYTHING', 'ICCBBA')).toMatchObject({ valid: true, checkedBy: 'length' })
  })

  it.each([
    ['', undefined, 'empty'],
    ['00768627892505X', undefined, 'wrong_check_characters'],
    ['1987654Ad4X4bL5ttr2310cXK', undefined, 'wrong_check_characters'],
    ['D-14000EM', undefined, 'wrong_level'],
    ['RHE999AQ7B5F', undefined, 'superseded_form'],
    ['MODEL-ONE', undefined, 'unknown_scheme'],
    [' 1987654Ad4X4bL5ttr2310c2K', undefined, 'bad_character'],
    ['\ufeff++A999MODELIDENTIFIER11S8', 'HIBCC', 'bad_character'],
    ['++A999MODELIDENTIFIER11S8', 'GS1', 'wrong_issuing_entity'],
    ['1987654Ad4X4bL5ttr2310c2K', 'HIBCC', 'wrong_issuing_entity'],
    ['MODEL-ONE', 'GS1', 'company_prefix_too_short'],
    ['MODEL-ONE', 'IFA', 'bad_character'],
    ['A'.repeat(26), 'ICCBBA', 'too_long'],
  ] as const)('%j of %s is refused: %s', (value, entity, code) => {
    expect(checkBasicUdiDi(value, entity)).toMatchObject({ valid: false, value, problem: { code } })
  })

  it("says which digit the hub's format should have", () => {
    expect(checkBasicUdiDi('00768627892505X')).toMatchObject({ problem: { expectedCheck: '4', index: 13 } })
  })
})
