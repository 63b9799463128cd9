import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  characterSet82,
  checkCharacterPair,
  checkCharacterSet32,
  endsInCheckPair,
  indexOfImpossibleCheckCharacter,
  indexOutsideSet82,
  longestProtectedText,
} from './check-characters.ts'

const protectedText = fc.string({
  unit: fc.constantFrom(...characterSet82),
  minLength: 1,
  maxLength: longestProtectedText,
})

describe('check character pair', () => {
  it.each([
    ['1987654Ad4X4bL5ttr2310c', '2K'],
    ['12345A', 'NJ'],
    ['12345678901234567890123', 'NT'],
    ['12345_!"%&\'()*+,-./', 'LC'],
    ['12345_0123456789:;<=>?', '62'],
    ['++A999MODELIDENTIFIER11', 'S8'],
    ['BEMF000000106CR023335', 'WE'],
  ])('of %s is %s', (text, pair) => {
    expect(checkCharacterPair(text)).toBe(pair)
    expect(endsInCheckPair(text + pair)).toBe(true)
  })

  it('can protect a part of the text only', () => {
    expect(endsInCheckPair('B-BEMF000000106CR023335WE', 2)).toBe(true)
    expect(endsInCheckPair('B-BEMF000000106CR023335WE')).toBe(false)
  })

  it.each(['', '123456789012345678901234', 'Ä', 'a b', '\u{1F600}', '#'])('is refused to %j', (text) => {
    expect(() => checkCharacterPair(text)).toThrow(RangeError)
  })

  it.each(['', 'A', 'AB', '££', '\u{1F600}2K', '12345678901234567890123456789'])(
    'calls %j not protected, without an error',
    (text) => expect(endsInCheckPair(text)).toBe(false),
  )

  it('fits every text it was computed for', () => {
    fc.assert(fc.property(protectedText, (text) => endsInCheckPair(text + checkCharacterPair(text))))
  })

  it('misses no single wrong character', () => {
    const anyCharacter = fc.constantFrom(...characterSet82, '#', ' ', 'é')
    fc.assert(
      fc.property(protectedText, fc.nat(), anyCharacter, (text, place, character) => {
        const whole = text + checkCharacterPair(text)
        const at = place % whole.length
        fc.pre(whole[at] !== character)
        return !endsInCheckPair(whole.slice(0, at) + character + whole.slice(at + 1))
      }),
    )
  })
})

describe('character sets', () => {
  it('have their 82 and 32 characters in ASCII order', () => {
    expect(characterSet82).toHaveLength(82)
    expect(checkCharacterSet32).toHaveLength(32)
    expect([...characterSet82].sort().join('')).toBe(characterSet82)
  })

  it.each([
    ['', -1],
    [characterSet82, -1],
    ['AB#', 2],
    ['A B', 1],
    ['1234\u{1F600}', 4],
    ['\u00b2', 0],
  ])('find the foreign character of %j at %i', (text, index) => expect(indexOutsideSet82(text)).toBe(index))

  it.each([
    ['xxxx2K', -1],
    ['xxxx2k', 5],
    ['xxxx02', 4],
    ['I', 0],
  ])('find the impossible check character of %s at %i', (text, index) =>
    expect(indexOfImpossibleCheckCharacter(text)).toBe(index),
  )
})
