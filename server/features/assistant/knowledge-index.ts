import MiniSearch from 'minisearch'
import type { EntryKind, KnowledgeEntry } from '#core/knowledge/entry.ts'
import type { KnowledgeSourceId } from '#core/knowledge/knowledge-sources.ts'
import { marketsNamedIn } from '#core/knowledge/market-names.ts'
import { indexWords, wordsOf } from '#core/knowledge/search-words.ts'
import { type Nearest, nearestOf, textOfField } from './nearest.ts'

export interface Found {
  readonly entry: KnowledgeEntry
  /** 0 to 100: how much of the question the entry covers. */
  readonly confidence: number
  readonly score: number
}

export interface KnowledgeIndex extends Nearest {
  readonly entries: readonly KnowledgeEntry[]
  /** Best matches first, optionally from one source. */
  find(question: string, knowledge?: KnowledgeSourceId): readonly Found[]
}

/** A word that is only begun, or spelled otherwise, says less. */
const worth = { exact: 1, begun: 0.85, alike: 0.7 } as const

/** Confidence is capped: a word may have another meaning. */
const most = 95

const looked = 60

/** Of two that cover the question alike: what says how things are goes before what says that they are wrong. */
const kindWorth: Readonly<Record<EntryKind, number>> = {
  ...{ market: 1.2, date: 1.2, field: 1.2, standard: 1.2, guide: 1, update: 1, rule: 0.8 },
}

/** No word of a question is asked twice, and no question asks for more words than this. */
const mostWords = 40

/**
 * How sure an answer is: each word of the question weighs the more the fewer entries have it (and one that no entry has
 * weighs most); the confidence is the share of that weight which the entry has, a word that is only begun counting 0.85
 * and one spelled otherwise 0.7.
 */
export function buildIndex(entries: readonly KnowledgeEntry[]): KnowledgeIndex {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const frequency = new Map<string, number>()
  const search = new MiniSearch<KnowledgeEntry>({
    fields: ['title', 'text', 'keywords'],
    extractField: textOfField,
    tokenize: indexWords,
    processTerm: (term) => term,
  })
  for (const entry of entries) {
    const words = indexWords(`${entry.title} ${entry.text} ${(entry.keywords ?? []).join(' ')}`)
    for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  }
  search.addAll(entries)

  const weightOf = (word: string) => Math.log(1 + entries.length / (frequency.get(word) ?? 1))
  const asked = (question: string): string[] => {
    const words = wordsOf(question).flatMap((word) =>
      frequency.has(word) || !word.includes('-') ? [word] : wordsOf(word.replaceAll('-', ' ')),
    )
    return [...new Set(words)].slice(0, mostWords)
  }
  return {
    entries,
    ...nearestOf(entries),
    find: (question, knowledge) => {
      const words = asked(question)
      if (words.length === 0) return []
      const markets = marketsNamedIn(question)
      const total = words.reduce((sum, word) => sum + weightOf(word), 0)
      const results = search.search(words.join(' '), {
        tokenize: () => words,
        boost: { title: 2.5, keywords: 1.5 },
        prefix: (word) => word.length > 3,
        fuzzy: (word) => (word.length > 5 && !/\d/.test(word) ? 0.2 : false),
        boostDocument: (id) => kindWorth[byId.get(String(id))?.kind ?? 'rule'],
        filter: ({ id }) => {
          const entry = byId.get(String(id))
          return (
            entry !== undefined && isMeant(entry, markets) && (!knowledge || entry.knowledge === knowledge)
          )
        },
      })
      return results
        .slice(0, looked)
        .flatMap(({ id, match, score }): Found[] => {
          const entry = byId.get(String(id))
          if (!entry) return []
          const has = Object.keys(match)
          const covered = words.reduce((sum, word) => sum + weightOf(word) * worthOf(word, has), 0)
          return [{ entry, score, confidence: Math.min(most, Math.round((100 * covered) / total)) }]
        })
        .sort((a, b) => b.confidence - a.confidence || b.score - a.score)
    },
  }
}

/** A question that names markets is only about these. */
const isMeant = (entry: KnowledgeEntry, markets: readonly string[]): boolean =>
  markets.length === 0 || !entry.markets || entry.markets.some((code) => markets.includes(code))

function worthOf(word: string, has: readonly string[]): number {
  if (has.includes(word)) return worth.exact
  if (word.length > 3 && has.some((other) => other.startsWith(word))) return worth.begun
  return has.some((other) => isSpelledAlike(word, other)) ? worth.alike : 0
}

/** Which word of the question a loosely found one stands for: it begins alike and is about as long. */
const isSpelledAlike = (word: string, other: string): boolean =>
  word.length > 5 && Math.abs(word.length - other.length) <= 2 && other.slice(0, 2) === word.slice(0, 2)
