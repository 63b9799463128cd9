import { isoCodeOf, markets } from '#core/code-lists/markets.ts'

/** What regulatory updates are filtered by (specification, document 3 section 9), in its order. */

export const updatePriorities = ['high', 'medium', 'low'] as const
export type UpdatePriority = (typeof updatePriorities)[number]

/** Something a regulator has published, or a date the hub knows of (decision D57). */
export const updateKinds = ['publication', 'fact'] as const
export type UpdateKind = (typeof updateKinds)[number]

export const updateCategories = [
  'AI/ML',
  'Digital Health',
  'UDI',
  'Post-Market',
  'Cybersecurity',
  'Guidelines',
  'Classification',
  'Clinical Trials',
  'Software',
  'GMP',
  'Registration',
  'Import',
  'ASEAN',
  'Inspection',
  'GCC',
  'AI Assessment',
  'Quality Management',
  'Import Licensing',
  'Innovation',
] as const
export type UpdateCategory = (typeof updateCategories)[number]

export interface UpdateCountry {
  /** ISO 3166-1, EU, or INT for bodies of several countries. */
  readonly code: string
  /** As the specification writes it. */
  readonly written: string
  readonly country: string
}

const specified: readonly (readonly [written: string, country: string])[] = [
  ['US', 'United States'],
  ['EU', 'European Union'],
  ['CN', 'China'],
  ['AU', 'Australia'],
  ['CA', 'Canada'],
  ['JP', 'Japan'],
  ['UK', 'United Kingdom'],
  ['BR', 'Brazil'],
  ['KR', 'South Korea'],
  ['SG', 'Singapore'],
  ['IN', 'India'],
  ['TW', 'Taiwan'],
  ['TH', 'Thailand'],
  ['PH', 'Philippines'],
  ['VN', 'Vietnam'],
  ['MY', 'Malaysia'],
  ['ID', 'Indonesia'],
  ['SA', 'Saudi Arabia'],
  ['AE', 'United Arab Emirates'],
  ['QA', 'Qatar'],
  ['EG', 'Egypt'],
  ['JO', 'Jordan'],
  ['KW', 'Kuwait'],
  ['BH', 'Bahrain'],
  ['IL', 'Israel'],
]

/** News of several countries at once. */
export const international = 'INT'

const listed = specified.map(([written, country]) => ({ code: isoCodeOf(written), written, country }))

/** The specified ones in their order, then the other markets of the hub, then bodies of several countries. */
export const updateCountries: readonly UpdateCountry[] = [
  ...listed,
  ...markets
    .filter(({ code }) => !listed.some((one) => one.code === code))
    .map(({ code, country }) => ({ code, written: code, country })),
  { code: international, written: international, country: 'International' },
]

const byCode = new Map(updateCountries.map((one) => [one.code, one]))

/** By its code as people write it: any case, UK read as GB. */
export const findUpdateCountry = (written: string): UpdateCountry | undefined =>
  byCode.get(isoCodeOf(written.trim().toUpperCase()))

export const countryName = (code: string): string => byCode.get(code)?.country ?? code
