import type { AssistantAnswer, Question } from '#core/contract/assistant.ts'
import { generalAnswer } from '#core/knowledge/general-answer.ts'
import type { KnowledgeSourceId } from '#core/knowledge/knowledge-sources.ts'
import { understand } from '#core/knowledge/question/understand.ts'
import { categoryOf } from '#core/knowledge/regbot-replies.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { passageOf } from './knowledge.ts'
import type { Found, KnowledgeIndex } from './knowledge-index.ts'
import { ownDataAnswer } from './own-answer.ts'
import type { OwnData } from './own-data.ts'

type Answer = Omit<AssistantAnswer, 'modelOn'>

/** An answer is short: the best passage, and those that are about as good. */
const mostNear = 3

/** Passages passed to the model. */
export const mostForModel = 6

/** Nothing is surer than this of what was said of other words; what the hub counted itself is sure. */
const confidences = { own: 100, general: 95, misspelled: 10, least: 60 } as const

export interface Asking {
  readonly hub: Hub
  readonly viewer: Actor
  readonly own: OwnData
  readonly index: KnowledgeIndex
}

/** The hub’s own answer: of its devices, else of what it knows, else that it does not know (decision D124). */
export async function answerTo({ hub, viewer, own, index }: Asking, body: Question): Promise<Answer> {
  const { question, source } = body
  const category = categoryOf(question)
  const today = hub.now().toISOString().slice(0, 10)
  const ofDevices = await ownDataAnswer({ hub, viewer, own, today }, body)
  if (ofDevices && ofDevices !== 'nothing') {
    const { text, sources } = ofDevices
    return {
      known: true,
      ownDevices: true,
      text,
      sources: [...sources],
      confidence: confidences.own,
      category,
    }
  }
  const understood = understand(question, { today })
  const implied = source ? impliedMarkets[source] : undefined
  const asked = understood.markets.length === 0 && implied ? { ...understood, markets: implied } : understood
  const found = ofDevices === 'nothing' ? undefined : (byNumber(index, asked.ids) ?? generalAnswer(asked))
  if (found && (source === undefined || found.entries.some(({ knowledge }) => knowledge === source))) {
    return {
      known: true,
      ownDevices: false,
      text: found.text,
      sources: found.entries.map(passageOf),
      confidence: Math.max(
        confidences.least,
        confidences.general - confidences.misspelled * asked.misspelled,
      ),
      category,
    }
  }
  return {
    known: false,
    ownDevices: ofDevices === 'nothing',
    text: unknownText(ofDevices === 'nothing' ? [] : index.find(question, source)),
    sources: [],
    confidence: null,
    category,
  }
}

/** A rule or field is only told where its number is asked for: a rule’s message alone answers no other question. */
function byNumber({ entries }: KnowledgeIndex, ids: readonly string[]) {
  if (ids.length === 0) return undefined
  const found = ids.flatMap(
    (id) =>
      entries.find((entry) => entry.kind === 'rule' && entry.title.startsWith(`${id}: `)) ??
      entries.find((entry) => entry.kind === 'field' && entry.text.includes(` as ${id}`)) ??
      [],
  )
  return found.length === ids.length
    ? { text: found.map(({ title, text }) => `${title}\n${text}`).join('\n\n'), entries: found }
    : undefined
}

/** The passages that are nearest to a question, for whoever writes an answer from them. */
export const passagesFor = (index: KnowledgeIndex, { question, source }: Question) =>
  distinct(index.find(question, source))
    .slice(0, mostForModel)
    .map(({ entry }) => passageOf(entry))

/** A field that several regulators have says the same in several entries. */
const distinct = (found: readonly Found[]): Found[] => {
  const texts = new Set<string>()
  return found.filter(({ entry }) => {
    if (texts.has(entry.text)) return false
    texts.add(entry.text)
    return true
  })
}

/** Only titles, of what is no form’s hint and no rule: they are where to look on, not an answer. */
function unknownText(found: readonly Found[]): string {
  const near = distinct(found)
    .filter(
      ({ entry, confidence }) => entry.kind !== 'field' && entry.kind !== 'rule' && confidence >= nearEnough,
    )
    .slice(0, mostNear)
    .map(({ entry }) => `• ${entry.title}`)
  const advice =
    'Name a country, a device, a class or a screen, for example “When is UDI data due for class III in Brazil?” or “Which of my devices are not ready for the EU?”.'
  const nearest = near.length > 0 ? `\n\nSearched in the hub; the nearest it has:\n${near.join('\n')}` : ''
  return `I do not know: nothing the hub knows answers this. ${advice}${nearest}`
}

const nearEnough = 50

/** A part of the knowledge that is a market’s: a question asked of it alone is about that market. */
const impliedMarkets: Partial<Record<KnowledgeSourceId, readonly string[]>> = {
  fda: ['US'],
  eu: ['EU'],
  nmpa: ['CN'],
}
