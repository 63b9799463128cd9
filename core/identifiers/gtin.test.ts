import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkGtin, endsInGs1CheckDigit, gs1CheckDigit, isGtin, isGtin8, toGtin14 } from './gtin.ts'

const body = (...lengths: number[]) =>
  fc
    .constantFrom(...lengths)
    .chain((length) =>
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length }),
    )

describe('GTIN', () => {
  it.each([
    ['02345673', 'GTIN-8', '00000002345673'],
    ['614141000036', 'GTIN-12', '00614141000036'],
    ['1234567890128', 'GTIN-13', '01234567890128'],
    ['12345678901231', 'GTIN-14', '12345678901231'],
    ['51022222233336', 'GTIN-14', '51022222233336'],
    ['00000096385074', 'GTIN-14', '00000096385074'],
  ])('%s is a %s', (value, format, gtin14) => {
    const result = checkGtin(value)
    expect(result).toMatchObject({
      valid: true,
      value,
      scheme: 'GS1',
      kind: 'gtin',
      parts: { format, gtin14 },
    })
    expect(isGtin(value)).toBe(true)
  })

  it.each([
    ['', 'empty', undefined, undefined],
    ['123', 'bad_length', 3, undefined],
    ['12345673', 'wrong_check_characters', 7, '0'],
    ['5901234123458', 'wrong_check_characters', 12, '7'],
    ['0123456789\u2070\u2070\u2070', 'bad_character', 10, undefined],
    ['590123412345 ', 'bad_character', 12, undefined],
    ['5901-234123457', 'bad_character', 4, undefined],
  ])('%j is refused: %s', (value, code, index, expectedCheck) => {
    const result = checkGtin(value)
    expect(result).toMatchObject({ valid: false, value, problem: { code } })
    if (!result.valid) expect(result.problem).toMatchObject({ ...(index !== undefined && { index }) })
    if (!result.valid && expectedCheck) expect(result.problem.expectedCheck).toBe(expectedCheck)
    expect(isGtin(value)).toBe(false)
  })

  it('names the blank it found', () => {
    expect(checkGtin('590123412345 ')).toMatchObject({
      problem: { message: 'Position 13 holds a blank; a GTIN may only contain the digits 0 to 9.' },
    })
  })

  it('shows the indicator of a GTIN-14 only', () => {
    expect(checkGtin('51022222233336').parts).toHaveProperty('indicator', '5')
    expect(checkGtin('1234567890128').parts).not.toHaveProperty('indicator')
  })

  it('accepts what it completes, also padded to 14', () => {
    fc.assert(
      fc.property(body(7, 11, 12, 13), (digits) => {
        const gtin = digits + gs1CheckDigit(digits)
        return isGtin(gtin) && isGtin(toGtin14(gtin)) && checkGtin(gtin).value === gtin
      }),
    )
  })

  it('misses no single wrong digit', () => {
    fc.assert(
      fc.property(body(13), fc.nat(13), fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
        const gtin = digits + gs1CheckDigit(digits)
        const wrong = String((Number(gtin[at]) + shift) % 10)
        return !isGtin(gtin.slice(0, at) + wrong + gtin.slice(at + 1))
      }),
    )
  })
})

describe('GS1 check digit', () => {
  it.each([
    ['9521141123454', true],
    ['095211411234567898', false],
    ['1', false],
    ['', false],
  ])('of %j fits: %s', (digits, fits) => expect(endsInGs1CheckDigit(digits)).toBe(fits))
})

describe('a GTIN-8', () => {
  it.each([
    ['96385074', true],
    ['0000096385074', true],
    ['00000096385074', true],
    ['614141000036', false],
  ])('is recognised in %s: %s', (gtin, is) => expect(isGtin8(gtin)).toBe(is))
})
