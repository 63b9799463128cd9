import type { Passage } from '#core/contract/assistant.ts'
import { checkDigitAnswer } from '#core/knowledge/check-digit-answer.ts'
import {
  alikeAnswer,
  asksGuide,
  entryOf,
  generalAnswer,
  surelyAlike,
} from '#core/knowledge/general-answer.ts'
import { graceAnswer } from '#core/knowledge/grace-answer.ts'
import type { KnowledgeSourceId } from '#core/knowledge/knowledge-sources.ts'
import { type DeviceQuestion, deviceQuestionsOf } from '#core/knowledge/own/device-question.ts'
import { ownQuestionOf } from '#core/knowledge/own/own-question.ts'
import type { Asked, Reading } from '#core/knowledge/question/readings.ts'
import { patternOf } from '#core/text/patterns.ts'
import type { NamedDevice } from './assistant-queries.ts'
import { tellDevice } from './device-answer.ts'
import { passageOf } from './knowledge.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'
import { devicesTold, ownAnswer } from './own-answer.ts'
import type { OwnAsking } from './own-data.ts'
import { certificateAnswer } from './own-dates.ts'

/** What answers one question of a text. */
export interface Told {
  readonly isOwn: boolean
  readonly text: string
  readonly sources: readonly Passage[]
  /** How many of its words had to be read as others. */
  readonly misspelled: number
}

export interface OneAsking extends OwnAsking {
  readonly index: KnowledgeIndex
  /** The part of the knowledge that is asked alone. */
  readonly source: KnowledgeSourceId | undefined
  readonly devices: readonly NamedDevice[]
  /** It names the own company: nothing but the own data answers it. */
  readonly isOfOwn: boolean
}

/** The answer of the surest reading that has one. */
export async function answerOf(
  asking: OneAsking,
  { text: own, before, readings }: Asked,
): Promise<Told | undefined> {
  const text = `${before} ${own}`
  if (asking.devices.length > 0) return ofDevices(asking, readings)
  const ofText = graceTold(asking, text, readings) ?? checkDigitTold(asking, text, readings)
  if (ofText) return ofText
  const [first] = readings
  const ofFirst = first && (await ofOwn(asking, first))
  // With what was said before it may be a way to ask, word for word, of which the question alone is a part.
  const told =
    ofFirst ??
    firstOf(
      readings.filter(({ isWider }) => isWider),
      (reading) => ofKnowledge(asking, reading, surelyAlike),
    )
  if (told) return told
  for (const reading of readings) {
    const told =
      (reading === first ? undefined : await ofOwn(asking, reading)) ?? ofKnowledge(asking, reading)
    if (told) return told
  }
  for (const reading of readings) {
    const told = ofKnowledge(asking, reading, (asked) => alikeAnswer(asked))
    if (told) return told
  }
  return undefined
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined) {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

function graceTold(asking: OneAsking, text: string, readings: readonly Reading[]): Told | undefined {
  const reading = readings[0]
  return reading && ofKnowledge(asking, reading, (asked) => graceAnswer(asked, text, entryOf))
}

function checkDigitTold(asking: OneAsking, text: string, readings: readonly Reading[]): Told | undefined {
  const reading = readings[0]
  return reading && ofKnowledge(asking, reading, () => checkDigitAnswer(text, entryOf))
}

/** What is asked of a certificate that is named, unless a device is named too. */
export async function certificateTold(asking: OneAsking, text: string): Promise<Told | undefined> {
  const answer = asking.devices.length > 0 ? undefined : await certificateAnswer(asking, text)
  return answer && own(answer)
}

const own = (answer: { readonly text: string; readonly sources: readonly Passage[] }): Told => ({
  ...answer,
  isOwn: true,
  misspelled: 0,
})

const standing: readonly DeviceQuestion[] = [{ about: 'standing' }]
const asksConcern = patternOf(
  /\b(?:affect|concern|matter|appl(?:y|ies)|hit|touch|relevant)\w*\b.*\b(?:dates?|deadlines?|transition|dut(?:y|ies)|rules?|law)\b/i,
  /\b(?:dates?|deadlines?|transition|dut(?:y|ies)|rules?|law)\b.*\b(?:affect|concern|matter|appl(?:y|ies)|hit|touch|relevant)/i,
)

async function ofDevices(asking: OneAsking, readings: readonly Reading[]): Promise<Told | undefined> {
  for (const reading of readings) {
    const meant = deviceQuestionsOf(reading)
    // Of what is deleted only that it is, since when and why.
    const isGone = asking.devices.some(({ status }) => status === 'deleted')
    const asksOther = reading.terms.has('who') && !reading.terms.has('delete')
    if (isGone && (asksOther || meant.some(({ about }) => about === 'value'))) return undefined
    if (meant.length > 0)
      return own(await devicesTold(asking, asking.devices, reading.markets, tellDevice(meant)))
    // A market’s date concerns no device that is not meant for it.
    const isElsewhere =
      reading.markets.length > 0 &&
      asking.devices.every(({ targetCountries }) =>
        reading.markets.every((code) => !targetCountries.includes(code)),
      )
    if (isElsewhere && !isGone && asksConcern.test(reading.question))
      return own(await devicesTold(asking, asking.devices, reading.markets, tellDevice(standing)))
  }
  return undefined
}

async function ofOwn(asking: OneAsking, reading: Reading): Promise<Told | undefined> {
  const asked = reading.isWider || asksGuide(reading) ? undefined : ownQuestionOf(reading)
  const answer = asked && (await ownAnswer(asking, asked))
  return answer && own(answer)
}

function ofKnowledge(
  { index, source, isOfOwn }: OneAsking,
  reading: Reading,
  answerTo: (asked: Reading) => ReturnType<typeof generalAnswer> = generalAnswer,
): Told | undefined {
  if (isOfOwn) return undefined
  const implied = source ? impliedMarkets[source] : undefined
  const asked = reading.markets.length === 0 && implied ? { ...reading, markets: implied } : reading
  const found = byNumber(index, asked.ids) ?? answerTo(asked)
  if (!found) return undefined
  if (source !== undefined && !found.entries.some(({ knowledge }) => knowledge === source)) return undefined
  return {
    isOwn: false,
    text: found.text,
    sources: found.entries.map(passageOf),
    misspelled: reading.misspelled,
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

/** A part of the knowledge that is a market’s: a question asked of it alone is about that market. */
const impliedMarkets: Partial<Record<KnowledgeSourceId, readonly string[]>> = {
  fda: ['US'],
  eu: ['EU'],
  nmpa: ['CN'],
}
