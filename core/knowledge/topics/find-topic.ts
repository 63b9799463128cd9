import { light, stemsOf, termsOf } from '../question/terms.ts'
import type { Understood } from '../question/understand.ts'
import type { Topic, TopicKind } from './topic.ts'

const together = (text: string): ReadonlySet<string> => new Set(termsOf(stemsOf(text)))

/** Questions of this kind come with these words. */
const usual: Readonly<Record<TopicKind, ReadonlySet<string>>> = {
  definition: new Set(),
  rule: new Set(),
  procedure: new Set(['how', 'where', 'mandatory', 'user']),
}

interface Prepared {
  readonly topic: Topic
  readonly asks: readonly ReadonlySet<string>[]
  readonly may: ReadonlySet<string>
}

/** Finds what a question asks among topics; nothing unless each of its words belongs to the topic. */
export function topicFinder(topics: readonly Topic[]): (asked: Understood) => Topic | undefined {
  const prepared: readonly Prepared[] = topics.map((topic) => ({
    topic,
    asks: topic.ask.map(together),
    may: together(topic.may),
  }))
  return (asked) => {
    if (asked.ids.length > 0 || asked.withinDays !== null || asked.year !== null) return undefined
    let best: { readonly topic: Topic; readonly matched: number } | undefined
    for (const one of prepared) {
      const matched = matchedBy(one, asked)
      if (matched > (best?.matched ?? 0)) best = { topic: one.topic, matched }
    }
    return best?.topic
  }
}

function matchedBy({ topic, asks, may }: Prepared, { terms, markets, classes }: Understood): number {
  if (topic.markets && !markets.every((code) => topic.markets?.includes(code))) return 0
  if (classes.length > 0 && !may.has('risk-class')) return 0
  const matches = asks.map((ask) => {
    const isAsked = [...ask].every((term) => terms.has(term))
    const isAll = [...terms].every(
      (term) => ask.has(term) || may.has(term) || light.has(term) || usual[topic.kind].has(term),
    )
    return isAsked && isAll ? ask.size : 0
  })
  return Math.max(0, ...matches)
}
