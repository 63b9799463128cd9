import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkHibcData, checkHibcDi, checkHibcPrimary, hibcCheckCharacter } from './hibc.ts'

const upper = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

describe('HIBC data structures', () => {
  it.each([
    '+SNOWMAKER0Q',
    '+A123AA40 ', // the check character is a blank
    '+A123AA40_', // as printed
    '+$$09053C001XA',
    '+$$20928053C001/S0001/16D20000101XQ',
    '+A123BJC5D6E71G1/$$73C0012',
    '+X999123ABC0/$$4190515211234AB/S5678EDFG/16D20151001N',
  ])('%s ends in its check character', (value) => {
    expect(checkHibcData(value)).toMatchObject({ valid: true, value, scheme: 'HIBCC' })
  })

  it.each([
    ['', 'empty', undefined],
    ['A123AA40 ', 'bad_format', 0],
    ['+A', 'too_short', 2],
    ['+A123aa40 ', 'bad_character', 5],
    ['+A123AA40', 'wrong_check_characters', 8],
    ['+SNOWMAKER0R', 'wrong_check_characters', 11],
  ])('%j is refused: %s', (value, code, index) => {
    const result = checkHibcData(value)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid) expect(result.problem.index).toBe(index)
  })

  it('has a check character that tells of every single wrong character', () => {
    const text = fc.string({ unit: fc.constantFrom(...upper), minLength: 6, maxLength: 20 })
    fc.assert(
      fc.property(text, fc.nat(), fc.constantFrom(...upper), (body, place, character) => {
        const code = `+${body}${hibcCheckCharacter(`+${body}`)}`
        expect(checkHibcData(code).valid).toBe(true)
        const at = 1 + (place % body.length)
        fc.pre(code[at] !== character)
        return !checkHibcData(code.slice(0, at) + character + code.slice(at + 1)).valid
      }),
    )
  })
})

describe('HIBC primary code', () => {
  it('is split', () => {
    expect(checkHibcPrimary('+A123BJC5D6E71G')).toMatchObject({
      valid: true,
      kind: 'hibc-primary',
      checkedBy: 'check-characters',
      parts: {
        labelerCode: 'A123',
        productNumber: 'BJC5D6E7',
        unitOfMeasure: '1',
        deviceIdentifier: 'A123BJC5D6E71',
        checkCharacter: 'G',
      },
    })
  })

  it.each([
    ['', 'empty'],
    ['A123BJC5D6E71G', 'bad_format'],
    ['+A12', 'too_short'],
    ['+1123BJC5D6E71G', 'bad_format'],
    ['+A123BJC5D6E7XG', 'bad_format'],
    ['+A123BJC5-6E71G', 'bad_character'],
    ['+A123BJC5D6E71H', 'wrong_check_characters'],
    [`+A123${'B'.repeat(20)}1G`, 'too_long'],
  ])('%s is refused: %s', (value, code) => {
    expect(checkHibcPrimary(value)).toMatchObject({ valid: false, problem: { code } })
  })
})

describe('HIBC device identifier', () => {
  it.each(['A999ABC1230', 'E22124861', 'A123B1'])('%s has the right form', (value) => {
    expect(checkHibcDi(value)).toMatchObject({
      valid: true,
      kind: 'hibc-di',
      checkedBy: 'format',
      parts: { deviceIdentifier: value },
      warnings: [{ code: 'not_verifiable' }],
    })
  })

  it.each([
    ['SNOWMAKER0Q', 'Q'],
    ['A123BJC5D6E71G', 'G'],
    ['A123AA40 ', ' '],
  ])(
    '%j lacks only its "+" and is split with its check character (decision D38)',
    (value, checkCharacter) => {
      expect(checkHibcDi(value)).toMatchObject({
        valid: true,
        value,
        checkedBy: 'check-characters',
        parts: { deviceIdentifier: value.slice(0, -1), unitOfMeasure: value.at(-2), checkCharacter },
        warnings: [{ code: 'flag_missing' }],
      })
    },
  )

  it.each([
    ['', 'empty', undefined],
    ['A123BJC5D6E71H', 'bad_format', 13],
    ['A1231', 'too_short', 5],
    ['a999ABC1230', 'bad_character', 0],
    ['A999ABC123X', 'bad_format', 10],
    ['9999ABC1230', 'bad_format', 0],
  ])('%j is refused: %s', (value, code, index) => {
    const result = checkHibcDi(value)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid) expect(result.problem.index).toBe(index)
  })
})
