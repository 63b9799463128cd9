import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characterSet82 } from './check-characters.ts'
import { checkGmn, generateGmn, isGmn } from './gmn.ts'

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength })
const inputs = fc
  .tuple(digits(4, 12), fc.string({ unit: fc.constantFrom(...characterSet82), minLength: 2, maxLength: 11 }))
  .filter(([prefix, model]) => prefix.length + model.length >= 6)

describe('GMN', () => {
  it.each([
    '1987654Ad4X4bL5ttr2310c2K', // worked example of the GS1 General Specifications
    '12345ANJ', // shortest
    '12345678901234567890123NT', // longest, digits only
    '12345_nopqrstuvwxyzP2',
    '97850l6KZm0yCD',
    '872003953HF-236PX6', // GS1 Netherlands
    '9521234ABCDEFabcdef8T',
    '1314412345556N7', // the Commission's sample messages
    '123455047S',
    '0763003170014QD', // a real device group
  ])('%s is valid', (value) => {
    expect(checkGmn(value)).toMatchObject({ valid: true, value, kind: 'gmn', scheme: 'GS1', warnings: [] })
    expect(isGmn(value)).toBe(true)
  })

  it.each([
    ['', 'empty', undefined],
    ['1987654Ad4X4bL5ttr2310cXK', 'wrong_check_characters', 23],
    ['1987654Ad4X4bL5ttr2310c2X', 'wrong_check_characters', 24],
    ['7612147BDTPFEW', 'wrong_check_characters', 12],
    ['1987654Ad4X4bL5ttr2310c2x', 'bad_check_character', 24],
    ['1987654Ad4X4bL5ttr2310\u00a32K', 'bad_character', 22],
    ['1987654\u{1F600}bL52K', 'bad_character', 7],
    [' 12345ANJ', 'bad_character', 0],
    ['12345NJ', 'too_short', 7],
    ['1987654Ad4X4bL5ttr2310c2KX', 'too_long', 25],
    ['123ABCDEF2K', 'company_prefix_too_short', 3],
  ])('%j is refused: %s', (value, code, index) => {
    const result = checkGmn(value)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid) expect(result.problem.index).toBe(index)
    expect(isGmn(value)).toBe(false)
  })

  it('says which check characters would be right, and what it could read', () => {
    expect(checkGmn('1987654Ad4X4bL5ttr2310cXK')).toMatchObject({
      problem: {
        expectedCheck: '2K',
        message:
          'This GMN ends in XK, but its other characters call for 2K. Either the check characters are wrong or another character was mistyped.',
      },
      parts: { companyPrefix: '1987654', modelReference: 'Ad4X4bL5ttr2310c', checkCharacterPair: 'XK' },
    })
  })

  it('warns of a company prefix of four digits', () => {
    const made = generateGmn('9521', 'ABCDEF')
    expect(made).toMatchObject({ valid: true, warnings: [{ code: 'company_prefix_short' }] })
    expect(checkGmn(made.value)).toMatchObject({ valid: true, warnings: [{ code: 'company_prefix_short' }] })
  })

  it('is case-sensitive', () => {
    expect(isGmn('9521234ABCDEFabcdef8T')).toBe(true)
    expect(isGmn('9521234ABCDEFABCDEF8T')).toBe(false)
  })
})

describe('the parts of a GMN', () => {
  it.each([
    ['1987654Ad4X4bL5ttr2310c2K', undefined, '1987654', 'Ad4X4bL5ttr2310c', 'assumed'],
    ['1987654Ad4X4bL5ttr2310c2K', 6, '198765', '4Ad4X4bL5ttr2310c', 'given'],
    ['0763003170014QD', undefined, '0763003', '170014', 'assumed'],
    ['12345678901234567890123NT', 12, '123456789012', '34567890123', 'given'],
  ])('%s with a prefix of %s digits', (value, length, companyPrefix, modelReference, split) => {
    expect(checkGmn(value, length).parts).toMatchObject({ companyPrefix, modelReference, split })
  })

  it.each([
    ['1987654Ad4X4bL5ttr2310c2K', 8, 'company_prefix_invalid'],
    ['1987654Ad4X4bL5ttr2310c2K', 3, 'company_prefix_invalid'],
    ['12345678901234567890123NT', 13, 'company_prefix_invalid'],
    ['19876543T', 7, 'model_reference_missing'],
  ])('%s cannot have a prefix of %i digits: %s', (value, length, code) => {
    expect(checkGmn(value, length)).toMatchObject({ valid: false, problem: { code } })
  })
})

describe('generating a GMN', () => {
  it.each([
    ['1987654', 'Ad4X4bL5ttr2310c', '1987654Ad4X4bL5ttr2310c2K'],
    ['12345', 'A', '12345ANJ'],
    ['9521873', 'ABCDEF', '9521873ABCDEFR7'],
  ])('%s and %s make %s', (companyPrefix, modelReference, value) => {
    expect(generateGmn(companyPrefix, modelReference)).toMatchObject({
      valid: true,
      value,
      parts: { companyPrefix, modelReference, split: 'given' },
    })
  })

  it.each([
    ['123', 'ABC', 'company_prefix_invalid', 'companyPrefix', 'Company prefix must be 4-12 digits'],
    ['1234567890123', 'A', 'company_prefix_invalid', 'companyPrefix', 'Company prefix must be 4-12 digits'],
    ['12345\u0663', 'A', 'company_prefix_invalid', 'companyPrefix', 'Company prefix must be 4-12 digits'],
    ['1987654', '', 'model_reference_missing', 'modelReference', 'Model reference is required'],
    ['1987654', 'A'.repeat(24), 'model_reference_too_long', 'modelReference', 'Model reference too long'],
    [
      '1987654',
      'A'.repeat(17),
      'too_long',
      'modelReference',
      'Company prefix and model reference must have 6 to 23 characters together; these have 24.',
    ],
    [
      '1234',
      'A',
      'too_short',
      'modelReference',
      'Company prefix and model reference must have 6 to 23 characters together; these have 5.',
    ],
  ])('%s and %j are refused: %s', (companyPrefix, modelReference, code, part, message) => {
    const result = generateGmn(companyPrefix, modelReference)
    expect(result).toMatchObject({ valid: false, problem: { code, part, message } })
  })

  it('refuses a model reference with a character outside set 82', () => {
    expect(generateGmn('1987654', 'Ad4X4bL5ttr2310\u00a3')).toMatchObject({
      problem: { code: 'bad_character', index: 15, part: 'modelReference' },
    })
  })

  it('always makes what it accepts, and splits it the same way', () => {
    fc.assert(
      fc.property(inputs, ([prefix, model]) => {
        const made = generateGmn(prefix, model)
        const read = checkGmn(made.value, prefix.length)
        expect(read).toEqual(made)
        return isGmn(made.value)
      }),
    )
  })

  it('makes numbers in which no single substitution goes unnoticed', () => {
    fc.assert(
      fc.property(
        inputs,
        fc.nat(),
        fc.constantFrom(...characterSet82),
        ([prefix, model], place, character) => {
          const { value } = generateGmn(prefix, model)
          const at = place % value.length
          fc.pre(value[at] !== character)
          const wrong = value.slice(0, at) + character + value.slice(at + 1)
          return !isGmn(wrong) && !checkGmn(wrong).valid
        },
      ),
    )
  })
})

it('the quick and the full check of a GMN agree', () => {
  const nearly = fc.string({ unit: fc.constantFrom(...'0123456789AKNJZ£'), maxLength: 26 })
  fc.assert(fc.property(nearly, (value) => isGmn(value) === checkGmn(value).valid))
})
