import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characterSet82 } from './check-characters.ts'
import {
  checkEudamedDi,
  checkEudamedId,
  eudamedDiOfUdiDi,
  eudamedIdOf,
  generateEudamedDi,
} from './eudamed-di.ts'

describe('EUDAMED DI', () => {
  it.each([
    ['B-BEMF000000106CR023335WE', 'BEMF000000106CR023335'],
    ['B-AF-MF-000000245AT', 'AF-MF-000000245'],
    ['B-DEMF000000001LEG2AS', 'DEMF000000001LEG2'],
  ])('%s ends in its check characters', (value, body) => {
    expect(checkEudamedDi(value)).toMatchObject({
      valid: true,
      scheme: 'EUDAMED',
      kind: 'eudamed-di',
      checkedBy: 'check-characters',
      parts: { body },
      warnings: [],
    })
  })

  it.each([
    ['B-E22124861', 'HIBCC'],
    ['B-09521234000051', 'GS1'],
    ['B-110375286414', 'IFA'],
  ])('%s wraps a UDI-DI of %s', (value, udiDiIssuingEntity) => {
    expect(checkEudamedDi(value)).toMatchObject({
      valid: true,
      checkedBy: 'format',
      parts: { body: value.slice(2), udiDiIssuingEntity },
      warnings: [{ code: 'not_verifiable' }],
    })
  })

  it.each([
    ['', 'empty', undefined],
    ['D-14000EM', 'bad_format', 0],
    ['b-14000EM', 'bad_format', 0],
    ['B-EM', 'too_short', 4],
    ['B-BEMF000000106CR0233351WEX', 'too_long', 25],
    ['B-BEMF 00000106CR023335WE', 'bad_character', 6],
    ['B-BEMF000000106CR0233355A', 'wrong_check_characters', 23],
  ])('%j is refused: %s', (value, code, index) => {
    const result = checkEudamedDi(value)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid) expect(result.problem.index).toBe(index)
  })

  it('names the right check characters', () => {
    expect(checkEudamedDi('B-BEMF000000106CR0233355A')).toMatchObject({ problem: { expectedCheck: 'WE' } })
  })

  it('is made from a body, and reads back', () => {
    const body = fc.string({ unit: fc.constantFrom(...characterSet82), minLength: 1, maxLength: 21 })
    fc.assert(
      fc.property(body, (text) => {
        const made = generateEudamedDi(text)
        expect(made).toMatchObject({ valid: true, parts: { body: text } })
        expect(checkEudamedId(eudamedIdOf(made.value))).toMatchObject({ valid: true, parts: { body: text } })
      }),
    )
  })

  it.each(['', 'a b', 'A'.repeat(22)])('is not made from %j', (body) => {
    expect(generateEudamedDi(body)).toMatchObject({ valid: false, problem: { part: 'body' } })
  })

  it('of a device with a UDI-DI is that UDI-DI behind B-', () => {
    expect(eudamedDiOfUdiDi('09521234000051')).toBe('B-09521234000051')
  })
})

describe('EUDAMED ID', () => {
  it.each(['D-BEMF000000106CR023335WE', 'D-PD-F003MM', 'D-14000EM', 'D-17x00RL', 'D-35100FP'])(
    '%s is valid',
    (value) => expect(checkEudamedId(value)).toMatchObject({ valid: true, kind: 'eudamed-id' }),
  )

  it.each([
    ['D-E22124861', 'wrong_check_characters'],
    ['B-14000EM', 'bad_format'],
  ])('%s is refused: %s', (value, code) => {
    expect(checkEudamedId(value)).toMatchObject({ valid: false, problem: { code } })
  })
})
