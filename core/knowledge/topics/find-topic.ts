import { stemsOf, termsOf, termsOfTable } from '../question/full-vocabulary.ts'
import { light } from '../question/terms.ts'
import type { Reading } from '../question/readings.ts'
import type { Topic, TopicKind } from './topic.ts'

/** A word that may stand beside counts in both readings. */
const either = (text: string): ReadonlySet<string> =>
  new Set([...termsOfTable(text), ...termsOf(stemsOf(text))])

/** Questions of this kind come with these words. */
const usual: Readonly<Record<TopicKind, ReadonlySet<string>>> = {
  definition: new Set(),
  rule: new Set(),
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

interface Prepared {
  readonly topic: Topic
  readonly asks: readonly ReadonlySet<string>[]
  readonly may: ReadonlySet<string>
}

/** Finds what a question asks among topics; nothing unless each of its words belongs to the topic. */
export function topicFinder(topics: readonly Topic[]): (asked: Reading) => Topic | undefined {
  const prepared: readonly Prepared[] = topics.map((topic) => ({
    topic,
    asks: topic.ask.map(termsOfTable),
    may: withNear(new Set([...either(topic.may), ...wordsOf(topic)])),
  }))
  return (asked) => {
    if (asked.ids.length > 0 || asked.withinDays !== null || asked.year !== null) return undefined
    let best: { readonly topic: Topic; readonly matched: number } | undefined
    for (const one of prepared) {
      const matched = matchedBy(one, asked) * (isElsewhere(one.topic, asked) ? behindOthers : 1)
      if (matched > (best?.matched ?? 0)) best = { topic: one.topic, matched }
    }
    return best?.topic
  }
}

/** A word alone is asked for its meaning, not for whether something is so. */
const asksWhat =
  /^(\W|and|so|ok|hi|hello|please|hey)*(what|which|who|where|why|when|how|define|definition|explain|describe|tell|meaning|give|show|can|could|may|i('d)?|we|is there|are there|help|do (i|we)|need|short)\b|^\S+( \S+){0,5}\??$/i

/** Whether something is so is no question of how to do it. */
const asksWhether =
  /^(is|are|does|did|has|have|was|were|will|do (?!i\b|we\b)|(for )?which (?!screen|page|menu|place|button|tab|role|user|step))/i

/** Of one's own devices the hub's data tells, and no topic. */
const asksOfOwn =
  /\b(which|how many|how much|list|show|name|any|all|are|is|did|has|have|was|were)\b.*\b(my|our|mine|ours)\b|\b(did|have|had|do) (we|i) (sell|sold|make|made|have(?! to)|own)\b/i

/** Whoever asks what a word stands for wants its definition, whoever else it concerns. */
const asksMeaning =
  /\b(stands? for|abbreviat\w*|acronym|short for|full form|spell(ed|s)? out|meaning of)\b|\bwhat (do|does) .* mean\b/i
const besideMeaning = new Set(['who', 'get', 'mandatory', 'why', 'user', 'manufacturer'])
const worthOfMeaning = 2

/** How something is done in a country is its law’s to say, unless its register is named. */
const registers = 'eudamed gudid fda nmpa swissmedic swissdamed ausudid udid'.split(' ')
const isOfMarket = (markets: readonly string[], terms: ReadonlySet<string>): boolean =>
  markets.some((code) => code !== 'EU') && !registers.some((name) => terms.has(name))

/** A word from what was said before counts less than one of the question. */
const costOfLent = 0.4
const leastCover = 0.5
/** How much of what “it” may stand for the topic speaks of. */
function coverOf(helping: ReadonlySet<string>, ask: ReadonlySet<string>, may: ReadonlySet<string>): number {
  const content = [...helping].filter((term) => !light.has(term) && !asking.has(term))
  if (content.length === 0) return 1
  return content.filter((term) => ask.has(term) || may.has(term)).length / content.length
}

function matchedBy(
  { topic, asks, may }: Prepared,
  { question, terms, helping, isAnaphoric, markets, classes }: Reading,
): number {
  if (topic.kind === 'procedure' && asksWhether.test(question)) return 0
  if (topic.kind !== 'procedure' && asksOfOwn.test(question) && !/^why\b/i.test(question)) return 0
  if (topic.kind === 'procedure' && isOfMarket(markets, terms) && !may.has('market')) return 0
  if (topic.markets && !markets.every((code) => topic.markets?.includes(code))) return 0
  if (classes.length > 0 && !may.has('risk-class')) return 0
  const isMeant = topic.kind === 'definition' && asksMeaning.test(question)
  const matches = asks.map((ask) => {
    const isAsked =
      [...ask].every((term) => terms.has(term) || (helping.has(term) && !asking.has(term))) &&
      [...ask].some((term) => terms.has(term)) &&
      (ask.size > 1 || asksWhat.test(question))
    const lent = [...ask].filter((term) => !terms.has(term)).length
    if (isAnaphoric && helping.size > 0 && coverOf(helping, ask, may) < leastCover) return 0
    const isAll = [...terms].every(
      (term) =>
        ask.has(term) ||
        may.has(term) ||
        light.has(term) ||
        usual[topic.kind].has(term) ||
        (isMeant && besideMeaning.has(term)) ||
        (term === 'how' && terms.has('difference')),
    )
    return isAsked && isAll ? ask.size - lent * costOfLent + (isMeant ? worthOfMeaning : 0) : 0
  })
  return Math.max(0, ...matches)
}
