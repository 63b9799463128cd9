import type { Code } from '#core/dictionary/field.ts'

/**
 * Other names of countries that people write into files: ISO 3166-1 alpha-3 of the markets and of Europe, the codes of
 * the EU for Greece and the United Kingdom, and names that differ from those in the lists.
 */
const spellings: Readonly<Record<string, readonly string[]>> = {
  EU: ['European Union', 'EU27'],
  US: ['USA', 'U.S.', 'U.S.A.', 'United States of America'],
  GB: ['UK', 'GBR', 'United Kingdom', 'Great Britain', 'U.K.'],
  GR: ['EL', 'GRC'],
  XI: ['UK(NI)', 'Northern Ireland'],
  TR: ['TUR', 'Turkey'],
  CZ: ['CZE', 'Czech Republic'],
  NL: ['NLD', 'The Netherlands', 'Holland'],
  KR: ['KOR', 'Republic of Korea', 'Korea'],
  RU: ['RUS', 'Russian Federation'],
  HK: ['HKG', 'Hong Kong'],
  AT: ['AUT'], BE: ['BEL'], BG: ['BGR'], HR: ['HRV'], CY: ['CYP'], DK: ['DNK'], EE: ['EST'], FI: ['FIN'],
  FR: ['FRA'], DE: ['DEU', 'Deutschland'], HU: ['HUN'], IE: ['IRL'], IT: ['ITA'], LV: ['LVA'], LT: ['LTU'],
  LU: ['LUX'], MT: ['MLT'], PL: ['POL'], PT: ['PRT'], RO: ['ROU'], SK: ['SVK'], SI: ['SVN'], ES: ['ESP'],
  SE: ['SWE'], IS: ['ISL'], LI: ['LIE'], NO: ['NOR'], CH: ['CHE'], CN: ['CHN'], JP: ['JPN'], CA: ['CAN'],
  AU: ['AUS'], BR: ['BRA'], IN: ['IND'], SG: ['SGP'], SA: ['SAU'], TW: ['TWN'], MX: ['MEX'], AR: ['ARG'],
  CO: ['COL'], MY: ['MYS'], ID: ['IDN'], TH: ['THA'], VN: ['VNM'], PH: ['PHL'], IL: ['ISR'], ZA: ['ZAF'],
  NZ: ['NZL'], UA: ['UKR'], RS: ['SRB'], AE: ['ARE'], EG: ['EGY'], CL: ['CHL'], PE: ['PER'], PK: ['PAK'],
} // biome-ignore format: a table

/** The spellings of the countries of a list, with their names in it where these are not its labels. */
export function countrySpellings(
  codes: readonly Pick<Code, 'code'>[],
  names: readonly Code[] = [],
): Readonly<Record<string, string>> {
  const known = new Set(codes.map(({ code }) => code))
  return Object.fromEntries([
    ...Object.entries(spellings).flatMap(([code, all]) =>
      known.has(code) ? all.map((spelling) => [spelling, code] as const) : [],
    ),
    ...names.map(({ code, label }) => [label, code] as const),
  ])
}
