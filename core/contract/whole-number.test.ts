import { expect, it } from 'vitest'
import { givenNumber, Id, wholeNumber } from './whole-number.ts'

it.each([1, '1', '2147483647', 2_147_483_647])('%j is an id', (given) => {
  expect(Id.parse(given)).toBe(Number(given))
})

it.each([
  ...[
    '01',
    '1e0',
    '1.0',
    '+1',
    ' 1',
    '1 ',
    '0x1',
    '0',
    '-1',
    '',
    'a',
    '1_0',
    '１',
    '2147483648',
    '9007199254740993',
  ],
  ...[0, -1, 1.5, 2_147_483_648, true, null, [1]],
])('%j is no id', (given) => {
  expect(Id.safeParse(given).success).toBe(false)
})

it.each([
  ['', null],
  [' ', null],
  [null, null],
  [undefined, undefined],
  ['12', 12],
  [12, 12],
])('%j in a body is %j', (given, read) => {
  expect(givenNumber().parse(given)).toBe(read)
})

it.each([true, false, [], [5], '1e3', '1.5', 0, '-2'])('%j in a body is refused', (given) => {
  expect(givenNumber().safeParse(given).success).toBe(false)
})

it('says what is wrong with a number', () => {
  const message = (given: unknown) => wholeNumber(1, 1000).safeParse(given).error?.issues[0]?.message
  expect(['x', '0', '1001', ''].map(message)).toEqual([
    'Must be a number',
    'Must be 1 or more',
    'Must be 1000 or less',
    'Must be a number',
  ])
})
