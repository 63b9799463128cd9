import fc from 'fast-check'
import { addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { codeOf, digits } from '#tests/arbitraries/eudamed-values.ts'
import { sometimes, typed } from './submission-values.ts'

/** Who is responsible for a device, and who made it. */

const srn = (role: string, ...lands: readonly string[]) =>
  fc.tuple(fc.constantFrom(...lands), digits(9)).map(([land, number]) => `${land}-${role}-${number}`)

const inside = fc.record({ manufacturerSrn: srn('MF', 'DE', 'EL', 'FR', 'NO', 'XI', 'TR') })
const outside = fc.record({
  manufacturerSrn: srn('MF', 'US', 'CH', 'CN', 'GB', 'JP'),
  authorizedRepresentativeSrn: srn('AR', 'IE', 'NL', 'DE'),
})

/** Outside the EU with a representative. */
export const manufacturer = fc.oneof(inside, outside)

export const packProducer = fc.record({ packProducerActorId: srn('PR', 'DE', 'BE', 'EL', 'US', 'CH') })

const organisation = fc.record({
  originalManufacturerName: typed(255),
  originalManufacturerStreet: sometimes(typed(500)),
  originalManufacturerStreetNumber: sometimes(typed(120)),
  originalManufacturerAddressComplement: sometimes(typed(500)),
  originalManufacturerPostCode: typed(120),
  originalManufacturerCity: typed(500),
  originalManufacturerCountry: codeOf(addressCountries),
  originalManufacturerEmail: digits(3).map((number) => `contact.${number}@example.com`),
  originalManufacturerPhone: sometimes(digits(8).map((number) => `+49 ${number}`)),
  originalManufacturerWebsite: sometimes(fc.constant('https://www.example.com')),
})

/** Nobody else, an actor of EUDAMED, or an organisation. */
export const originalManufacturer = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record({
      originalManufacturerSrn: fc.constantFrom('CN-MF-000000007', 'IE-MF-000000008'),
    }),
  },
  { weight: 1, arbitrary: organisation },
)
