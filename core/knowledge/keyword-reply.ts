import type { Market } from '#core/code-lists/markets.ts'
import { requirementsOf } from '#core/markets/requirements/index.ts'
import { writtenDate } from '#core/markets/requirements/written-date.ts'
import { patternOf } from '#core/text/patterns.ts'
import { marketsNamedIn } from './market-names.ts'
import { inPlainWords } from './question/plain-words.ts'
import { shortVocabulary, stemsOf } from './question/terms.ts'
import { understand } from './question/understand.ts'

/** What is true today, where a specified reply holds facts of an earlier law. */
export interface CurrentFact {
  readonly text: string
  readonly source: string
  /** YYYY-MM-DD */
  readonly asOf: string
}

/** A reply that is given without asking anybody, to a question that has its words. */
export interface KeywordReply {
  readonly id: string
  /** The market it is about: it does not answer a question that names only others. */
  readonly market?: Market['code']
  /** It answers where all words of one of the groups are in the question, in any case and with their endings. */
  readonly words: readonly (readonly string[])[]
  /** Other words a question that asks just this may have, as the word table spells them. */
  readonly may?: readonly string[]
  readonly text: string
  readonly current?: CurrentFact
}

/** The first in the order of the table whose words are in the question. */
export function replyTo<Reply extends KeywordReply>(
  replies: readonly Reply[],
  question: string,
): Reply | undefined {
  const asked = question.toLowerCase()
  const named = marketsNamedIn(question)
  return replies.find(
    ({ words, market }) =>
      (market === undefined || named.length === 0 || named.includes(market)) &&
      words.some((group) => group.every((word) => hasWord(asked, word))),
  )
}

/** Whether a word occurs, whole or with an ending (errors, validated, fixing), but never inside another word. */
function hasWord(asked: string, word: string): boolean {
  const stem = word.endsWith('e') ? `${word.slice(0, -1)}(?:e|es|ed|ing)` : `${word}(?:s|es|ed|ing)?`
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}(?![\\p{L}\\p{N}])`, 'u').test(asked)
}

/** The dates of a market's data duties, from its facts; those for a single kind of device are left out. */
export const dataDates = (code: Market['code']): string =>
  requirementsOf(code)
    .milestones.filter(({ duty, kind }) => duty === 'data' && kind === undefined)
    .map(({ scope, date }) => `• ${scope}: ${writtenDate(date)}`)
    .join('\n')

/** The reply, then today's fact with its source. */
export function replyText({ text, current }: KeywordReply): string {
  return current ? `${text}\n\n${currentText(current)}` : text
}

export const currentText = ({ text, source, asOf }: CurrentFact): string =>
  `As of ${asOf}: ${text} (${source})`

/** What the hub knows of a market today. */
export function currentFactOf(code: Market['code']): CurrentFact {
  const { summary, source, asOf } = requirementsOf(code)
  return { text: summary, source, asOf }
}

/** Asks which, who or whether, or of one's own: no fixed reply says that. */
const asksElse = patternOf(
  /\b(not|which (of|devices|submissions|records))\b/i,
  /\b(what|which|any|all|show|list)\b.*\b(my|our|ours|we)\b/i,
  /^(registered|which|who|is|are|was|were|has|have|did|does|do|how many|list|show)\b/i,
  /^what(’s|'s| is| are) (the |an? )?\w+\??$/i,
  /^what('s| is| are| has| have| was| were) (already|still|not|been|yet|currently|now|all|so far)\b/i,
)

/** Words a question may have beside those of any reply. */
const beside = new Set([
  'device',
  'udi',
  'data',
  'my',
  'how',
  'when',
  'number',
  'new',
  'regulation',
  'submission',
  'step',
  'risk-class',
  'mandatory',
  'register',
  'field',
])

/**
 * A specified reply, where the question asks just that: it has the words of the reply and no others. Every other question
 * is the hub's to answer (decision D124).
 */
export function shownReply<Reply extends KeywordReply>(
  replies: readonly Reply[],
  written: string,
): Reply | undefined {
  const question = inPlainWords(written)
  const reply = replyTo(replies, question)
  if (!reply) return undefined
  const { terms, classes, ids, withinDays, year, markets } = understand(question)
  const isElse = classes.length > 0 || ids.length > 0 || withinDays !== null || year !== null
  const own = new Set(shortVocabulary.termsOf(stemsOf(reply.words.flat().join(' '))))
  const isWhole = [...terms].every((term) => own.has(term) || beside.has(term) || reply.may?.includes(term))
  const isOfOne = markets.length <= 1
  return !isElse && isWhole && isOfOne && !asksElse.test(question) ? reply : undefined
}
