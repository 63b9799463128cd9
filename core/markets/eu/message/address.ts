import { type AddressCountry, addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { inside, one, optional, rowsOf, sequence } from '#core/files/xml-shape.ts'
import { boolean, decimal, spelledCodeOf, text, type XmlValue } from '#core/files/xml-values.ts'

/** ISO 3166-1 codes that EUDAMED spells its own way (country:CountryEnum, schema 3.0.25; decision D20). */
const eudamedSpelling: ReadonlyMap<string, string> = new Map([
  ['GR', 'EL'],
  ['GB', 'UK'],
])

/** The code EUDAMED writes for a stored one: EL for GR, UK for GB, the same for all others (XI included). */
export function eudamedCountry(iso: string): string {
  return eudamedSpelling.get(iso) ?? iso
}

/** A country of a list, stored as ISO has it. */
export function countryOf<C extends string>(list: readonly { readonly code: C }[]): XmlValue<C> {
  return spelledCodeOf(list, eudamedCountry)
}

/** address:GeographicAddressType. */
export interface GeographicAddress {
  /** 1 to 500 characters, like city and street. */
  readonly addressComplement?: string
  readonly city?: string
  /** ISO code; written as EUDAMED spells it. */
  readonly country: AddressCountry
  readonly GPSCoordinates?: GpsCoordinates
  /** 1 to 120 characters, like post code and street number. */
  readonly POBox?: string
  readonly postCode: string
  readonly street?: string
  readonly streetNum?: string
}

/** Decimal degrees. */
export interface GpsCoordinates {
  readonly latitude: number
  readonly longitude: number
}

/** address:ElectronicContactType. */
export interface ContactDetail {
  /** 1 to 120 characters, like the phone number. */
  readonly eMail: string
  readonly phone?: string
  readonly public: boolean
  /** 1 to 255 characters. */
  readonly website?: string
}

/** Seven decimals are a centimetre. */
const degrees = inside('address:value', decimal(7))

export const geographicAddress = sequence<GeographicAddress>({
  addressComplement: optional('address:addressComplement', text),
  city: optional('address:city', text),
  country: one('address:country', countryOf(addressCountries)),
  GPSCoordinates: optional(
    'address:GPSCoordinates',
    sequence<GpsCoordinates>({
      latitude: one('address:latitude', degrees),
      longitude: one('address:longitude', degrees),
    }),
  ),
  POBox: optional('address:POBox', text),
  postCode: one('address:postCode', text),
  street: optional('address:street', text),
  streetNum: optional('address:streetNum', text),
})

export const contactDetails = rowsOf(
  'address:contactDetail',
  sequence<ContactDetail>({
    eMail: one('address:eMail', text),
    phone: optional('address:phone', text),
    public: one('address:public', boolean),
    website: optional('address:website', text),
  }),
)
