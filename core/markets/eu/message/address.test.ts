import { expect, it } from 'vitest'
import { eudamedCountry } from '#core/markets/eu/message/address.ts'

it.each([
  ['GR', 'EL'],
  ['GB', 'UK'],
  ['XI', 'XI'],
  ['DE', 'DE'],
  ['__proto__', '__proto__'],
])('%s is written %s', (iso, written) => {
  expect(eudamedCountry(iso)).toBe(written)
})
