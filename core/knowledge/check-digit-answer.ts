import { gs1CheckDigit } from '#core/identifiers/gtin.ts'
import type { KnowledgeEntry } from './entry.ts'
import type { FactAnswer } from './market-answer.ts'
import { topics } from './topics/index.ts'
import type { Topic } from './topics/topic.ts'

/** The check digit of a GTIN whose other digits are named: “Our GTIN-13 begins 401234567890. What is the check digit?” */

const asksDigit = /\b(?:what|which)\b[^.?!]*\bcheck digit\b(?! (?:for|good|used|there)\b)/i
const named = /\b(?:GTIN-?\s?(8|12|13|14)|(EAN)(?:-?13)?|(UPC))\b/gi
const run = /(?<![\p{L}\d-])\d(?:[ ]?\d){6,12}(?![\p{L}\d])/gu

/** How long the GTIN is that a text names; undefined where it names several, or none. */
function lengthIn(text: string): number | undefined {
  const lengths = new Set(
    [...text.matchAll(named)].map(([, digits, ean]) => (digits ? Number(digits) : ean ? 13 : 12)),
  )
  return lengths.size === 1 ? [...lengths][0] : undefined
}

/** The answer where just the check digit is missing. */
export function checkDigitAnswer(
  text: string,
  entryOf: (topic: Topic) => KnowledgeEntry,
): FactAnswer | undefined {
  const topic = topics.find(({ id }) => id === 'gtin-check-digit')
  const length = asksDigit.test(text) ? lengthIn(text) : undefined
  const [digits, ...others] = [...text.matchAll(run)].map(([found]) => found.replaceAll(' ', ''))
  if (!topic || length === undefined || digits?.length !== length - 1 || others.length > 0) return undefined
  const digit = gs1CheckDigit(digits)
  return {
    text: `The check digit is ${digit}: the GTIN-${length} is ${digits}${digit}.`,
    entries: [entryOf(topic)],
  }
}
