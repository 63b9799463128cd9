import fc from 'fast-check'
import { nonEuCountries } from '#core/code-lists/eudamed/non-eu-countries.ts'
import { date } from '#tests/arbitraries/eudamed-values.ts'
import { manufacturer, originalManufacturer } from './submission-actors.ts'
import { reuses, unit } from './submission-unit.ts'
import { notifiedBody, sometimes, together, typed } from './submission-values.ts'

/** What submissions say of devices, all but systems and procedure packs. */

/** Each inside the EU, or outside with its countries. */
const investigations = fc
  .uniqueArray(
    fc.record({
      reference: typed(255),
      countries: fc.uniqueArray(fc.constantFrom(...nonEuCountries.map(({ code }) => code)), { maxLength: 2 }),
    }),
    { maxLength: 2, selector: ({ reference }) => reference },
  )
  .map((rows) =>
    rows.flatMap(({ reference, countries }) =>
      (countries.length > 0 ? countries : [undefined]).map((nonEuCountry) => ({ reference, nonEuCountry })),
    ),
  )

const said = fc.record({
  containsAnimalTissue: fc.boolean(),
  containsHumanTissue: fc.boolean(),
  clinicalInvestigations: investigations,
})

export const device = together(unit, manufacturer, originalManufacturer, reuses, said)

/** Under a regulation, numbers and dates may be left to the notified body. */
export const certificate = (types: readonly string[]) =>
  fc.record({
    certificateType: fc.constantFrom(...types),
    notifiedBody,
    certificateNumber: sometimes(typed(120)),
    revisionNumber: sometimes(typed(120)),
    expiryDate: sometimes(date),
  })

/** Under a directive they are told (BR-UDID-113). */
export const directiveCertificates = (types: readonly string[], needed: boolean) =>
  fc.array(
    fc.record({
      certificateType: fc.constantFrom(...types),
      notifiedBody,
      certificateNumber: typed(120),
      revisionNumber: sometimes(typed(120)),
      expiryDate: date,
    }),
    { minLength: needed ? 1 : 0, maxLength: 2 },
  )
