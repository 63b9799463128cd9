import { type AddressCountry, addressCountries } from '#core/code-lists/eudamed/address-countries.ts'
import { inside, one, optional, rowsOf, sequence } from '#core/files/xml-shape.ts'
import { boolean, decimal, text } from '#core/files/xml-values.ts'
import { countryOf } from '#core/markets/eu/message/country.ts'

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
