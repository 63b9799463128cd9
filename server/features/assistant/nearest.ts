import MiniSearch from 'minisearch'
import type { KnowledgeEntry } from '#core/knowledge/entry.ts'
import type { KnowledgeSourceId } from '#core/knowledge/knowledge-sources.ts'
import { marketsNamedIn } from '#core/knowledge/market-names.ts'
import { indexWords } from '#core/knowledge/search-words.ts'

export interface Nearest {
  /** What comes nearest to a question, best first. It may be about something else: it is read, not told as an answer. */
  nearestTo(question: string, atMost: number, knowledge?: KnowledgeSourceId): readonly KnowledgeEntry[]
}

/** A form’s hint and a rule’s message are where nobody would look on. */
const isRead = ({ kind }: KnowledgeEntry) => kind !== 'field' && kind !== 'rule'

/** What people ask says most of what a text answers; of its own words many are beside its point. */
const boost = { title: 2.5, keywords: 1.5, ways: 3, text: 0.7 }

/**
 * What scores less has little to do with the question. Of 51 questions that went unanswered though the hub knew the answer
 * (27 November 2026, by people who had read none), all scored more; of 283 that nobody here can answer, one in eight did.
 */
const leastScore = 380

/** Finds entries by all their words, and by those of the questions people ask about them. */
export function nearestOf(all: readonly KnowledgeEntry[]): Nearest {
  const entries = new Map(all.filter(isRead).map((entry) => [entry.id, entry]))
  const search = new MiniSearch<KnowledgeEntry>({
    fields: Object.keys(boost),
    extractField: textOfField,
    tokenize: indexWords,
    processTerm: (term) => term,
  })
  search.addAll([...entries.values()])
  return {
    nearestTo: (question, atMost, knowledge) => {
      const named = marketsNamedIn(question)
      const isMeant = ({ markets, knowledge: own }: KnowledgeEntry): boolean =>
        (named.length === 0 || !markets || markets.some((code) => named.includes(code))) &&
        (!knowledge || own === knowledge)
      const byText = new Map<string, KnowledgeEntry>()
      for (const { id, score } of search.search(question, { boost, fuzzy: tolerance })) {
        if (score < leastScore || byText.size === atMost) break
        const entry = entries.get(String(id))
        // Markets that say the same are told once.
        if (entry && isMeant(entry) && !byText.has(entry.text)) byText.set(entry.text, entry)
      }
      return [...byText.values()]
    },
  }
}

/** A long word may have one or two letters wrong, a number none. */
const tolerance = (word: string) => (word.length > 5 && !/\d/.test(word) ? 0.2 : false)

/** What is searched of an entry: lists as one text. */
export function textOfField(entry: KnowledgeEntry, field: string): string {
  const value = entry[field as keyof KnowledgeEntry]
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}
