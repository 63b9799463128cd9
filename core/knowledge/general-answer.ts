import { defaultMarket } from '#core/code-lists/markets.ts'
import { lookedUp } from '#core/markets/requirements/requirement.ts'
import { patternOf } from '#core/text/patterns.ts'
import { codeAnswer } from './code-answer.ts'
import { differenceAnswer, meaningAnswer } from './difference-answer.ts'
import type { KnowledgeEntry } from './entry.ts'
import { fitsDemand } from './fits-demand.ts'
import type { KnowledgeSourceId } from './knowledge-sources.ts'
import { datesOfMarket, type FactAnswer, marketAnswer, marketInGeneral } from './market-answer.ts'
import { isBeyond } from './question/beyond.ts'
import { understand } from './question/full-vocabulary.ts'
import type { Reading } from './question/readings.ts'
import { alikeFinder, likenessOf } from './topics/alike.ts'
import { general, saysUs } from './topics/alike-words.ts'
import { topicFinder } from './topics/find-topic.ts'
import { asksHow, isLawOfElsewhere } from './topics/frame.ts'
import { topics } from './topics/index.ts'
import { askersOf } from './topics/may-answer.ts'
import { packedByBuild } from './topics/packed-by-build.ts'
import { unpackTopics } from './topics/packed-topics.ts'
import { readTopics } from './topics/read-topics.ts'
import type { Topic } from './topics/topic.ts'
import { unknowable } from './topics/unknowable.ts'

function makeFinders() {
  const packed = packedByBuild()
  const read = packed ? unpackTopics(packed, topics, unknowable) : readTopics(topics, unknowable)
  const likeness = likenessOf(topics, read)
  return { findTopic: topicFinder(topics), likeness, findAlike: alikeFinder(likeness) }
}
let made: ReturnType<typeof makeFinders> | undefined
/** Made for the first question. */
const finders = () => {
  made ??= makeFinders()
  return made
}

/**
 * The answer to a question about the law, a register or this hub, where every word of it is understood; undefined
 * otherwise: silence is better than an answer to another question (decision D124).
 */
export function generalAnswer(asked: Reading): FactAnswer | undefined {
  if (isBeyond(asked.question) || isWhichOfOwn(asked.question)) return undefined
  const answer =
    codeAnswer(asked) ?? differenceAnswer(asked) ?? answerOf(asked) ?? answerOf(readOtherwise(asked))
  return answer && speaksOfAsker(asked, answer) ? answer : undefined
}

/** What holds for a manufacturer answers no distributor. */
const speaksOfAsker = (asked: Reading, { text, entries }: FactAnswer): boolean => {
  if (entries.some(({ kind }) => kind === 'guide')) return true
  const askers = askersOf(asked)
  if (askers.length === 0) return true
  const { terms } = understand(`${entries.map(({ title }) => title).join('. ')}. ${text}`)
  return askers.every((term) => terms.has(term))
}

/** Which of one’s own devices something is about, the law does not say. */
const asksWhichOfOwn = patternOf(
  /\b(?:do|have) (?:we|i) (?:currently |already |still )?(?:have|got) (?!to\b)(?:[\w-]+ ){0,5}(?:devices|products)\b/i,
  /\b(?:which|what|how many|any) (?:\w+ )?(?:devices?|products?|records?|submissions?|certificates?|requests?) (?:did (?:eudamed|swissdamed|gudid|we|i|you|anybody|somebody|anyone|someone|my|our|the (?:register|team|approver))|(?:was|were|has been|have been|got) (?:refused|rejected|sent|accepted|approved|exported|deleted|answered|validated|created|changed))\b/i,
  /\b(?:any|which|what|how many|none|some|each|all) (?:of |from |one of )?(?:our|my) (?:[\w-]+ ){0,2}(?:devices?|products?|records?|articles?|portfolio)\b/i,
  /\bis (?:there (?:an?|any)|any) (?:submission|device|record|request) (?:which|that|who|approved|sent|registered|refused)\b/i,
  /\b(?:hit|concern|affect|touch)\w* (?:any of |some of |all )?(?:our|my|us)\b/i,
)

const isWhichOfOwn = (question: string) => asksWhichOfOwn.test(question) && !asksHow.test(question)

/** An answer that has what the question demands. */
const fitting = (asked: Reading, answer: FactAnswer | undefined): FactAnswer | undefined =>
  answer && fitsDemand(asked, answer.text) ? answer : undefined

