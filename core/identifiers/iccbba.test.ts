import { describe, expect, it } from 'vitest'
import { checkDonationNumber, checkIccbbaBasicUdiDi, checkIsbtDi, donationCheckCharacter } from './iccbba.ts'

describe('ISBT 128 device identifier', () => {
  it.each(['A9999XYZ100T0944', '=/A9999XYZ100T0944'])('%s is split', (value) => {
    expect(checkIsbtDi(value)).toMatchObject({
      valid: true,
      value,
      scheme: 'ICCBBA',
      checkedBy: 'format',
      parts: {
        deviceIdentifier: 'A9999XYZ100T0944',
        facility: 'A9999',
        facilityProductCode: 'XYZ100',
        productDescriptionCode: 'T0944',
      },
    })
  })

  it.each(['=)0123ab4567', '0123ab4567'])('%s is that of a blood container', (value) => {
    expect(checkIsbtDi(value)).toMatchObject({ valid: true, parts: { deviceIdentifier: '0123ab4567' } })
  })

  it.each([
    ['', 'empty', undefined],
    ['A9999XYZ100T094', 'bad_length', 15],
    ['=/A9999XYZ100T09444', 'bad_length', 18],
    ['A9999XYZ100t0944', 'bad_character', 11],
    ['=/A9999 XYZ100T094', 'bad_character', 7],
  ])('%j is refused: %s', (value, code, index) => {
    const result = checkIsbtDi(value)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid) expect(result.problem.index).toBe(index)
  })
})

describe('donation identification number', () => {
  it.each(['ABCDE27000069C', 'P000206019063X'])('%s has the right check character', (value) => {
    expect(checkDonationNumber(value)).toMatchObject({ valid: true, kind: 'isbt-din' })
    expect(donationCheckCharacter(value.slice(0, 13))).toBe(value.slice(13))
  })

  it.each([
    ['', 'empty'],
    ['ABCDE27000069D', 'wrong_check_characters'],
    ['ABCDE27000069', 'too_short'],
    ['abcde27000069C', 'bad_character'],
    ['ABCDE2700006AC', 'bad_character'],
  ])('%j is refused: %s', (value, code) => {
    expect(checkDonationNumber(value)).toMatchObject({ valid: false, problem: { code } })
  })

  it('has no check character outside its alphabet', () => {
    expect(() => donationCheckCharacter('abc')).toThrow(RangeError)
  })
})

describe('ICCBBA Basic UDI-DI', () => {
  it('is judged by its length, and the answer says so', () => {
    expect(checkIccbbaBasicUdiDi('A9999-anything')).toMatchObject({
      valid: true,
      checkedBy: 'length',
      warnings: [{ code: 'only_length_checked' }],
    })
  })

  it.each([
    ['', 'empty'],
    ['A'.repeat(26), 'too_long'],
    ['A 9999', 'bad_character'],
    ['A\u00e99999', 'bad_character'],
  ])('%j is refused: %s', (value, code) => {
    expect(checkIccbbaBasicUdiDi(value)).toMatchObject({ valid: false, problem: { code } })
  })
})
