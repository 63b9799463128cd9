import { spelledCodeOf, type XmlValue } from '#core/files/xml-values.ts'

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