/** So like a way to ask that it goes before what is understood word by word. */
const sureAlike = 0.8
const fairlyAlike = 0.64
const fairlyCovered = 0.2
/** As good as a way to ask, word for word. */
const surestAlike = 0.95
/** How the hub works is told in topics of few words, and more fully in others. */
const surelyAlikeOfHub = 0.86

/** The answer to a question that is clearly most like a way to ask a topic. */
export function alikeAnswer(asked: Reading, least = 0): FactAnswer | undefined {
  const found =
    isBeyond(asked.question) || isWhichOfOwn(asked.question) ? undefined : finders().findAlike(asked)
  if (!found || found.score < least) return undefined
  const topics = found.topics.filter(({ text }) => fitsDemand(asked, text))
  return topics.length > 0
    ? { text: topics.map(({ text }) => text).join('\n\n'), entries: topics.map(entryOf) }
    : undefined
}

/** The answer to a question that is, nearly word for word, a way to ask a topic. */
export const surelyAlike = (asked: Reading): FactAnswer | undefined => alikeAnswer(asked, surestAlike)

/** Whether a question is, word for word, one about how the hub works: then it asks nothing of one’s own devices. */
export const asksGuide = (asked: Reading): boolean => {
  const found = finders().findAlike(asked)
  return (
    found !== undefined &&
    found.score >= surestAlike &&
    found.topics.every(({ kind }) => kind === 'procedure')
  )
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
  const facts = asksWhenOfField(asked) ? undefined : fitting(asked, marketAnswer(asked))
  if (facts) return facts
  if (finders().likeness.isUnknowable(asked) || saysLittle(asked)) return undefined
  const topic = finders().findTopic(asked)
  const found = topic && !isLawOfElsewhere(topic.topic, asked) ? topic : undefined
  // A topic that leaves much of the question aside gives way to a way to ask that is fairly like it.
  const isPartial =
    found !== undefined && !found.isWhole && finders().likeness.uncovered(found.topic, asked) > fairlyCovered
  const isAway =
    found?.topic.markets && asked.markets.length === 0 && !found.topic.markets.includes(defaultMarket)
  const least = found?.isWhole
    ? found.topic.kind === 'procedure'
      ? surelyAlikeOfHub
      : surestAlike
    : isPartial
      ? fairlyAlike
      : sureAlike
  const sure = alikeAnswer(asked, isAway ? 0 : least)
  if (sure) return sure
  const ofNamed = found && !found.topic.markets && asked.markets.some((code) => code !== defaultMarket)
  const there = ofNamed ? alikeAnswer(asked, fairlyAlike) : undefined
  if (there?.entries.every(({ markets = [] }) => markets.length > 0)) return there
  const meant = found?.isWhole ? undefined : meaningAnswer(asked)
  if (meant) return meant
  const isCovered = found && finders().likeness.uncovered(found.topic, asked) <= mostUncovered(found.topic)
  // What holds only elsewhere is told where its market is named, or plainly meant.
  if (
    isAway &&
    !found?.isWhole &&
    !saysUs.test(asked.written ?? asked.question) &&
    asked.terms.size > mostTermsOfAway
  )
    return undefined
  if (found && isCovered && fitsDemand(asked, found.topic.text))
    return { text: found.topic.text, entries: [entryOf(found.topic)] }
  return fitting(asked, marketInGeneral(asked) ?? datesOfHome(asked))
}

/** When a field is filled in, no date of a market says. */
const asksWhenOfField = ({ question, terms }: Reading): boolean =>
  terms.has('when') && /\bfields?\b/i.test(question)

/** “What do I do with the submissions?” after something was told asks of that. */
const saysLittle = ({ helping, terms, isAnaphoric }: Reading): boolean =>
  !isAnaphoric && helping.size > 1 && terms.size <= 2 && [...terms].every((term) => general.has(term))

/** So few words leave nothing else to be meant. */
const mostTermsOfAway = 1

/** A word that says what something is answers no question of something else. */
const mostUncovered = ({ kind }: Topic): number => (kind === 'definition' ? 0.4 : 0.5)

/** Where no market is named, dates are those of the market (decision D9) a submission has that names none; the answer says so. */
const datesOfHome = (asked: Reading): FactAnswer | undefined =>
  asked.markets.length === 0 && isOfDuty(asked) && !asksWhenOfField(asked)
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
  ...(topic.ways && { ways: topic.ways }),
  ...{ title: topic.title, text: topic.text, source: topic.source, screen: topic.screen, url: topic.url },
  asOf: topic.kind === 'procedure' ? null : lookedUp,
})

export const topicEntries = (): KnowledgeEntry[] => topics.map(entryOf)
