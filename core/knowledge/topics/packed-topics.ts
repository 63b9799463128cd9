import type { Unweighed } from './alike-ways.ts'
import type { ReadTopic, ReadTopics } from './read-topics.ts'
import type { Topic } from './topic.ts'

/**
 * What `readTopics` found, as the build keeps it: each word once, every list of words as their numbers. A way to ask
 * keeps its place; its own text stands in the topics.
 */
export interface KeptTopics {
  readonly words: readonly string[]
  readonly topics: readonly KeptTopic[]
  readonly unknowable: readonly KeptWay[]
}
type Numbers = readonly number[]
type KeptWay = readonly [stems: Numbers, meanings: Numbers, classes: Numbers]
type KeptTopic = readonly [
  stems: Numbers,
  meanings: Numbers,
  classes: Numbers,
  subjects: Numbers,
  ways: readonly KeptWay[],
]

export function keepTopics({ topics, unknowable }: ReadTopics): KeptTopics {
  const numbers = new Map<string, number>()
  const numberOf = (word: string): number => {
    const known = numbers.get(word) ?? numbers.size
    numbers.set(word, known)
    return known
  }
  const keep = (words: Iterable<string>): Numbers => [...words].map(numberOf)
  const keepWay = ({ stems, meanings, classes }: Unweighed): KeptWay => [
    keep(stems),
    keep(meanings),
    keep(classes),
  ]
  const kept = {
    topics: topics.map(
      ({ stems, meanings, classes, subjects, ways }): KeptTopic => [
        ...([keep(stems), keep(meanings), keep(classes), keep(subjects)] as const),
        ways.map(keepWay),
      ],
    ),
    unknowable: unknowable.map(keepWay),
  }
  return { words: [...numbers.keys()], ...kept }
}

/** The same again; topics and questions are those it was kept of. */
export function keptAgain(
  { words, topics: keptTopics, unknowable: keptWays }: KeptTopics,
  topics: readonly Topic[],
  unknowable: readonly string[],
): ReadTopics {
  const list = (numbers: Numbers): string[] => numbers.map((number) => words[number] ?? '')
  const set = (numbers: Numbers): ReadonlySet<string> => new Set(list(numbers))
  const waysOf = (kept: readonly KeptWay[], written: readonly string[]): Unweighed[] =>
    kept.map(([stems, meanings, classes], at) => ({
      written: written[at] ?? '',
      ...{ stems: set(stems), meanings: set(meanings), classes: set(classes) },
    }))
  return {
    topics: keptTopics.map(
      ([stems, meanings, classes, subjects, ways], at): ReadTopic => ({
        ...{ stems: set(stems), meanings: set(meanings), classes: set(classes), subjects: list(subjects) },
        ways: waysOf(ways, topics[at]?.ways ?? []),
      }),
    ),
    unknowable: waysOf(keptWays, unknowable),
  }
}
