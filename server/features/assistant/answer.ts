import type { AssistantAnswer, Passage, Question } from '#core/contract/assistant.ts'
import { namesOtherPlace } from '#core/knowledge/question/other-places.ts'
import { halvesOf, type Known, questionsOf } from '#core/knowledge/question/readings.ts'
import { categoryOf } from '#core/knowledge/regbot-replies.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { passageOf } from './knowledge.ts'
import type { Found, KnowledgeIndex } from './knowledge-index.ts'
import { answerOf, certificateTold, type OneAsking, type Told } from './one-answer.ts'
import { devicesNamedIn, inOwnWords, unknownNumbersIn } from './own-answer.ts'
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
  const { source } = body
  const question = await inOwnWords({ own, viewer }, body.question)
  const today = hub.now().toISOString().slice(0, 10)
  const { devices, names } = await devicesNamedIn(hub, question)
  const isOfOwn = question !== body.question
  const asking = { hub, viewer, own, today, index, source, devices, isOfOwn }
  const missing = devices.length > 0 ? [] : await unknownNumbersIn(hub, question)
  const told =
    missing.length > 0
      ? [noSuchDevice(missing)]
      : namesOtherPlace(question)
        ? []
        : await answersOf(asking, question, { names, today })
  const category = categoryOf(question)
  if (told.length === 0)
    return {
      known: false,
      ownDevices: devices.length > 0,
      text: unknownText(devices.length > 0 ? [] : index.find(question, source)),
      ...{ sources: [], confidence: null, category },
    }
  const isOwn = told.some((one) => one.isOwn)
  const misspelled = Math.max(...told.map((one) => one.misspelled))
  return {
    known: true,
    ownDevices: isOwn,
    text: [...new Set(told.map(({ text }) => text))].join('\n\n'),
    sources: distinctSources(told.flatMap(({ sources }) => sources)),
    confidence: isOwn
      ? confidences.own
      : Math.max(confidences.least, confidences.general - confidences.misspelled * misspelled),
    category,
  }
}

const noSuchDevice = (numbers: readonly string[]): Told => ({
  text: `The hub has no device with the number ${numbers.join(' or ')}.`,
  ...{ isOwn: true, sources: [], misspelled: 0 },
})

/** An answer to each question of a text; none unless each has one. */
async function answersOf(asking: OneAsking, text: string, known: Known): Promise<readonly Told[]> {
  const ofCertificate = await certificateTold(asking, text)
  if (ofCertificate) return [ofCertificate]
  const told: Told[] = []
  for (const asked of questionsOf(text, known)) {
    const parts = await Promise.all(halvesOf(asked, known).map((half) => answerOf(asking, half)))
    const answered = parts.filter((part) => part !== undefined)
    const whole = await answerOf(asking, asked)
    if (answered.length > 0 && answered.length === parts.length) told.push(...answered)
    else if (whole) told.push(whole)
    else return []
  }
  return told
}

const distinctSources = (sources: readonly Passage[]): Passage[] =>
  sources.filter(
    ({ title, text }, at) => sources.findIndex((one) => one.title === title && one.text === text) === at,
  )

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
