import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkIfaBasicUdiDi,
  checkPpn,
  checkPzn,
  generateIfaBasicUdiDi,
  generatePpn,
  ifaCheckDigits,
} from './ifa.ts'

describe('PPN', () => {
  it('is split', () => {
    expect(checkPpn('110375286414')).toMatchObject({
      valid: true,
      scheme: 'IFA',
      kind: 'ppn',
      parts: { agencyCode: '11', productNumber: '03752864', checkDigits: '14' },
      warnings: [],
    })
  })

  it('warns of a PZN that fails its own check', () => {
    const body = '1103752865'
    expect(checkPpn(body + ifaCheckDigits(body))).toMatchObject({
      valid: true,
      warnings: [{ code: 'pzn_check_wrong' }],
    })
  })

  it.each([
    ['', 'empty'],
    ['110375286415', 'wrong_check_characters'],
    ['11-3752864-14', 'bad_character'],
    ['1114', 'too_short'],
    ['1'.repeat(23), 'too_long'],
  ])('%s is refused: %s', (value, code) => {
    expect(checkPpn(value)).toMatchObject({ valid: false, problem: { code } })
  })

  it('is made from a PZN', () => {
    expect(generatePpn('03752864')).toMatchObject({ valid: true, value: '110375286414' })
    expect(generatePpn('03752865')).toMatchObject({
      valid: false,
      problem: { part: 'pzn', expectedCheck: '4' },
    })
  })
})

describe('PZN', () => {
  it.each(['03752864', '04877800'])('%s is valid', (value) => expect(checkPzn(value).valid).toBe(true))

  it.each([
    ['', 'empty', undefined],
    ['03752865', 'wrong_check_characters', '4'],
    ['3752864', 'too_short', undefined],
    ['0375286A', 'bad_character', undefined],
    ['10000061', 'bad_format', undefined], // remainder 10: no such PZN
  ])('%s is refused: %s', (value, code, expectedCheck) => {
    const result = checkPzn(value)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid) expect(result.problem.expectedCheck).toBe(expectedCheck)
  })
})

describe('IFA Basic UDI-DI', () => {
  it('is split', () => {
    expect(checkIfaBasicUdiDi('PP12345ABCD.12345678.9004')).toMatchObject({
      valid: true,
      kind: 'ifa-basic-udi-di',
      parts: { supplierNumber: '12345', model: 'ABCD.12345678.90', checkDigits: '04' },
    })
  })

  it.each([
    ['', 'empty', undefined],
    ['PP12345ABCD.12345678.9005', 'wrong_check_characters', 24],
    ['PP1234XABCD04', 'bad_format', 2],
    ['QQ12345ABCD04', 'bad_format', 0],
    ['PP12345abcd04', 'bad_character', 7],
    ['PP1234504', 'too_short', 9],
    ['PP12345ABCD.12345678.90041', 'too_long', 25],
  ])('%s is refused: %s', (value, code, index) => {
    const result = checkIfaBasicUdiDi(value)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid) expect(result.problem.index).toBe(index)
  })

  it.each([
    ['1234', 'A', 'supplierNumber'],
    ['12345', '', 'model'],
    ['12345', 'a', 'model'],
    ['12345', 'A'.repeat(17), 'model'],
  ])('is not made from %s and %s', (supplierNumber, model, part) => {
    expect(generateIfaBasicUdiDi(supplierNumber, model)).toMatchObject({ valid: false, problem: { part } })
  })

  it('reads back what it made', () => {
    const model = fc.string({ unit: fc.constantFrom(...'0123456789ABCXYZ.'), minLength: 1, maxLength: 16 })
    fc.assert(
      fc.property(model, (text) => {
        const made = generateIfaBasicUdiDi('12345', text)
        expect(made).toMatchObject({ valid: true, parts: { supplierNumber: '12345', model: text } })
        expect(checkIfaBasicUdiDi(made.value)).toEqual(made)
      }),
    )
  })
})
