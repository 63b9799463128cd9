import { fold } from '#core/text/fold.ts'
import type { NomenclatureEntry } from './nomenclature.ts'

/** Fewer characters find half of the nomenclature. */
export const shortestSearch = 2

/** An entry made ready to be searched. */
export interface SearchableEntry<Entry extends NomenclatureEntry = NomenclatureEntry> {
  readonly entry: Entry
  readonly code: string
  /** Folded, with a blank before each word. */
  readonly words: string
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

export const searchable = <Entry extends NomenclatureEntry>(entry: Entry): SearchableEntry<Entry> => ({
  entry,
  code: fold(entry.code),
  words: ` ${wordsOf(entry.term).join(' ')}`,
})

type Rank = 0 | 1 | 2 | 3

/**
 * Entries by code or words of their term, whatever the case and accents. The code itself comes first, then codes that
 * start so, then terms with words that start so, then terms with them anywhere; within each, codes nearer the top of
 * the tree before those below.
 */
export function searchNomenclature<Entry extends NomenclatureEntry>(
  entries: readonly SearchableEntry<Entry>[],
  text: string,
  limit: number,
): Entry[] {
  const code = fold(text).replace(/\s+/g, '')
  const words = wordsOf(text)
  const found: { readonly entry: Entry; readonly rank: Rank }[] = []
  for (const one of entries) {
    const rank = rankOf(one, code, words)
    if (rank !== undefined) found.push({ entry: one.entry, rank })
  }
  return found
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        one.entry.code.length - other.entry.code.length ||
        (one.entry.code < other.entry.code ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ entry }) => entry)
}

function rankOf(one: SearchableEntry, code: string, words: readonly string[]): Rank | undefined {
  if (one.code === code) return 0
  if (code !== '' && one.code.startsWith(code)) return 1
  if (words.length === 0) return undefined
  if (words.every((word) => one.words.includes(` ${word}`))) return 2
  return words.every((word) => one.words.includes(word)) ? 3 : undefined
}
