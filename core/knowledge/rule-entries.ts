import { hubCatalogue } from '#core/markets/eu/rules/catalogue/catalogue.ts'
import type { MarketModule } from '#core/markets/market.ts'
import { labelIn } from '#core/markets/required-fields-by-class.ts'
import type { Rule, Severity } from '#core/rules/rule.ts'
import { type KnowledgeEntry, lawOf, publicSource } from './entry.ts'
import { sourceOfMarket } from './knowledge-sources.ts'
import { namesOfMarket } from './market-names.ts'

/** What a rule that is not met means for a submission. */
const severities: Readonly<Record<Severity, string>> = {
  error: 'It is an error: it has to be corrected before the submission is valid',
  warning: 'It is a warning, no error: the submission can be validated and exported all the same',
  info: 'It is a note, neither error nor warning',
}

/** The catalogue of nineteen, then every rule of every market; what holds in all of them once. */
export function ruleEntries(modules: readonly MarketModule[]): KnowledgeEntry[] {
  const entries = new Map<string, KnowledgeEntry>()
  for (const entry of hubCatalogue) {
    const { id, text, appliesTo, currentFact, category, severity } = entry
    entries.set(id, {
      id: `rule-${id}`,
      kind: 'rule',
      knowledge: 'eu',
      markets: ['EU'],
      title: `${id}: ${text}`,
      text: [text, severities[severity], `Applies to: ${appliesTo}`, currentFact]
        .filter(Boolean)
        .map(said)
        .join(' '),
      keywords: [category, severity, 'rule'],
      source: publicSource(entry.source),
      screen: screenOf(id, 'catalogue'),
      url: lawOf(entry.source),
      asOf: null,
    })
  }
  for (const market of modules) {
    for (const { id: set, rules } of market.ruleSets) {
      for (const rule of rules) {
        // A rule two markets share is one entry: of the market that comes first.
        if (!entries.has(rule.id) && !isAboutCharacters(rule))
          entries.set(rule.id, entryOf(rule, set, market))
      }
    }
  }
  return [...entries.values()]
}

/** Which characters a file cannot carry is one thing to know, and the hub has a rule of it for every field. */
const isAboutCharacters = ({ id }: Rule): boolean => id.startsWith('XSD-TEXT')

/** A sentence that only a document can fill in says nothing here. */
const withoutDetail = (message: string): string =>
  message
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !sentence.includes('{detail}'))
    .join(' ')

function entryOf(rule: Rule, set: string, market: MarketModule): KnowledgeEntry {
  const everywhere = rule.id.startsWith('HUB-')
  const subject = rule.field === null ? 'Whole submission' : labelIn(market, rule.each ?? rule.field)
  const listed = market.code === 'EU' ? (set === 'eudamed' ? 'eudamed' : 'all') : null
  return {
    id: `rule-${market.code}-${rule.id}`,
    kind: 'rule',
    knowledge: everywhere ? 'hub' : sourceOfMarket(market.code),
    ...(!everywhere && { markets: [market.code] }),
    title: `${rule.id}: ${subject}`,
    text: `${said(withoutDetail(rule.message) || rule.message.replace('{detail}', '…'))} ${severities[rule.severity]}.`,
    keywords: [rule.severity, 'rule', ...(everywhere ? [] : namesOfMarket(market.code))],
    source: publicSource(rule.source),
    screen: listed === null ? null : screenOf(rule.id, listed),
    url: lawOf(rule.source),
    asOf: null,
  }
}

const said = (text: string | undefined) => (text && /[.!?]$/.test(text) ? text : `${text}.`)

const screenOf = (id: string, group: string): string =>
  `/business-rules?${group === 'catalogue' ? '' : `group=${group}&`}search=${encodeURIComponent(id)}`
