import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkHibccBasicUdiDi, generateHibccBasicUdiDi, isSupersededHibccForm } from './hibcc-basic-udi-di.ts'

const upper = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

describe('HIBCC Basic UDI-DI', () => {
  it.each([
    ['++A999MODELIDENTIFIER11S8', 'A999', 'MODELIDENTIFIER11', 'S8'],
    ['++E22100160100000008Z', 'E221', '0016010000000', '8Z'],
    ['++E494ZIRKON5F5', 'E494', 'ZIRKON5', 'F5'],
  ])('%s is valid', (value, labelerCode, model, checkCharacterPair) => {
    const result = checkHibccBasicUdiDi(value)
    expect(result).toMatchObject({ valid: true, scheme: 'HIBCC', kind: 'hibcc-basic-udi-di' })
    expect(result.parts).toEqual({ labelerCode, model, checkCharacterPair })
  })

  it.each([
    ['', 'empty', undefined],
    ['+A999MODEL0', 'bad_format', 0],
    ['++9999MODELIDENTIFIER11S8', 'bad_format', 2],
    ['++a999MODELIDENTIFIER11S8', 'bad_character', 2],
    ['++A999S8', 'too_short', 8],
    ['++A999MODELIDENTIFIER111S8', 'too_long', 25],
    ['++E221023102000000093', 'wrong_check_characters', undefined],
    ['RHE999AQ7B5F', 'superseded_form', 0],
  ])('%s is refused: %s', (value, code, index) => {
    const result = checkHibccBasicUdiDi(value)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid && index !== undefined) expect(result.problem.index).toBe(index)
  })

  it('explains the superseded form', () => {
    expect(isSupersededHibccForm('RHE999AQ7B5F')).toBe(true)
    expect(isSupersededHibccForm('RH1')).toBe(false)
  })

  it('is made from labeler code and model', () => {
    expect(generateHibccBasicUdiDi('A999', 'MODELIDENTIFIER11')).toMatchObject({
      valid: true,
      value: '++A999MODELIDENTIFIER11S8',
    })
  })

  it.each([
    ['9999', 'M', 'labelerCode'],
    ['A99', 'M', 'labelerCode'],
    ['A999', '', 'model'],
    ['A999', 'model', 'model'],
    ['A999', 'M'.repeat(18), 'model'],
  ])('is not made from %s and %s', (labelerCode, model, part) => {
    expect(generateHibccBasicUdiDi(labelerCode, model)).toMatchObject({ valid: false, problem: { part } })
  })

  it('reads back what it made', () => {
    const model = fc.string({ unit: fc.constantFrom(...upper), minLength: 1, maxLength: 17 })
    fc.assert(
      fc.property(model, (text) => {
        const made = generateHibccBasicUdiDi('B123', text)
        expect(made).toMatchObject({ valid: true, parts: { labelerCode: 'B123', model: text } })
        expect(checkHibccBasicUdiDi(made.value)).toEqual(made)
      }),
    )
  })
})
