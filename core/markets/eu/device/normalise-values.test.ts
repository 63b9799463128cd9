import { describe, expect, it } from 'vitest'
import type { AnyDocument } from '#core/dictionary/field.ts'
import { normaliseValues } from './normalise-values.ts'

/** What no form or import can make, but an older release may have stored. */
const given = (values: object) => values as AnyDocument

describe('a document with values of other kinds', () => {
  it.each<[string, object, object]>([
    ['texts', { udiDi: 5, deviceName: ['x'], website: ' ' }, {}],
    ['numbers', { baseQuantity: '12', maximumReuses: Number.NaN }, {}],
    ['flags', { sterile: 'true', singleUse: true, containsLatex: false }, { singleUse: true }],
    [
      'codes',
      { riskClass: 3, productionIdentifiers: ['BATCH_NUMBER', 7] },
      { productionIdentifiers: ['BATCH_NUMBER'] },
    ],
    [
      'tables',
      { tradeNames: 'x', packages: [null, 'y', { packageDi: 5, quantity: 2 }] },
      {
        packages: [{}, {}, { quantity: 2 }],
      },
    ],
    [
      'fields nobody knows',
      { toString: 'x', constructor: 'y', packages: [{ toString: 'z' }] },
      { packages: [{}] },
    ],
  ])('loses those %s', (_kind, values, kept) => expect(normaliseValues(given(values))).toEqual(kept))

  it('keeps all that is as the dictionary has it', () => {
    const document = { udiDi: '09521234000013', baseQuantity: 1, tradeNames: [{ language: 'EN', text: 'A' }] }
    expect(normaliseValues(document)).toEqual(document)
  })
})
