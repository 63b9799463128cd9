import type { Code } from '#core/dictionary/field.ts'
import { fold } from '#core/text/fold.ts'

/**
 * ISO 3166-1 alpha-3 of the markets, of Europe and of a few more. Most begin with the alpha-2 code; where one does not, that
 * stands behind it.
 */
const alpha3 =
  'USA GBR GRC CZE NLD RUS HKG BEL BGR HRV CYP FIN FRA DEU HUN ITA LVA LTU LUX ROU ESP ISL LIE NOR CHE ' +
  'JPN CAN AUS BRA IND SGP SAU TWN ARG COL MYS IDN THA VNM PHL ZAF NZL EGY PER TURTR KORKR AUTAT DNKDK ' +
  'ESTEE IRLIE MLTMT POLPL PRTPT SVKSK SVNSI SWESE CHNCN MEXMX ISRIL UKRUA SRBRS AREAE CHLCL PAKPK'

/** The codes of the EU for Greece and the United Kingdom, and names that differ from those in the lists. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  EU: ['European Union', 'UE'],
  US: ['U.S.', 'U.S.A.', 'United States of America'],
  GB: ['UK', 'United Kingdom', 'Great Britain', 'U.K.'],
  GR: ['EL'],
  XI: ['UK(NI)', 'Northern Ireland'],
  TR: ['Turkey'],
  CZ: ['Czech Republic'],
  NL: ['The Netherlands'],
  KR: ['Republic of Korea', 'Korea'],
  RU: ['Russian Federation'],
  HK: ['Hong Kong'],
}

/** Other names of countries that people write into files. */
const spellings = [
  ...alpha3.split(' ').map((code) => [code.slice(0, 3), code.slice(3) || code.slice(0, 2)] as const),
  ...Object.entries(otherNames).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
]

/** Languages in which companies write the names of countries, beside English. */
const languages = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da', 'cs']

const namesByCode = new Map<string, readonly string[]>()
let languageNames: readonly Intl.DisplayNames[] | undefined

/** The names of a country in these languages (Unicode CLDR); with and without accents, as lists in capitals have them. */
function namesIn(code: string): readonly string[] {
  const known = namesByCode.get(code)
  if (known) return known
  languageNames ??= languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  const names = /^[A-Z]{2}$/.test(code) ? languageNames.map((inLanguage) => inLanguage.of(code) ?? code) : []
  const found = [...new Set(names.flatMap((name) => [name, fold(name)]))].filter((name) => name !== code)
  namesByCode.set(code, found)
  return found
}

/** The spellings of the countries of a list. The first call takes some 50 ms, for the names in other languages. */
export function countrySpellings(codes: readonly Pick<Code, 'code'>[]): Readonly<Record<string, string>> {
  const known = new Set(codes.map(({ code }) => code))
  const abroad = codes.flatMap(({ code }) => namesIn(code).map((name) => [name, code] as const))
  return Object.fromEntries([...abroad, ...spellings.filter(([, code]) => known.has(code))])
}
