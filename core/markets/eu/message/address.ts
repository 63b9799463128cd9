import type { AddressCountry } from '#core/code-lists/eudamed/address-countries.ts'
import { container, leaf, type XmlElement } from '#core/files/xml-tree.ts'
import { eudamedCountry } from '#core/markets/eu/message/country.ts'

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

/** The address as an element of this name; nothing without one. */
export function geographicAddress(
  name: string,
  address: GeographicAddress | undefined,
): XmlElement | undefined {
  if (address === undefined) return undefined
  return container(name, [
    leaf('address:addressComplement', address.addressComplement),
    leaf('address:city', address.city),
    leaf('address:country', eudamedCountry(address.country)),
    gpsCoordinates(address.GPSCoordinates),
    leaf('address:POBox', address.POBox),
    leaf('address:postCode', address.postCode),
    leaf('address:street', address.street),
    leaf('address:streetNum', address.streetNum),
  ])
}

/** The contacts inside an element of this name; nothing without any. */
export function contactDetails(
  name: string,
  contacts: readonly ContactDetail[] | undefined,
): XmlElement | undefined {
  const rows = contacts?.map((contact) =>
    container('address:contactDetail', [
      leaf('address:eMail', contact.eMail),
      leaf('address:phone', contact.phone),
      leaf('address:public', contact.public),
      leaf('address:website', contact.website),
    ]),
  )
  return container(name, rows ?? [])
}

function gpsCoordinates(gps: GpsCoordinates | undefined): XmlElement | undefined {
  if (gps === undefined) return undefined
  return container('address:GPSCoordinates', [
    container('address:latitude', [leaf('address:value', degrees(gps.latitude))]),
    container('address:longitude', [leaf('address:value', degrees(gps.longitude))]),
  ])
}

/**
 * Seven decimals are a centimetre; xs:decimal knows no exponent, so small numbers are not left to String().
 */
function degrees(value: number): string {
  return value.toFixed(7).replace(/\.?0+$/, '')
}
