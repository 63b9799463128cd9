import { expect, it } from 'vitest'
import { toldBy } from './told-fields.ts'

it.each([
  [true, ['usPremarketType', 'usPremarketSubmissions']],
  [false, ['usPremarketSubmissions.number', 'usPremarketSubmissions.supplement']],
])(
  'XML tells the types of premarket submissions where an element carries one: %s',
  (hasPremarketTypes, fields) => {
    const told = toldBy('xml', ['premarketSubmissions'], { hasPremarketTypes })
    for (const field of fields) expect(told).toContain(field)
    expect(told.has('usPremarketType')).toBe(hasPremarketTypes)
  },
)
