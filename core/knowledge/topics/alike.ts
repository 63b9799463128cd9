import { stemsOf, understand } from '../question/full-vocabulary.ts'
import type { Reading } from '../question/readings.ts'
import { meaningsOf, stemsIn, type Unweighed, type Way } from './alike-ways.ts'
import {
  aspects,
  decisive,
  demanding,
  general,
  kindsOfThings,
  lightStems,
  limits,
  sameText,
  worthOfOtherAspect,
  worths,
  worthWithoutAspect,
  worthWithoutDemand,
  worthWithoutKind,
} from './alike-words.ts'
import { asksOfKind, isDeviceKind, worthOfKind } from './device-kinds.ts'
import { type Candidate, favour, mayAnswer } from './may-answer.ts'
import type { ReadTopics } from './read-topics.ts'
import { nearestAmong } from './spelling.ts'
import type { Topic } from './topic.ts'

/**
 * Finds the topic whose ways to ask a question is most like, where no topic is asked word by word (decision D124). Words
 * are compared as they stand and by what they mean; one weighs the more the fewer topics have it. A way is like a question
 * as far as each covers the other. The best has to be clearly better than the second, and than the best of what nobody
 * here can know.
 */

interface Item extends Candidate {
  readonly ways: readonly Way[]
  readonly stems: ReadonlySet<string>
  readonly waysStems: ReadonlySet<string>
  readonly askStems: ReadonlySet<string>
  /** What it is about, by its title. */
  readonly subjects: readonly string[]
  readonly isOfPlace: (asked: Reading) => boolean
}
/** What cannot be known of a country elsewhere may be known of the EU. */
function placeOf(written: string): Item['isOfPlace'] {
  const isAway = (codes: readonly string[]) => codes.some((code) => code !== 'EU')
  return isAway(understand(written).markets) ? ({ markets }) => isAway(markets) : () => true
}
interface Scored {
  readonly topic: Topic | null
  readonly score: number
}
export interface Alike extends Omit<Scored, 'topic'> {
  readonly topics: readonly Topic[]
}

export interface Likeness {
  /** How much each topic is asked by a question, the most first; a way may be left out, for calibration. */
  readonly scores: (asked: Reading, exceptWay?: string) => readonly Scored[]
  /** How much of what a question says a topic does not speak of, from 0 to 1. */
  readonly uncovered: (topic: Topic, asked: Reading) => number
  /** Whether two topics tell nearly the same. */
  readonly tellTheSame: (one: Topic, other: Topic) => boolean
  /** Whether it is like what nobody here can know, and more so than like any topic. */
  readonly isUnknowable: (asked: Reading) => boolean
}

