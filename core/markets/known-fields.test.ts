import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markets, modelledOf } from '#core/code-lists/markets.ts'
import { countWords, shownCount } from './known-fields.ts'

const counts = fc
  .nat(40)
  .chain((needed) => fc.record({ needed: fc.constant(needed), missing: fc.nat(needed) }))
const codes = (fullyKnown: boolean) =>
  markets.flatMap((one) => (one.fullyKnown === fullyKnown ? [one.code] : []))

describe('how far a device is shown to be', () => {
  it('promises nothing where not all that is asked is known: no share, not ready, not green', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes(false), 'XX'), counts, (country, count) => {
        const shown = shownCount(country, count)
        expect(shown).toMatchObject({ modelled: modelledOf(country), share: null, isReady: false })
        expect(shown.tone).not.toBe('full')
        expect(countWords(country, count)).toBe(
          `${count.needed - count.missing} of ${count.needed} known fields, the regulator asks for more`,
        )
      }),
    )
  })

  it('is 100 % of a regulator’s fields exactly while none is missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes(true)), counts, (country, count) => {
        const { share, isReady, tone } = shownCount(country, count)
        expect([share === 1, isReady, tone === 'full']).toEqual(Array(3).fill(count.missing === 0))
        expect(countWords(country, count)).not.toContain('known')
      }),
    )
  })
})
