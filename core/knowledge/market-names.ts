import { findMarket, markets } from '#core/code-lists/markets.ts'
import { countryOtherNames } from '#core/markets/country-kit/other-names.ts'
import { fold } from '#core/text/fold.ts'

/** What people call a market or whoever regulates it, besides its name. One word each, as search cuts text. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  EU: ['eu', 'europe', 'european', 'eudamed', 'mdr', 'ivdr'],
  US: ['us', 'usa', 'america', 'american', 'fda', 'gudid', 'states'],
  CN: ['chinese', 'nmpa', 'udid'],
  CH: ['swiss', 'swissmedic', 'swissdamed'],
  ...countryOtherNames,
}

export function namesOfMarket(code: string): readonly string[] {
  const country = findMarket(code)?.country
  return [...(country === undefined ? [] : [country]), ...(otherNames[code] ?? [])]
}

/** Words with other meanings too: in a question they name the market only in capitals, or not at all. */
const inCapitals: Readonly<Record<string, RegExp>> = {
  us: /\bU\.?S\b/,
  states: /\bthe States\b/,
  uts: /\bUTS\b/,
}

/** What only one market has: a question with it is about that market. It stays in the question. */
const sayingMarket: Readonly<Record<string, RegExp>> = {
  AU: /\bARTG\b|\bsponsor link\b|\bCT94[34]\b/i,
  BR: /\bSolicita\b|\bIN 426\b|\bB-?GMP\b|\bBRH\b/,
  CA: /\bMDALL\b|\bMDE?L\b/i,
  CH: /\bCHRN\b|\bCH-REP\b/i,
  CN: /\btyshxydm\b|\bIDcode\b|\bYY\/T\b/i,
  CO: /\b(?:semantic standard|Resoluci[oó]n 1405|Resolution 1405)\b/i,
  EG: /\bDecree 161\b/,
  GB: /\b(?:DORS|NI|UKCA|UKNI|UKRP)\b|\b[Nn]orthern (?:Ireland|Irish|ireland|irish)\b/,
  IN: /\bRule 46\b|\bMD-?1[45]\b/i,
  JP: /\bJMDN\b|\bMEDIS-DC\b|\bD-?MAH\b|\b(?:shonin|ninsho|todokede)\b/i,
  KR: /\bNotice 2019-46\b|\bKGMP\b/i,
  MX: /\bNOM-?137\b/i,
  MY: /\bMeDC@St\b|\bAct 737\b/i,
  SA: /\bMDS-(?:REQ|G34)\b|\bMDMA\b/i,
  SG: /\bMEDICS\b/,
  TR: /\butsToken\b/i,
}

const named = markets.map(({ code }) => ({
  code,
  saying: sayingMarket[code],
  names: namesOfMarket(code).map((name) => ({ folded: ` ${fold(name)} `, strict: inCapitals[name] })),
}))

/** In the US an MDR is a medical device report. */
const ofReport = /\bMDRs?(?= (?:reports?|be reported)\b)/g

/** The markets a question names, by country or regulator. Names match whole words only: SFDA is not the FDA. */
export function marketsNamedIn(question: string): readonly string[] {
  // A number such as FLD-UDID-130 names a rule or a field.
  const words = ` ${fold(question.replace(ofReport, ' ').replace(/[\p{L}\d]+(-[\p{L}\d]+)*-\d+/gu, ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `
  const found = named.flatMap(({ code, names, saying }) => {
    const said = names.filter(({ folded, strict }) =>
      strict ? strict.test(question) : words.includes(folded),
    )
    const isSaid = saying?.test(question) ?? false
    return said.length > 0 || isSaid
      ? [{ code, isShared: !isSaid && said.every(({ folded }) => folded === shared) }]
      : []
  })
  // The database of Taiwan is called as that of China.
  return found
    .filter(({ isShared }) => !isShared || !found.some(({ code }) => code === 'TW'))
    .map(({ code }) => code)
}

const shared = ' udid '

/** Names that mean more than their market: they stay in the question. */
const meaningful = new Set([
  'eudamed',
  'mdr',
  'ivdr',
  'fda',
  'gudid',
  'nmpa',
  'swissmedic',
  'swissdamed',
  'ausudid',
  'udid',
])

const removable = named.flatMap(({ names }) =>
  names
    .filter(({ folded }) => !meaningful.has(folded.trim()))
    .map(({ folded, strict }) => ({
      folded,
      everyStrict: strict === undefined ? undefined : new RegExp(strict.source, 'g'),
    })),
)

/** A question without the names of its markets, so that what is left says what is asked of them. */
export function withoutMarketNames(question: string): string {
  let words = ` ${question.split(/[^\p{L}\p{N}]+/u).join(' ')} `
  let foldedWords = fold(words)
  for (const { folded, everyStrict } of removable) {
    if (everyStrict) {
      words = words.replace(everyStrict, ' ')
      foldedWords = fold(words)
      continue
    }
    // Where a letter folds into two, places in both differ.
    while (foldedWords.length === words.length) {
      const at = foldedWords.indexOf(folded)
      if (at < 0) break
      words = `${words.slice(0, at)}  ${words.slice(at + folded.length)}`
      foldedWords = fold(words)
    }
  }
  return words
}
