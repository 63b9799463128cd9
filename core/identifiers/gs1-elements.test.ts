import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characterSet82 } from './check-characters.ts'
import {
  elementProblem,
  formatBracketed,
  formatScanned,
  groupSeparator as gs,
  readBracketed,
  readScanned,
} from './gs1-elements.ts'

const pairs = (read: ReturnType<typeof readBracketed>) =>
  read.elements.map(({ identifier, value }) => [identifier, value])

const fda = [
  ['01', '51022222233336'],
  ['11', '141231'],
  ['17', '150707'],
  ['10', 'A213B1'],
  ['21', '1234'],
]

describe('GS1 element strings', () => {
  it.each([
    '(01)51022222233336(11)141231(17)150707(10)A213B1(21)1234',
    '(01)51022222233336 (11)141231\n(17)150707 (10)A213B1 (21)1234 ',
    '(01) 51022222233336 (11) 141231 (17) 150707 (10) A213B1\u001d(21) 1234',
  ])('are read with brackets: %j', (text) => expect(pairs(readBracketed(text))).toEqual(fda))

  it.each([
    `0151022222233336111412311715070710A213B1${gs}211234`,
    `01510222222333361114123117150707${gs}10A213B1${gs}211234${gs}`,
    `${gs}0151022222233336${gs}11141231${gs}17150707${gs}10A213B1${gs}211234`,
  ])('are read as scanned: %j', (text) => expect(pairs(readScanned(text))).toEqual(fda))

  it('keep brackets that belong to a value', () => {
    expect(pairs(readBracketed('(10)A(B)(21)7'))).toEqual([
      ['10', 'A(B)'],
      ['21', '7'],
    ])
    expect(pairs(readBracketed('(10)A\\B'))).toEqual([['10', 'A\\B']])
    expect(pairs(readBracketed('(10)A\\(21)7'))).toEqual([['10', 'A(21)7']])
  })

  it('keep unknown identifiers in brackets, and stop at them without', () => {
    expect(readBracketed('(04)1(10)A')).toMatchObject({
      elements: [{ identifier: '04', title: 'Unknown application identifier' }, { identifier: '10' }],
    })
    expect(readScanned('10A\u001d041')).toMatchObject({
      elements: [{ identifier: '10' }],
      problem: { code: 'unknown_element', index: 4 },
    })
  })

  it('say where a bracket is missing', () => {
    expect(readBracketed('(01')).toMatchObject({ problem: { code: 'unknown_element', index: 0 } })
  })

  it.each([
    ['01', '51022222233337', 'wrong_check_characters', 13],
    ['01', '5102222223333', 'too_short', 13],
    ['10', '', 'too_short', 0],
    ['10', 'A'.repeat(21), 'too_long', 20],
    ['10', 'A B', 'bad_character', 1],
    ['10', 'A\u00e9', 'bad_character', 1],
    ['17', '15070X', 'bad_character', 5],
    ['01', '5102-2222-2333-36', 'bad_character', 4],
    ['421', 'X76', 'too_short', 3],
    ['421', 'X761', 'bad_character', 0],
    ['8003', '09521141123455AB', 'wrong_check_characters', 13],
    ['8013', '1987654Ad4X4bL5ttr2310c2X', 'wrong_check_characters', 24],
    ['8014', '1987654Ad4X4bL5ttr2310c2X', 'wrong_check_characters', 24],
  ])('(%s)%s: %s', (identifier, value, code, index) => {
    const element = { identifier, title: '', value, index: 100 }
    expect(elementProblem(element)).toMatchObject({ code, index: 100 + index, part: identifier })
  })

  it.each([
    ['01', '51022222233336'],
    ['10', '(A"1)'],
    ['421', '276D-1'],
    ['8003', '09521141123454AB'],
    ['8013', '1987654Ad4X4bL5ttr2310c2K'],
    ['04', 'anything'],
  ])('(%s)%s is right', (identifier, value) => {
    expect(elementProblem({ identifier, title: '', value, index: 0 })).toBeUndefined()
  })

  it('read back what was written', () => {
    const text = fc.string({ unit: fc.constantFrom(...characterSet82), minLength: 1, maxLength: 20 })
    const element = fc.oneof(
      fc.record({ identifier: fc.constant('01'), value: fc.constant('51022222233336') }),
      fc.record({ identifier: fc.constantFrom('10', '21', '240', '8012', '91'), value: text }),
      fc.record({ identifier: fc.constant('17'), value: fc.constant('150707') }),
    )
    fc.assert(
      fc.property(fc.array(element, { minLength: 1, maxLength: 6 }), (elements) => {
        const expected = elements.map(({ identifier, value }) => [identifier, value])
        expect(pairs(readBracketed(formatBracketed(elements)))).toEqual(expected)
        expect(pairs(readScanned(formatScanned(elements)))).toEqual(expected)
      }),
    )
  })
})
