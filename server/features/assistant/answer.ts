import type { AssistantAnswer, Passage, Question } from '#core/contract/assistant.ts'
import { namesOtherPlace } from '#core/knowledge/question/other-places.ts'
import { halvesOf, type Known, questionsOf } from '#core/knowledge/question/readings.ts'
import { categoryOf } from '#core/knowledge/regbot-replies.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { passageOf } from './knowledge.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { answerOf, certificateTold, type OneAsking, type Told } from './one-answer.ts'
import { devicesNamedIn, inOwnWords, unknownNumbersIn } from './own-answer.ts'
import type { OwnData } from './own-data.ts'

type Answer = Omit<AssistantAnswer, 'modelOn'>

/** Passages passed to the model. */
export const mostForModel = 6

/**
 * What the hub counted itself is sure. Of general answers so many of a hundred were right, to 120 questions of people who
 * had read none of them (27 November 2026): where the answer is also among what comes nearest to the question, and where
 * it is not. A word that had to be read as another one makes it less sure.
 */
const confidences = { own: 100, general: 93, unconfirmed: 65, misspelled: 10, least: 50 } as const

/** Of what comes nearest, so much is shown, and so much confirms an answer. */
const mostNear = 3
const mostConfirming = 5

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
  const today = todayOf(hub)
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
  const near = devices.length > 0 ? [] : index.nearestTo(question, mostConfirming, source).map(passageOf)
  if (told.length === 0)
    return {
      known: false,
      ownDevices: devices.length > 0,
      text: near.length > 0 ? unsureText : unknownText,
      nearest: near.slice(0, mostNear),
      ...{ sources: [], confidence: null, category },
    }
  const isOwn = told.some((one) => one.isOwn)
  const sources = distinctSources(told.flatMap(({ sources }) => sources))
  const isConfirmed = isOwn || near.some(({ text }) => sources.some((one) => one.text === text))
  const misspelled = confidences.misspelled * Math.max(...told.map((one) => one.misspelled))
  const sure = isConfirmed ? confidences.general : confidences.unconfirmed
  return {
    known: true,
    ownDevices: isOwn,
    text: [...new Set(told.map(({ text }) => text))].join('\n\n'),
    sources,
    nearest: isConfirmed ? [] : near.slice(0, mostNear),
    confidence: isOwn ? confidences.own : Math.max(confidences.least, sure - misspelled),
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

/** The passages that are nearest to a question, for whoever writes an answer from them: rules and fields among them. */
export function passagesFor(index: KnowledgeIndex, { question, source }: Question): Passage[] {
  const near = index.nearestTo(question, mostForModel, source)
  const found = index.find(question, source).map(({ entry }) => entry)
  return distinctSources([...near.slice(0, mostForModel / 2), ...found, ...near].map(passageOf)).slice(
    0,
    mostForModel,
  )
}

const unsureText =
  'I do not know for sure: no answer of the hub fits the whole question. What comes nearest is below; it may be about something else.'

const unknownText =
  'I do not know: nothing the hub knows answers this. Name a country, a device, a class or a screen, for example “When is UDI data due for class III in Brazil?” or “Which of my devices are not ready for the EU?”.'
