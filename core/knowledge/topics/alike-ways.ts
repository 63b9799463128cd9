import { withoutMarketNames } from '../market-names.ts'
import { stemsOf, termsOf, understand, vocabulary } from '../question/full-vocabulary.ts'
import { inFullWords } from '../question/full-words.ts'
import { inPlainWords } from '../question/plain-words.ts'
import { kinOf } from './kin-words.ts'
import { isOfField } from './may-answer.ts'

/** A way to ask, as it is compared with a question. */
export interface Way {
  readonly written: string
  readonly stems: ReadonlySet<string>
  readonly meanings: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  readonly weight: number
}

/** Said in any question. */
const said = new Set(
  stemsOf(
    `a an the of to in on at by for from with and or is are was were be been do does did i we our you my us me it its this
    that these those there s t have has had will would can could may might shall should please also any some if then than so
    as into about`,
  ),
)

const meaningOf = new Map<string, readonly string[]>()
/** What a word means by itself; nothing where it asks nothing. */
export function meaningsOf(stem: string): readonly string[] {
  const kept = meaningOf.get(stem)
  if (kept) return kept
  const found = termsOf([stem])
  if (meaningOf.size > 5000) meaningOf.clear()
  meaningOf.set(stem, found)
  return found
}
/** Of words the table does not have, those that say the same are one. */
const standingFor = (stem: string): string => {
  const [meaning] = meaningsOf(stem)
  return meaning === stem && !vocabulary.meanings.has(stem) ? kinOf(stem) : stem
}
export const stemsIn = (text: string): string[] =>
  stemsOf(withoutMarketNames(inFullWords(inPlainWords(text))))
    .filter((stem) => !said.has(stem))
    .map(standingFor)

/** What a title is about, as phrases and word by word. */
export const subjectsOf = (title: string): readonly string[] => {
  const stems = stemsOf(inFullWords(inPlainWords(title)))
  return [...termsOf(stems), ...stems.flatMap(meaningsOf)].filter(isOfField)
}

export type Unweighed = Omit<Way, 'weight'>
const ways = new Map<string, Unweighed>()
export function wayOf(written: string): Unweighed {
  const kept = ways.get(written)
  if (kept) return kept
  const { terms, classes } = understand(written)
  const way = { written, stems: new Set(stemsIn(written)), meanings: terms, classes: new Set(classes) }
  ways.set(written, way)
  return way
}
