import { emdnCategories } from '#core/identifiers/emdn-code.ts'
import type { FeedEntryText } from './classify.ts'
import { classesInText } from './scope-in-text-classes.ts'
import { international } from './update-lists.ts'
import { type Law, type ScopeWords, tidyScope, type UpdateScope } from './update-scope.ts'

/** What an entry of a feed concerns, told by its words; each part with the words it was found by (decision D141). */

export interface FoundScope {
  readonly scope: UpdateScope
  readonly words: readonly ScopeWords[]
}

/** A law of the Union, as texts write it. */
const laws: readonly { readonly law: Law; readonly written: RegExp }[] = [
  { law: 'MDR', written: /(?<![\w-])(?:EU[ -])?MDR(?![\w-])|(?<!\d)2017\/745(?!\d)/ },
  { law: 'IVDR', written: /(?<![\w-])(?:EU[ -])?IVDR(?![\w-])|(?<!\d)2017\/746(?!\d)/ },
  { law: 'MDD', written: /(?<![\w-])MDD(?![\w-])|(?<!\d)93\/42\/EEC/ },
  { law: 'AIMDD', written: /(?<![\w-])AIMDD(?![\w-])|(?<!\d)90\/385\/EEC/ },
  { law: 'IVDD', written: /(?<![\w-])IVDD(?![\w-])|(?<!\d)98\/79\/EC/ },
]

/** Elsewhere MDR means other things: reports to the FDA, or the rules of India of 2017. */
const marketOfLaws = 'EU'

/** Of a recall, a class says how serious it is. */
const tellsOfRecall = /recall|enforcement report|recolhimento|r(?:ü|ue)ckruf/i

const productCodeWritten = /product codes?:?\s+([A-Z]{3}(?:\s*(?:,|and|or)\s*[A-Z]{3})*)(?![\w-])/gi
const emdnWritten = /\bEMDN\b/
const emdnCode = new RegExp(`(?<![\\w-])[${emdnCategories}](?:\\d\\d){1,6}(?![\\w-])`, 'g')

export function scopeInText({ title, summary, tags }: FeedEntryText, country: string): FoundScope {
  const text = [title, ...tags, summary].join('\n')
  const words: ScopeWords[] = []
  const isOfUnion = country === marketOfLaws || country === international
  const found = isOfUnion ? lawsIn(text, words) : []
  // An international body that names a law of the Union speaks of its market.
  const implied = country === international && found.length > 0 ? [marketOfLaws] : []
  const markets = country === international ? implied : [country]
  const [market = ''] = markets
  return {
    scope: tidyScope({
      markets,
      laws: found,
      riskClasses: tellsOfRecall.test(text) ? [] : classesInText({ title, summary }, market, words),
      emdn: emdnIn(text, words),
      productCodes: country === 'US' ? productCodesIn(text, words) : [],
    }),
    words,
  }
}

function lawsIn(text: string, words: ScopeWords[]): Law[] {
  return laws.flatMap(({ law, written }) => {
    const [said] = written.exec(text) ?? []
    if (said === undefined) return []
    words.push({ part: 'laws', value: law, words: said })
    return [law]
  })
}

function emdnIn(text: string, words: ScopeWords[]): string[] {
  if (!emdnWritten.test(text)) return []
  const codes = [...text.matchAll(emdnCode)].map(([code]) => code)
  for (const code of codes) words.push({ part: 'emdn', value: code, words: code })
  return codes
}

function productCodesIn(text: string, words: ScopeWords[]): string[] {
  return [...text.matchAll(productCodeWritten)].flatMap(([said, list = '']) => {
    // Without regard to case “product code and” would be one: a code is written in capitals.
    const codes = list.match(/(?<![\w-])[A-Z]{3}(?![\w-])/g) ?? []
    for (const code of codes) words.push({ part: 'productCodes', value: code, words: said })
    return codes
  })
}
