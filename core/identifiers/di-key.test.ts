import { expect, it } from 'vitest'
import { diKey, diSpellings } from './di-key.ts'

it.each([
  ['9506000134352', '09506000134352'],
  ['095060001343', '00095060001343'],
  ['+A123BJC5D6E71G', 'A123BJC5D6E71G'],
])('takes %s and %s for one device', (one, other) => {
  expect(diKey(one)).toBe(diKey(other))
  expect(diSpellings([one])).toContain(other)
  expect(diSpellings([other])).toContain(one)
})

it('takes what only looks alike for two', () => {
  expect(diKey('19506000134359')).not.toBe(diKey('9506000134359'))
  expect(diSpellings(['ABC-1'])).toEqual(['ABC-1', '+ABC-1'])
})
