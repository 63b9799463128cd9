/**
 * Where a device can be on the EU market: the 27 members, then Iceland, Liechtenstein, Norway, Türkiye and
 * Northern Ireland. Codes are ISO 3166-1 (and XI), as stored; EUDAMED files write EL for GR (decision D20).
 * Source: EUDAMED DTX schema set 3.0.25, country:EUCountryWithSpecialEnum.
 */

export const marketCountries = [
  { code: 'AT', label: 'Austria' },
  { code: 'BE', label: 'Belgium' },
  { code: 'BG', label: 'Bulgaria' },
  { code: 'HR', label: 'Croatia' },
  { code: 'CY', label: 'Cyprus' },
  { code: 'CZ', label: 'Czechia' },
  { code: 'DK', label: 'Denmark' },
  { code: 'EE', label: 'Estonia' },
  { code: 'FI', label: 'Finland' },
  { code: 'FR', label: 'France' },
  { code: 'DE', label: 'Germany' },
  { code: 'GR', label: 'Greece' },
  { code: 'HU', label: 'Hungary' },
  { code: 'IE', label: 'Ireland' },
  { code: 'IT', label: 'Italy' },
  { code: 'LV', label: 'Latvia' },
  { code: 'LT', label: 'Lithuania' },
  { code: 'LU', label: 'Luxembourg' },
  { code: 'MT', label: 'Malta' },
  { code: 'NL', label: 'Netherlands' },
  { code: 'PL', label: 'Poland' },
  { code: 'PT', label: 'Portugal' },
  { code: 'RO', label: 'Romania' },
  { code: 'SK', label: 'Slovakia' },
  { code: 'SI', label: 'Slovenia' },
  { code: 'ES', label: 'Spain' },
  { code: 'SE', label: 'Sweden' },
  { code: 'IS', label: 'Iceland' },
  { code: 'LI', label: 'Liechtenstein' },
  { code: 'NO', label: 'Norway' },
  { code: 'TR', label: 'Türkiye' },
  { code: 'XI', label: 'Northern Ireland' },
] as const

export type MarketCountry = (typeof marketCountries)[number]['code']

const codes = marketCountries.map(({ code }) => code)
const union = codes.slice(0, codes.indexOf('SE') + 1)
const economicArea = [...union, 'IS', 'LI', 'NO'] as const

/** Those that are usually entered together. */
export const marketCountryGroups = [
  { label: 'EU 27', codes: union },
  { label: 'EEA: EU 27, Iceland, Liechtenstein, Norway', codes: economicArea },
  { label: 'EEA, Türkiye and Northern Ireland', codes },
] as const
