import { Secret } from 'otpauth'
import { expect, it } from 'vitest'
import { codeAt, keyUri, newSeed, stepOf } from './totp.ts'

const seed = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32

/** RFC 6238, appendix B, SHA-1; the last six of its eight digits (RFC 4226, section 5.3). */
it.each([
  ['1970-01-01T00:00:59Z', '94287082'],
  ['2005-03-18T01:58:29Z', '07081804'],
  ['2005-03-18T01:58:31Z', '14050471'],
  ['2009-02-13T23:31:30Z', '89005924'],
  ['2033-05-18T03:33:20Z', '69279037'],
  ['2603-10-11T11:33:20Z', '65353130'],
])('the code at %s is the one of RFC 6238', (at, digits) => {
  expect(codeAt(seed, new Date(at))).toBe(digits.slice(2))
})

it('takes the code of the interval before and after, and none twice', () => {
  const now = new Date('2026-11-20T08:00:10Z')
  const at = (seconds: number) => codeAt(seed, new Date(now.getTime() + seconds * 1000))
  const step = Math.floor(now.getTime() / 30_000)
  expect([-30, 0, 30].map((seconds) => stepOf(seed, at(seconds), now, 0))).toEqual([step - 1, step, step + 1])
  expect([-60, 60].map((seconds) => stepOf(seed, at(seconds), now, 0))).toEqual([undefined, undefined])
  expect(stepOf(seed, at(0), now, step)).toBeUndefined()
  expect(stepOf(seed, at(30), now, step)).toBe(step + 1)
  expect(stepOf(seed, '12345', now, 0)).toBeUndefined()
})

it('makes seeds of 160 bits, and says them as apps read them', () => {
  const made = newSeed()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(keyUri(made, { account: 'ada@example.org', hub: 'Engines: UDI' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(uri.searchParams.get('secret')).toBe(made)
  expect(uri.searchParams.get('issuer')).toBe('Engines: UDI')
})
