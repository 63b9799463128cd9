import type { Market } from '#core/code-lists/markets.ts'
import { requirementsOf } from '#core/markets/requirements/index.ts'

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
  /** It answers where all words of one of the groups are in the question, in lower case, inside words too. */
  readonly words: readonly (readonly string[])[]
  readonly text: string
  readonly current?: CurrentFact
}

/** The first in the order of the table whose words are in the question. */
export function replyTo<Reply extends KeywordReply>(
  replies: readonly Reply[],
  question: string,
): Reply | undefined {
  const asked = question.toLowerCase()
  return replies.find(({ words }) => words.some((group) => group.every((word) => asked.includes(word))))
}

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
