import { describe, expect, it } from 'vitest'
import { checkProblem, describeCharacter, indexOutside, lengthProblem } from './identifier-problems.ts'

describe('problems in words', () => {
  it.each([
    ['A', '"A"'],
    ['\u00a3', '"£"'],
    ['\u{1F600}', '"\u{1F600}"'],
    [' ', 'a blank'],
    ['\t', 'an unprintable character (U+0009)'],
    ['\u001d', 'an unprintable character (U+001D)'],
    ['\ud800', 'an unprintable character (U+D800)'],
    ['\u00a0', 'an invisible blank'],
    ['\ufeff', 'an invisible blank'],
    ['', 'nothing'],
  ])('the character %j is %s', (text, words) => expect(describeCharacter(text, 0)).toBe(words))

  it.each([
    ['AB', 3, 5, 'too_short', 'A code has 3 to 5 characters; this one has 2.'],
    ['ABCDEF', 3, 5, 'too_long', 'A code has 3 to 5 characters; this one has 6.'],
    ['AB', 3, 3, 'too_short', 'A code has 3 characters; this one has 2.'],
  ])('%s is not %i to %i long', (value, min, max, code, message) => {
    expect(lengthProblem('code', value, min, max)).toMatchObject({ code, message })
  })

  it('has none for a fitting length', () => expect(lengthProblem('code', 'ABC', 3, 5)).toBeUndefined())

  it('points at the first wrong check character', () => {
    expect(checkProblem('code', 'xxAB', 'AC')).toMatchObject({ index: 3, expectedCheck: 'AC' })
    expect(checkProblem('code', 'xxABX', 'CB', 4)).toMatchObject({ index: 2 })
    expect(checkProblem('code', 'xx ', 'C').message).toContain('ends in a blank')
  })

  it('finds the first foreign character', () => {
    expect(indexOutside('12a', /[0-9]/)).toBe(2)
    expect(indexOutside('', /[0-9]/)).toBe(-1)
  })
})
