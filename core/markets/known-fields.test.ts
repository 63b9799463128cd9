import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markets, modelledOf } from '#core/code-lists/markets.ts'
import { fileHelp, fileKindHelp } from './file-nature.ts'
import { marketModules } from './index.ts'
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
        expect(countWords(country, count)).toContain(
          `${count.needed - count.missing} of ${count.needed} known fields, `,
        )
      }),
    )
  })

  it('says that a regulator asks for more only where there is a database to fill', () => {
    const words = (country: string) => countWords(country, { needed: 4, missing: 0 })
    for (const country of ['JP', 'KR', 'AU', 'TW', 'AR'])
      expect(words(country)).toBe('4 of 4 known fields, the regulator asks for more')
    for (const country of ['CA', 'IN', 'MY', 'ID', 'MX', 'GB', 'EG'])
      expect(words(country)).toBe('4 of 4 known fields, no UDI database to fill')
  })

  it('says of a worksheet what it is for, where no regulator has a database', () => {
    const helpIn = (country: string) =>
      marketModules
        .find(({ code }) => code === country)
        ?.files.filter(({ nature }) => nature.kind === 'worksheet')
        .map(({ nature }) => fileHelp(nature))
    const forNobody =
      'A table to copy from, laid out by the hub. This market has no UDI database; the record keeps what licence and label say.'
    expect(new Set(helpIn('CA'))).toEqual(new Set([forNobody]))
    expect(new Set(helpIn('JP'))).toEqual(new Set([fileKindHelp.worksheet]))
  })

  it('is neither ready nor green where the register has refused it, complete as it is', () => {
    const shown = shownCount('EU', { needed: 4, missing: 0, stage: 'refused' })
    expect(shown).toMatchObject({ share: 1, isReady: false, tone: 'most' })
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
