import { describe, expect, it } from 'vitest'
import { anyOf, between } from './patterns.ts'

describe('patterns in parts', () => {
  it('match what one of them matches, the first that does', () => {
    expect('a cab'.replace(anyOf(/ca/i, /cab/i), '-')).toBe('a -b')
    expect(anyOf(/^x/i, /y$/i).test('XA')).toBe(true)
    expect(anyOf(/^x/i, /y$/i).test('ax')).toBe(false)
  })

  it('stand between what is before and after all of them', () => {
    const greeting = between(/^/i, [/hi/i, /good (?:day|night)/i], /\W*$/i)
    expect(['Hi!', 'good night', 'hi there'].map((text) => greeting.test(text))).toEqual([true, true, false])
    expect(between(undefined, [/a/, /b/]).source).toBe('(?:a|b)')
  })

  it('have the same flags, as one pattern has one set of them', () => {
    expect(() => anyOf(/a/i, /b/g)).toThrow('i, g')
  })
})
