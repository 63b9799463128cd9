import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardFormulas, withoutGuards } from './formula-guard.ts'

describe('a formula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-20 °C', "'-20 °C"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    [' =1+1', "' =1+1"],
    ["'=1+1", "''=1+1"],
    ['\t=1', "'\t'=1"],
    [';=1+1', ";'=1+1"],
    ['a; =cmd|x', "a;' =cmd|x"],
    ['a;"=1+1"', `a;'"=1+1"`],
    ['two\n=lines', "two\n'=lines"],
    ['two\r\n＝lines', "two\r\n'＝lines"],
  ])('%j gets a mark', (text, cell) => {
    expect(guardFormulas(text)).toBe(cell)
    expect(withoutGuards(cell)).toBe(text)
  })
})

describe('other text', () => {
  it.each(['EU; US', 'a = b', 'two\n\nparagraphs', "it's", '5;6', 'x-y; z', '"=1+1" is not a number', ''])(
    '%j stays as it is',
    (text) => {
      expect(guardFormulas(text)).toBe(text)
      expect(withoutGuards(text)).toBe(text)
    },
  )
})

describe('whatever a text holds', () => {
  const text = fc
    .array(fc.constantFrom('=', '-', '＝', '@', "'", '"', ';', ',', '\t', '\n', '\r', ' ', '\u00a0', 'a'))
    .map((parts) => parts.join(''))

  it('comes back from its cell, and nothing in the cell begins with a sign, wherever it comes apart', () => {
    fc.assert(
      fc.property(text, (written) => {
        const cell = guardFormulas(written)
        expect(withoutGuards(cell)).toBe(written)
        for (const piece of cell.split(/[;\t\r\n]/)) expect(piece).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
      }),
      { numRuns: 1000 },
    )
  })
})
