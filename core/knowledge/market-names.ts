import { findMarket, markets } from '#core/code-lists/markets.ts'
import { fold } from '#core/text/fold.ts'

/** What people call a market or whoever regulates it, besides its name. One word each, as search cuts text. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  EU: ['eu', 'europe', 'european', 'eudamed', 'mdr', 'ivdr'],
  US: ['us', 'usa', 'america', 'american', 'fda', 'gudid', 'states'],
  CN: ['chinese', 'nmpa', 'udid'],
  JP: ['japanese', 'pmda', 'mhlw', 'medis'],
  KR: ['korea', 'korean', 'mfds', 'imdis'],
  AU: ['australian', 'tga', 'ausudid'],
  CA: ['canadian'],
  SG: ['singaporean', 'hsa', 'smdr'],
  MY: ['malaysian', 'mda', 'npra'],
  SA: ['saudi', 'ksa', 'sfda'],
  CH: ['swiss', 'swissmedic', 'swissdamed'],
  GB: ['uk', 'britain', 'british', 'england', 'mhra'],
  BR: ['brazilian', 'brasil', 'anvisa', 'siud'],
  IN: ['indian', 'cdsco'],
  TR: ['turkey', 'turkish', 'turkiye', 'titck', 'uts'],
  EG: ['egyptian', 'eda'],
  AR: ['argentine', 'argentinian', 'anmat'],
  CO: ['colombian', 'invima'],
  ID: ['indonesian', 'regalkes', 'kemenkes', 'bpom'],
  TW: ['taiwanese', 'tfda'],
  MX: ['mexican', 'cofepris'],
}

export function namesOfMarket(code: string): readonly string[] {
  const country = findMarket(code)?.country
  return [...(country === undefined ? [] : [country]), ...(otherNames[code] ?? [])]
}

/** Words with other meanings too: in a question they name the market only in capitals, or not at all. */
const inCapitals: Readonly<Record<string, RegExp>> = { us: /\bU\.?S\b/, states: /(?!)/, uts: /\bUTS\b/ }

const named = markets.map(({ code }) => ({
  code,
  names: namesOfMarket(code).map((name) => ({ folded: ` ${fold(name)} `, strict: inCapitals[name] })),
}))

/** The markets a question names, by country or regulator. Names match whole words only: SFDA is not the FDA. */
export function marketsNamedIn(question: string): readonly string[] {
  // A number such as FLD-UDID-130 names a rule or a field.
  const words = ` ${fold(question.replace(/[\p{L}\d]+(-[\p{L}\d]+)*-\d+/gu, ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `
  return named.flatMap(({ code, names }) =>
    names.some(({ folded, strict }) => (strict ? strict.test(question) : words.includes(folded)))
      ? [code]
      : [],
  )
}
