import type { Unweighed } from './alike-ways.ts'
import type { ReadTopic, ReadTopics } from './read-topics.ts'
import type { Topic } from './topic.ts'

/**
 * What `readTopics` found, as the build stores it: each word once, and every list of words as their numbers. The text of
 * a way to ask is not repeated: it is the topic’s own, in the same order.
 */
export interface PackedTopics {
  readonly words: readonly string[]
  readonly topics: readonly PackedTopic[]
  readonly unknowable: readonly PackedWay[]
}
type Numbers = readonly number[]
type PackedWay = readonly [stems: Numbers, meanings: Numbers, classes: Numbers]
type PackedTopic = readonly [
  stems: Numbers,
  meanings: Numbers,
  classes: Numbers,
  subjects: Numbers,
  ways: readonly PackedWay[],
]

export function packTopics({ topics, unknowable }: ReadTopics): PackedTopics {
  const numbers = new Map<string, number>()
  const numberOf = (word: string): number => {
    const known = numbers.get(word) ?? numbers.size
    numbers.set(word, known)
    return known
  }
  const numbersOf = (words: Iterable<string>): Numbers => [...words].map(numberOf)
  const packWay = ({ stems, meanings, classes }: Unweighed): PackedWay => [
    numbersOf(stems),
    numbersOf(meanings),
    numbersOf(classes),
  ]
  const packed = {
    topics: topics.map(
      ({ stems, meanings, classes, subjects, ways }): PackedTopic => [
        ...([numbersOf(stems), numbersOf(meanings), numbersOf(classes), numbersOf(subjects)] as const),
        ways.map(packWay),
      ],
    ),
    unknowable: unknowable.map(packWay),
  }
  return { words: [...numbers.keys()], ...packed }
}

/** What was packed; topics and questions have to be the same as then. */
export function unpackTopics(
  { words, topics: packedTopics, unknowable: packedWays }: PackedTopics,
  topics: readonly Topic[],
  unknowable: readonly string[],
): ReadTopics {
  const list = (numbers: Numbers): string[] => numbers.map((number) => words[number] ?? '')
  const set = (numbers: Numbers): ReadonlySet<string> => new Set(list(numbers))
  const waysOf = (packed: readonly PackedWay[], written: readonly string[]): Unweighed[] =>
    packed.map(([stems, meanings, classes], at) => ({
      written: written[at] ?? '',
      ...{ stems: set(stems), meanings: set(meanings), classes: set(classes) },
    }))
  return {
    topics: packedTopics.map(
      ([stems, meanings, classes, subjects, ways], at): ReadTopic => ({
        ...{ stems: set(stems), meanings: set(meanings), classes: set(classes), subjects: list(subjects) },
        ways: waysOf(ways, topics[at]?.ways ?? []),
      }),
    ),
    unknowable: waysOf(packedWays, unknowable),
  }
}
