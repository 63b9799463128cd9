import { stemsOf, termsOf, understand, vocabulary } from '../question/full-vocabulary.ts'
import { inFullWords } from '../question/full-words.ts'
import { inPlainWords } from '../question/plain-words.ts'
import { stemsIn, subjectsOf, type Unweighed, wayOf } from './alike-ways.ts'
import type { Topic } from './topic.ts'

/** What is compared with a question: the words of a topic and of each way to ask it. */
export interface ReadTopic {
  readonly ways: readonly Unweighed[]
  readonly stems: ReadonlySet<string>
  readonly meanings: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  /** What it is about, by its title. */
  readonly subjects: readonly string[]
}

/** All topics in their order, and the ways to ask what nobody here can know. */
export interface ReadTopics {
  readonly topics: readonly ReadTopic[]
  readonly unknowable: readonly Unweighed[]
}

/** Reads every text and every way to ask: seconds of work, so the build does it (scripts/topics-read.ts). */
export const readTopics = (topics: readonly Topic[], unknowable: readonly string[]): ReadTopics => ({
  topics: topics.map(readTopic),
  unknowable: unknowable.map(wayOf),
})

function readTopic(topic: Topic): ReadTopic {
  const text = `${topic.title}. ${topic.text}`
  return {
    ways: (topic.ways ?? []).map(wayOf),
    stems: new Set(stemsIn(text)),
    meanings: new Set([
      ...termsOf(stemsOf(inFullWords(inPlainWords(text)))),
      ...topic.ask.flatMap((ask) => [...vocabulary.termsOfTable(ask)]),
      ...vocabulary.termsOfTable(topic.may),
    ]),
    classes: new Set(understand(topic.text).classes),
    subjects: subjectsOf(topic.title),
  }
}
