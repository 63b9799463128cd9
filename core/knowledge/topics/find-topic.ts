import { patternOf } from '#core/text/patterns.ts'
import { memberState, stemsOf, termsOf, termsOfTable, vocabulary } from '../question/full-vocabulary.ts'
import type { Reading } from '../question/readings.ts'
import { light } from '../question/terms.ts'
import { fitsFrame, isOfOwnDevices } from './frame.ts'
import type { Topic, TopicKind } from './topic.ts'

const { meanings } = vocabulary

/** A word that may stand beside counts in both readings. */
const either = (text: string): ReadonlySet<string> =>
  new Set([...termsOfTable(text), ...termsOf(stemsOf(text))])

/** Questions of this kind come with these words. */
const usual: Readonly<Record<TopicKind, ReadonlySet<string>>> = {
  definition: new Set(['company', 'name']),
  rule: new Set(['sell', 'sold', 'name', 'mandatory', 'accept', 'possible', 'company']),
  procedure: new Set([
    'how',
    'where',
    'mandatory',
    'user',
    'work',
    'search',
    'see',
    'step',
    'get',
    'form',
    'last',
    'name',
    'route',
    'button',
    'tab',
    'menu',
    'open',
    'check',
  ]),
}

/** These ask for something of their own, whatever else a text holds. */
const asking = new Set(
  'when who where how howmuch howlong howmany why difference mandatory not without due number limit length expire change delete new-udi-di'.split(
    ' ',
  ),
)

/** What a text speaks of may be in the question too. */
const wordsOf = ({ title, text }: Topic): string[] =>
  termsOf(stemsOf(`${title} ${text}`)).filter((term) => !asking.has(term))

/** Whoever may ask when may ask since when. */
const near: Readonly<Record<string, readonly string[]>> = { when: ['begin', 'end'], who: ['responsible'] }
const withNear = (may: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...may].flatMap((term) => [term, ...(near[term] ?? [])]))

/** Where no market is named, what holds only outside the EU is told where nothing else answers. */
const isElsewhere = ({ markets }: Topic, asked: Reading): boolean =>
  asked.markets.length === 0 && markets !== undefined && !markets.includes('EU')
const behindOthers = 0.1
/** What holds in the market that is named goes before what holds anywhere. */
const isOfNamed = ({ markets }: Topic, asked: Reading): boolean =>
  asked.markets.length > 0 && markets !== undefined && markets.length > 0
const beforeOthers = 1.3

interface Prepared {
  readonly topic: Topic
  readonly asks: readonly ReadonlySet<string>[]
  readonly may: ReadonlySet<string>
}

/** How much a word says: the fewer topics have it, the more. */
type Weigh = (term: string) => number

export interface FoundTopic {
  readonly topic: Topic
  /** Nothing of the question is beside what the topic is asked by. */
  readonly isWhole: boolean
}

/** Finds what a question asks among topics; nothing unless its words belong to the topic. */
export function topicFinder(topics: readonly Topic[]): (asked: Reading) => FoundTopic | undefined {
  const prepared: readonly Prepared[] = topics.map((topic) => ({
    topic,
    asks: topic.ask.map(termsOfTable).filter(({ size }) => size > 0),
    may: withNear(new Set([...either(topic.may), ...wordsOf(topic)])),
  }))
  const weigh = weighing(prepared)
  return (asked) => {
    if (asked.ids.length > 0 || asked.withinDays !== null || asked.year !== null) return undefined
    let best: { readonly topic: Topic; readonly matched: number } | undefined
    for (const one of prepared) {
      const matched =
        matchedBy(one, asked, weigh) *
        (isElsewhere(one.topic, asked) ? behindOthers : 1) *
        (isOfNamed(one.topic, asked) ? beforeOthers : 1)
      if (matched > (best?.matched ?? 0)) best = { topic: one.topic, matched }
    }
    if (!best || !fitsFrame(best.topic, asked)) return undefined
    const { topic } = best
    const isWhole = topic.ask.some((ask) => {
      const terms = termsOfTable(ask)
      return (
        [...asked.terms].every((term) => terms.has(term)) && [...terms].every((term) => asked.terms.has(term))
      )
    })
    return { topic, isWhole }
  }
}

