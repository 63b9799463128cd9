import { fold } from '#core/text/fold.ts'
import { fillers, lightWords, synonyms } from './word-table.ts'

/** Nouns that are no forms of the verb or adjective they look like. */
const unlike: ReadonlySet<string> = new Set(['finding', 'findings', 'news'])

/** A word without its ending, so that “registering” and “registered” are one; only compared, never shown. */
export function stemOf(word: string): string {
  if (unlike.has(word)) return `${word.replace(/s$/, '')}s`
  let stem = word
  if (/\d/.test(stem) || stem.length < 4) return stem
  if (/(?:ies|ied)$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`
  else if (/(?:ch|sh|ss|x)es$/.test(stem)) stem = stem.slice(0, -2)
  else if (/[^sui]s$/.test(stem)) stem = stem.slice(0, -1)
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3)
  else if (stem.length > 4 && stem.endsWith('ed')) stem = stem.slice(0, -2)
  if (stem.length > 4 && stem.endsWith('e')) stem = stem.slice(0, -1)
  return stem !== word && stem.length > 3 && /([^aeiouls])\1$/.test(stem) ? stem.slice(0, -1) : stem
}

/** The words of a text in their order; a hyphen parts two. */
export const stemsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stemOf)

interface Phrase {
  readonly stems: readonly string[]
  readonly term: string
}

/** What words mean, by tables as `word-table.ts` has them. */
export interface Vocabulary {
  /** What words mean, one after the other; those that ask nothing are left out. */
  readonly termsOf: (stems: readonly string[]) => string[]
  /** The same of a table, where a meaning may stand for itself. */
  readonly termsOfTable: (text: string) => ReadonlySet<string>
  /** Words of the tables by themselves, for those that are misspelled. */
  readonly knownStems: ReadonlySet<string>
  readonly meanings: ReadonlySet<string>
  /** Words with a meaning, by themselves: misspelled ones are these rather than words that ask nothing. */
  readonly meaningStems: ReadonlySet<string>
}

const ignored = 'ignore'
export const light: ReadonlySet<string> = new Set(lightWords.split(' '))

/** Meanings by the first word of their phrases, the longest phrase first. */
function phrasesOf(table: string): ReadonlyMap<string, readonly Phrase[]> {
  const byFirst = new Map<string, Phrase[]>()
  for (const line of table.trim().split('\n')) {
    const [term = '', rest = ''] = line.split(': ')
    for (const written of rest.split('|')) {
      const stems = stemsOf(written)
      const [first = ''] = stems
      byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, term }])
    }
  }
  return new Map(
    [...byFirst].map(([first, list]) => [first, list.toSorted((a, b) => b.stems.length - a.stems.length)]),
  )
}

export function vocabularyOf(meaning: string, askingNothing: string): Vocabulary {
  const phrases = phrasesOf(meaning)
  const all = [...phrases.values()].flat()
  const meanings: ReadonlySet<string> = new Set(all.map(({ term }) => term))
  const filler = new Set(stemsOf(askingNothing))
  const termsOf = (stems: readonly string[]): string[] => {
    const terms: string[] = []
    for (let at = 0; at < stems.length; ) {
      const found = (phrases.get(stems[at] ?? '') ?? []).find((phrase) =>
        phrase.stems.every((stem, offset) => stems[at + offset] === stem),
      )
      const term = found?.term ?? stems[at] ?? ''
      if (term !== ignored && (found || !filler.has(term))) terms.push(term)
      at += found?.stems.length ?? 1
    }
    return terms
  }
  return {
    termsOf,
    termsOfTable: (text) => {
      const words = text.split(/\s+/).filter((word) => word !== '')
      const others = words.map((word) => (meanings.has(word) ? '.' : word)).join(' ')
      return new Set([
        ...words.filter((word) => meanings.has(word)),
        ...others.split('.').flatMap((run) => termsOf(stemsOf(run))),
      ])
    },
    knownStems: new Set([...all.flatMap(({ stems }) => stems), ...filler]),
    meanings,
    meaningStems: new Set(all.flatMap(({ stems }) => stems)),
  }
}

/** What the browser needs to know whether a question asks just a specified reply. */
export const shortVocabulary = vocabularyOf(synonyms, fillers)
