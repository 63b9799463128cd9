import { defaultMarket } from '#core/code-lists/markets.ts'
import { lookedUp } from '#core/markets/requirements/requirement.ts'
import type { KnowledgeEntry } from './entry.ts'
import type { KnowledgeSourceId } from './knowledge-sources.ts'
import { datesOfMarket, type FactAnswer, marketAnswer, marketInGeneral } from './market-answer.ts'
import type { Reading } from './question/readings.ts'
import { topicFinder } from './topics/find-topic.ts'
import { topics } from './topics/index.ts'
import type { Topic } from './topics/topic.ts'

const findTopic = topicFinder(topics)

/**
 * The answer to a question about the law, a register or this hub, where every word of it is understood; undefined
 * otherwise: silence is better than an answer to another question (decision D124).
 */
export function generalAnswer(asked: Reading): FactAnswer | undefined {
  return answerOf(asked) ?? answerOf(readOtherwise(asked))
}

/** What these words mean where the question is not about one’s own devices: “files go to GUDID”, “can I send”. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  'ready-to-send': ['send'],
  registered: ['accept', 'eudamed'],
  'not-registered': ['not', 'register'],
  'carry-over': [],
  sheet: [],
}
const readOtherwise = (asked: Reading): Reading => ({
  ...asked,
  terms: new Set(
    [...asked.terms].flatMap((term) =>
      term === 'target' && /\bgo(es)? (in)?to\b/i.test(asked.question)
        ? ['send']
        : (otherwise[term] ?? [term]),
    ),
  ),
})

function answerOf(asked: Reading): FactAnswer | undefined {
  const facts = marketAnswer(asked)
  if (facts) return facts
  const topic = findTopic(asked)
  if (topic) return { text: topic.text, entries: [entryOf(topic)] }
  return marketInGeneral(asked) ?? datesOfHome(asked)
}

/** Where no market is named, dates are those of the market (decision D9) a submission has that names none; the answer says so. */
const datesOfHome = (asked: Reading): FactAnswer | undefined =>
  asked.markets.length === 0 && isOfDuty(asked)
    ? datesOfMarket({ ...asked, markets: [defaultMarket] })
    : undefined

const dutyWords =
  'label carrier direct-marking register submit send database submission udi eudamed contact-lens spectacles'.split(
    ' ',
  )
const labelWords = ['label', 'carrier', 'udi', 'direct-marking']
const isOfDuty = ({ terms, classes }: Reading): boolean => {
  const has = (words: readonly string[]) => words.some((word) => terms.has(word))
  return has(['when', 'due', 'begin', 'end', 'transition'])
    ? classes.length > 0 || has(dutyWords)
    : classes.length > 0 && has(labelWords)
}

const knowledgeOf = ({ kind, source, markets = [] }: Topic): KnowledgeSourceId => {
  if (kind === 'procedure') return 'hub'
  if (/^ISO/.test(source)) return 'iso'
  if (markets.length === 1 && markets[0] === 'US') return 'fda'
  if (markets.length === 1 && markets[0] === 'CN') return 'nmpa'
  return markets.length === 0 || markets.includes('EU') ? 'eu' : 'hub'
}

export const entryOf = (topic: Topic): KnowledgeEntry => ({
  id: `${topic.kind}-${topic.id}`,
  kind: topic.kind === 'procedure' ? 'guide' : 'standard',
  knowledge: knowledgeOf(topic),
  ...(topic.markets && { markets: topic.markets }),
  ...{ title: topic.title, text: topic.text, source: topic.source, screen: topic.screen, url: topic.url },
  asOf: topic.kind === 'procedure' ? null : lookedUp,
})

export const topicEntries = (): KnowledgeEntry[] => topics.map(entryOf)
