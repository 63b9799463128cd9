import { findMarket } from '#core/code-lists/markets.ts'

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
  MY: ['malaysian', 'mda'],
  SA: ['saudi', 'ksa', 'sfda'],
  CH: ['swiss', 'swissmedic', 'swissdamed'],
  GB: ['uk', 'britain', 'british', 'england', 'mhra'],
  BR: ['brazilian', 'brasil', 'anvisa', 'siud'],
  IN: ['indian', 'cdsco'],
  TR: ['turkey', 'turkish', 'turkiye', 'titck', 'uts'],
  EG: ['egyptian', 'eda'],
  AR: ['argentine', 'argentinian', 'anmat'],
  CO: ['colombian', 'invima'],
  ID: ['indonesian', 'bpom'],
  TW: ['taiwanese', 'tfda'],
  MX: ['mexican', 'cofepris'],
}

export function namesOfMarket(code: string): readonly string[] {
  const country = findMarket(code)?.country
  return [...(country === undefined ? [] : [country]), ...(otherNames[code] ?? [])]
}
