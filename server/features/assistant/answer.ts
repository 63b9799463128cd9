import type { AssistantAnswer, Question } from '#core/contract/assistant.ts'
import { categoryOf } from '#core/knowledge/regbot-replies.ts'
import { passageOf } from './knowledge.ts'
import type { Found, KnowledgeIndex } from './knowledge-index.ts'

/** Minimum coverage for an answer. */
const enough = 50

/** An answer is short: the best passage, and those that are about as good. */
const mostPassages = 3
const asGood = { confidence: 0.9, score: 0.75 } as const

/** Passages passed to the model. */
const mostForModel = 6

/** The hub’s own answer. */
export function ownAnswer(
  index: KnowledgeIndex,
  { question, source }: Question,
): Omit<AssistantAnswer, 'modelOn'> {
  const category = categoryOf(question)
  const found = index.find(question, source)
  const [best] = found
  if (!best || best.confidence < enough) {
    return {
      known: false,
      ownDevices: false,
      text: unknownText(found),
      sources: [],
      confidence: best?.confidence ?? 0,
      category,
    }
  }
  const told = distinct(found.filter((one) => isAsGood(one, best))).slice(0, mostPassages)
  return {
    known: true,
    ownDevices: false,
    text: told.map(({ entry }) => entry.text).join('\n\n'),
    sources: told.map(({ entry }) => passageOf(entry)),
    confidence: best.confidence,
    category,
  }
}

/** The passages that are nearest to a question, for whoever writes an answer from them. */
export const passagesFor = (index: KnowledgeIndex, { question, source }: Question) =>
  distinct(index.find(question, source))
    .slice(0, mostForModel)
    .map(({ entry }) => passageOf(entry))

const isAsGood = (one: Found, best: Found): boolean =>
  one.confidence >= best.confidence * asGood.confidence && one.score >= best.score * asGood.score

/** A field that several regulators have says the same in several entries. */
const distinct = (found: readonly Found[]): Found[] => {
  const texts = new Set<string>()
  return found.filter(({ entry }) => {
    if (texts.has(entry.text)) return false
    texts.add(entry.text)
    return true
  })
}

function unknownText(found: readonly Found[]): string {
  const near = distinct(found)
    .slice(0, mostPassages)
    .map(({ entry }) => `• ${entry.title}`)
  const advice =
    'Name a country, a device class, a rule or a field, for example “When is UDI data due for class III in Brazil?”, or look at the Dashboard, Business Rules and the Readiness matrix.'
  const nearest = near.length > 0 ? `\n\nThe nearest the hub has:\n${near.join('\n')}` : ''
  return `I do not know: nothing the hub knows answers this. ${advice}${nearest}`
}
