import { expect, it } from 'vitest'
import { lookAlikeKey, visible } from './look-alike.ts'

it.each([
  ['ada', 'ADA'],
  ['ada', 'a\u200bda'],
  ['ada', '\u2060ada\u00ad'],
  ['ada', 'ａｄａ'],
  ['ada', 'ada\u3164'],
  ['strasse', 'STRAẞE'],
  ['οδος', 'ΟΔΟΣ'],
  ['ada lovelace', 'ada\u00a0 lovelace'],
])('%j and %j look alike', (one, other) => expect(lookAlikeKey(one)).toBe(lookAlikeKey(other)))

it.each([
  ['ada', 'adam'],
  ['ada', 'a.da'],
  ['anna-1', 'anna-2'],
])('%j and %j do not', (one, other) => expect(lookAlikeKey(one)).not.toBe(lookAlikeKey(other)))

it('leaves out what nobody sees', () => expect(visible(' \u200b\u3164a\u200d ')).toBe('a'))