export function likenessOf(
  topics: readonly Topic[],
  { topics: read, unknowable: decoys }: ReadTopics,
): Likeness {
  const bare = read.map((one, at) => ({ topic: topics[at] as Topic, ...one }))
  const frequency = new Map<string, number>()
  const count = (stems: Iterable<string>) => {
    for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
  }
  // What many markets are asked in the same words counts once, or these words would weigh nothing anywhere.
  const counted = new Set<string>()
  for (const { ways, stems } of bare) {
    const own = ways.filter(({ written }) => !counted.has(written))
    for (const { written } of own) counted.add(written)
    count(new Set([...own.flatMap((way) => [...way.stems]), ...stems]))
  }
  for (const { stems } of decoys) count(stems)
  const size = bare.length + decoys.length
  const meant = nearestAmong(new Set(frequency.keys()))
  const rarest = Math.log(1 + size)
  const weigh = (stem: string): number => {
    const often = frequency.get(stem)
    if (often !== undefined)
      return (
        Math.log(1 + size / often) *
        (meaningsOf(stem).length === 0 || lightStems.has(stem) ? worths.filler : 1)
      )
    if (meaningsOf(stem).length === 0) return 0
    return (lightStems.has(stem) ? worths.light : worths.strange) * rarest
  }
  const weighed = (way: Unweighed): Way => ({
    ...way,
    weight: [...way.stems].reduce((total, stem) => total + weigh(stem), 0),
  })
  const items: readonly Item[] = [
    ...bare.map((item) => ({
      ...item,
      askStems: new Set(item.topic.ask.flatMap((ask) => stemsOf(ask.replaceAll('-', ' ')))),
      waysStems: new Set(item.ways.flatMap((way) => [...way.stems])),
      waysMeanings: new Set(item.ways.flatMap((way) => [...way.meanings])),
      waysClasses: new Set(item.ways.flatMap((way) => [...way.classes])),
      isOfPlace: () => true,
      ways: item.ways.filter(({ stems }) => stems.size > 0).map(weighed),
    })),
    ...decoys.map((way) => ({
      ...way,
      topic: null,
      waysStems: way.stems,
      waysMeanings: way.meanings,
      waysClasses: way.classes,
      askStems: way.stems,
      isOfPlace: placeOf(way.written),
      subjects: [],
      ways: [weighed(way)],
    })),
  ]

  const byTopic = new Map(items.map((item) => [item.topic, item]))
  const wordsOf = ({ question, written = question }: Reading) =>
    [...new Set(stemsIn(written).map(meant))].map((stem) => ({
      stem,
      weight: weigh(stem),
      meanings: meaningsOf(stem),
    }))

  const uncovered: Likeness['uncovered'] = (topic, asked) => {
    const item = byTopic.get(topic)
    const words = wordsOf(asked).filter(({ meanings }) => meanings.some((one) => asked.terms.has(one)))
    const total = words.reduce((sum, { weight }) => sum + weight, 0)
    if (!item || total === 0) return 0
    const isCovered = ({ stem, meanings }: (typeof words)[number]) =>
      item.stems.has(stem) ||
      item.waysStems.has(stem) ||
      meanings.some((one) => item.meanings.has(one)) ||
      item.askStems.has(stem)
    return words.reduce((sum, word) => sum + (isCovered(word) ? 0 : word.weight), 0) / total
  }

  const scores: Likeness['scores'] = (asked, exceptWay) => {
    if (asked.ids.length > 0) return []
    const words = wordsOf(asked)
    const stems = words.map(({ stem }) => stem)
    const total = words.reduce((sum, { weight }) => sum + weight, 0)
    if (total === 0) return []
    const asks = [...asked.terms].filter((term) => demanding.has(term))
    const ofKind = asksOfKind(asked)
    const spoken = new Set([...asked.terms, ...asked.helping, ...words.flatMap(({ meanings }) => meanings)])
    const isDouble =
      asks.length > 1 && / and (?:who|when|where|what|which|how|why|until|since|by)\b/i.test(asked.question)
    const ofQuestion = new Set(stems)
    const isPassedOver = (item: Item, stem: string) => item.topic !== null && !ofKind && isDeviceKind(stem)
    // A word that any question may have makes none another one.
    const isDecisive = (weight: number, meanings: readonly string[]) =>
      weight > limits.mostOfOne * rarest &&
      !(meanings.length > 0 && meanings.every((one) => general.has(one)))
    /** Whether no way of the item can cover enough: most items are left aside without a look at their ways. */
    const isHopeless = (item: Item, besides: readonly number[]): boolean => {
      let uncovered = 0
      let weight = total
      for (const [at, { stem, weight: ofWord, meanings }] of words.entries()) {
        if ((besides[at] ?? 0) > 0 || meanings.some((one) => item.waysMeanings.has(one))) continue
        if (isPassedOver(item, stem)) {
          weight -= (1 - worthOfKind) * ofWord
          uncovered += worthOfKind * ofWord
        } else if (isDecisive(ofWord, meanings)) return true
        else uncovered += ofWord
      }
      return uncovered > limits.mostUncovered * weight
    }
    const maySay = (item: Item) => (item.topic === null ? item.isOfPlace(asked) : mayAnswer(item, asked))
    const scoreOf = (item: Item): number => {
      const isTouched = words.some(
        ({ stem, meanings }) =>
          item.waysStems.has(stem) || meanings.some((one) => item.waysMeanings.has(one)),
      )
      if (!isTouched) return 0
      // What a word is worth where the way at hand does not have it.
      const besides = words.map(({ stem, meanings }) => {
        const inOtherWay =
          exceptWay === undefined
            ? item.waysStems.has(stem)
            : item.ways.some((one) => one.written !== exceptWay && one.stems.has(stem))
        if (inOtherWay) return worths.otherWay
        if (item.stems.has(stem)) return worths.text
        return meanings.some((one) => item.meanings.has(one)) ? worths.meaningOfText : 0
      })
      if (isHopeless(item, besides) || !maySay(item)) return 0
      let most = 0
      for (const way of item.ways) {
        if (way.written === exceptWay) continue
        let covered = 0
        let uncovered = 0
        let weight = total
        let ofWay = 0
        let hasRareUncovered = false
        for (const [at, { stem, weight: ofWord, meanings }] of words.entries()) {
          const beside = besides[at] ?? 0
          if (way.stems.has(stem)) {
            covered += ofWord
            ofWay += ofWord
          } else if (meanings.some((one) => way.meanings.has(one))) covered += worths.meaning * ofWord
          else if (beside > 0) covered += beside * ofWord
          else if (isPassedOver(item, stem)) {
            weight -= (1 - worthOfKind) * ofWord
            uncovered += worthOfKind * ofWord
          } else {
            uncovered += ofWord
            if (isDecisive(ofWord, meanings)) hasRareUncovered = true
          }
        }
        if (uncovered > limits.mostUncovered * weight || hasRareUncovered) continue
        for (const stem of way.stems)
          if (!ofQuestion.has(stem) && meaningsOf(stem).some((one) => asked.terms.has(one)))
            ofWay += worths.meaning * weigh(stem)
        if (ofWay === 0 || way.weight === 0) continue
        const missesOne = isDouble && asks.some((term) => !way.meanings.has(term))
        if (missesOne && item.topic !== null) continue
        let score = Math.sqrt((covered / weight) * Math.min(1, ofWay / way.weight))
        for (const term of asked.terms)
          if (demanding.has(term) && !way.meanings.has(term) && item.topic !== null)
            score *= decisive.has(term) ? 0 : worthWithoutDemand
          else if (aspects.has(term) && !way.meanings.has(term))
            score *= item.meanings.has(term) ? worthOfOtherAspect : worthWithoutAspect
        for (const term of way.meanings)
          if (aspects.has(term) && !asked.terms.has(term)) score *= worthOfOtherAspect
        if (item.topic !== null)
          for (const term of way.meanings)
            if (kindsOfThings.has(term) && !spoken.has(term)) score *= worthWithoutKind
        if (score > most) most = score
      }
      const isBeside = item.subjects.length > 0 && !item.subjects.some((term) => spoken.has(term))
      const refersBack = asked.isAnaphoric && asked.helping.size > 0
      // What is asked word for word is meant; and how the hub works is titled more freely than the law.
      const isExempt = most >= limits.mostOfOne || item.topic?.kind === 'procedure'
      return (
        most *
        (item.topic === null ? 1 : favour(item.topic, asked)) *
        (!isBeside ? 1 : refersBack ? 0 : isExempt ? 1 : worths.beside)
      )
    }
    return items
      .map((item) => ({ topic: item.topic, score: scoreOf(item) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
  }
  // One reading is asked several times on the way to its answer.
  const kept = new WeakMap<Reading, readonly Scored[]>()
  const remembered: Likeness['scores'] = (asked, exceptWay) => {
    const found = (exceptWay === undefined && kept.get(asked)) || scores(asked, exceptWay)
    if (exceptWay === undefined) kept.set(asked, found)
    return found
  }
  const isUnknowable: Likeness['isUnknowable'] = (asked) => {
    const [best] = remembered(asked)
    return best?.topic === null && best.score >= limits.unknowable
  }
  const tellTheSame: Likeness['tellTheSame'] = (one, other) => {
    const [a, b] = [byTopic.get(one)?.stems, byTopic.get(other)?.stems]
    if (!a || !b || one.kind === 'procedure' || other.kind === 'procedure') return false
    const [fewer, more] = a.size < b.size ? [a, b] : [b, a]
    const sum = (stems: Iterable<string>) => [...stems].reduce((total, stem) => total + weigh(stem), 0)
    return sum([...fewer].filter((stem) => more.has(stem))) >= sameText * sum(fewer)
  }
  return { scores: remembered, uncovered, isUnknowable, tellTheSame }
}

export function alikeFinder({ scores, tellTheSame }: Likeness): (asked: Reading) => Alike | undefined {
  return (asked) => {
    const all = scores(asked)
    const [best, ...others] = all.filter(({ topic }) => topic !== null)
    // What says the same once more makes nothing unclear.
    const first = best?.topic
    const near = others.filter(({ score }) => best && score > best.score - 2 * limits.margin)
    const [second, third] = near.filter(({ topic }) => !(first && topic && tellTheSame(first, topic)))
    const decoy = all.find(({ topic }) => topic === null)?.score ?? 0
    if (!best?.topic || best.score < limits.least || decoy > best.score - limits.margin) return undefined
    // “How do I get in?” by itself says too little to be nearly like anything.
    const saysLittle = asked.terms.size <= 2 && [...asked.terms].every((term) => general.has(term))
    if (saysLittle && best.score < limits.mostOfOne) return undefined
    const isClear =
      best.score - (second?.score ?? 0) >= (best.score >= limits.sure ? limits.marginOfSure : limits.margin)
    if (isClear) return { topics: [best.topic], score: best.score }
    // Two that are asked alike are both told, where no third is near.
    const isPair =
      second?.topic &&
      second.score >= limits.leastOfPair &&
      second.score - (third?.score ?? 0) >= limits.margin
    return isPair && second.topic ? { topics: [best.topic, second.topic], score: second.score } : undefined
  }
}