function weighing(prepared: readonly Prepared[]): Weigh {
  const frequency = new Map<string, number>()
  for (const { asks, may } of prepared)
    for (const term of new Set([...asks.flatMap((ask) => [...ask]), ...may]))
      frequency.set(term, (frequency.get(term) ?? 0) + 1)
  return (term) => Math.log(1 + prepared.length / (frequency.get(term) ?? 1))
}

/** A word alone is asked for its meaning, not for whether something is so. */
const asksWhat = patternOf(
  /^(\W|and|so|ok|hi|hello|please|hey)*(what|which|who|where|why|when|how|define|definition|explain|describe|tell|meaning|give|show|can|could|may|i('d)?|we|is there|are there|help|do (i|we)|need|short)\b/i,
  /^(?!(?:does|do|is|are|must|shall|should|will|has|have|did|was|were)\b)\S+( \S+){0,5}\??$/i,
)

/** Whether something is so is no question of how to do it. */
const asksWhether =
  /^(is|are|does|did|has|have|was|were|will|do (?!i\b|we\b)|(for )?which (?!screen|page|menu|place|button|tab|role|user|step))/i

/** “Is there an API?” is answered by how to use it. */
const asksOfHub =
  /^(?:is|are) there\b|^(?:does|can|has|will) (?:the |this |your )?(?:hub|app|tool|system|software|application|platform|regbot)\b/i

/** Whoever asks what a word stands for wants its definition, whoever else it concerns. */
const asksMeaning =
  /\b(stands? for|abbreviat\w*|acronym|short for|full form|spell(ed|s)? out|meaning of)\b|\bwhat (do|does) .* mean\b/i
const besideMeaning = new Set(['who', 'get', 'mandatory', 'why', 'user', 'manufacturer'])
const worthOfMeaning = 2

/** How something is done in a country is its law’s to say, unless its register is named. */
const registers = 'eudamed gudid fda nmpa swissmedic swissdamed ausudid udid'.split(' ')
const isOfMarket = (markets: readonly string[], terms: ReadonlySet<string>): boolean =>
  markets.some((code) => code !== 'EU') && !registers.some((name) => terms.has(name))

/**
 * Words that a topic does not speak of, beside what it is asked by: common ones of the field change nothing, as long as
 * they weigh little; words that ask, narrow or are not known do.
 */
function isCovered(strange: readonly string[], ask: readonly string[], weigh: Weigh): boolean {
  const changes = (term: string) => !meanings.has(term) || asking.has(term) || narrowing.has(term)
  if (ask.length < 2 || strange.some(changes)) return false
  const sum = (terms: readonly string[]) => terms.reduce((total, term) => total + weigh(term), 0)
  return sum(strange) <= mostStrange * sum(ask)
}
const mostStrange = 0.45
const worthOfStrange = 0.6
const narrowing = new Set(
  'only first last all many without missing old existing legacy exempt voluntary custom-made investigation single-use reusable sterile non-sterile implantable software ivd contact-lens spectacles procedure-pack importer distributor representative'.split(
    ' ',
  ),
)

/** “Where do I find one?” says nothing of what it asks; what was said before may be of anything. */
const sayingNothing = new Set(
  'where how see search hub work get accept possible mandatory step my again who help name new device'.split(
    ' ',
  ),
)

/** What was said before turns the question: words lent from it belong to something else. */
const turning = new Set(['change', 'delete', 'new-udi-di', 'new-basic-udi-di', 'expire', 'without'])

/** A word from what was said before counts less than one of the question. */
const costOfLent = 0.4
const leastCover = 0.5
/** How much of what “it” may stand for the topic speaks of. */
function coverOf(helping: ReadonlySet<string>, ask: ReadonlySet<string>, may: ReadonlySet<string>): number {
  const content = [...helping].filter((term) => !light.has(term) && !asking.has(term))
  if (content.length === 0) return 1
  return content.filter((term) => ask.has(term) || may.has(term)).length / content.length
}

/** How much of what a question says is what the topic is asked by. */
function shareOf(ask: ReadonlySet<string>, terms: ReadonlySet<string>, weigh: Weigh): number {
  const sum = (some: readonly string[]) => some.reduce((total, term) => total + weigh(term), 0)
  const all = sum([...terms])
  return all === 0 ? 0 : sum([...terms].filter((term) => ask.has(term))) / all
}

/** “Their stage” asks of something that was named, “which devices have …” for things: neither for what a word means. */
const pointsBack = /\b(?:its|their|his|her) (?!meaning|definition|purpose|difference)/i
const asksWhichOfMany = /^\W*(?:which|what) (?:devices?|products?|records?|submissions?|ones)\b/i
/** A list, or the state of all there is, is no meaning of a word. */
const asksForList = patternOf(
  /^\W*(?:(?:please|can you|could you) )*(?:list|show|give|count|overview)\b(?!.*\b(?:mean|definition|explain|values?)\b)/i,
  /\b(?:of|for) (?:everything|all of them|all devices|all products|the whole)\b/i,
)
const asksWhoDid = /^\W*who (?:has |have |was |else )?(?!has\b|have\b|need)\w+ed\b/i

function matchedBy(
  { topic, asks, may }: Prepared,
  { question, terms, helping, isAnaphoric, markets, classes }: Reading,
  weigh: Weigh,
): number {
  if (topic.kind === 'procedure' && asksWhether.test(question) && !asksOfHub.test(question)) return 0
  if (topic.kind !== 'procedure' && isOfOwnDevices(question) && !/^why\b/i.test(question)) return 0
  if (topic.kind === 'procedure' && isOfMarket(markets, terms) && !may.has('market')) return 0
  if (topic.markets && !markets.every((code) => topic.markets?.includes(code))) return 0
  if (topic.onlyNamed && markets.length === 0) return 0
  if (topic.kind === 'definition' && terms.has(memberState) && !asksMeaning.test(question)) return 0
  const isAway = markets.length === 0 && topic.markets !== undefined && !topic.markets.includes('EU')
  const isOfTold =
    topic.kind === 'definition' &&
    (pointsBack.test(question) || asksWhichOfMany.test(question) || asksForList.test(question))
  if (
    topic.kind === 'procedure' &&
    asksWhoDid.test(question) &&
    !asks.some((ask) => ask.has('who') && ask.has('change') && !ask.has('approve'))
  )
    return 0
  const isOfElsewhere = !topic.markets && topic.kind === 'definition' && markets.some((code) => code !== 'EU')
  if (classes.length > 0 && !may.has('risk-class')) return 0
  const isMeant = topic.kind === 'definition' && asksMeaning.test(question)
  const matches = asks.map((ask) => {
    const isAsked =
      [...ask].every((term) => terms.has(term) || (helping.has(term) && !asking.has(term))) &&
      [...ask].some((term) => terms.has(term)) &&
      (ask.size > 1 || topic.kind !== 'rule' || !isAway) &&
      (ask.size > 1 || topic.kind === 'rule' || asksWhat.test(question)) &&
      (ask.size > 1 || !(isOfElsewhere || isOfTold))
    const lent = [...ask].filter((term) => !terms.has(term)).length
    if (lent > 0 && [...terms].every((term) => sayingNothing.has(term))) return 0
    if (lent > 0 && [...helping].some((term) => turning.has(term) && !ask.has(term) && !may.has(term)))
      return 0
    if (isAnaphoric && helping.size > 0 && coverOf(helping, ask, may) < leastCover) return 0
    if (!isAsked) return 0
    const belongs = (term: string) =>
      ask.has(term) ||
      may.has(term) ||
      light.has(term) ||
      term === memberState ||
      usual[topic.kind].has(term) ||
      (isMeant && besideMeaning.has(term)) ||
      (term === 'how' && terms.has('difference'))
    const strange = [...terms].filter((term) => !belongs(term))
    if (strange.length > 0 && !isCovered(strange, [...ask], weigh)) return 0
    const share = shareOf(ask, terms, weigh)
    return (
      (ask.size + share - lent * costOfLent + (isMeant ? worthOfMeaning : 0)) *
      (strange.length > 0 ? worthOfStrange : 1)
    )
  })
  return Math.max(0, ...matches)
}
