import { describe, expect, it } from 'vitest'
import { patternBetween, patternOf } from './patterns.ts'

describe('patterns in parts', () => {
  it('match what one of them matches, the first that does', () => {
    expect('a cab'.replace(patternOf(/ca/i, /cab/i), '-')).toBe('a -b')
    expect(patternOf(/^x/i, /y$/i).test('XA')).toBe(true)
    expect(patternOf(/^x/i, /y$/i).test('ax')).toBe(false)
  })

  it('stand between what is before and after all of them', () => {
    const greeting = patternBetween(/^/i, [/hi/i, /good (?:day|night)/i], /\W*$/i)
    expect(['Hi!', 'good night', 'hi there'].map((text) => greeting.test(text))).toEqual([true, true, false])
    expect(patternBetween(undefined, [/a/, /b/]).source).toBe('(?:a|b)')
  })

  it('have the same flags, as one pattern has one set of them', () => {
    expect(() => patternOf(/a/i, /b/g)).toThrow('i, g')
  })
})
