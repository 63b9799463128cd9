import { setTimeout as pause } from 'node:timers/promises'
import { pauseBetween, restAfterRefusal } from '#core/connections/connection-kind.ts'
import { swissdamed as kind } from '#core/connections/swissdamed.ts'
import type { MarketStatusOutcome, SwissdamedOutcome } from '#core/markets/ch/exchange/answer.ts'
import type { SwissdamedMessage } from '#core/markets/ch/exchange/message.ts'
import type { Driver, MessageThere, MessageWaiting, Pending, Reach, TransportState } from './driver.ts'
import {
  below,
  callWeb,
  isGood,
  type NoAnswer,
  propertyOf,
  shown,
  textIn,
  tokenOf,
  type WebAnswer,
} from './web-calls.ts'

/** swissdamed's machine-to-machine interface, as public clients know it: one device a message, its state by number. */

/** So many numbers in a question for states. */
const chunk = 100
const base = 'v1/m2m/udi/data'

const loginOf = ({ settings, secrets }: Reach) => ({
  address: settings.tokenAddress ?? '',
  form: {
    client_id: settings.clientId ?? '',
    client_secret: secrets.clientSecret ?? '',
    scope: settings.scope ?? '',
  },
  header: (token: string) => ({ authorization: `Bearer ${token}` }),
  restSeconds: restAfterRefusal(kind),
})

const post = (reach: Reach, path: string, body: unknown): Promise<WebAnswer> =>
  callWeb(reach, loginOf(reach), below(reach.settings.address, `${base}/${path}`), {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

/** The number swissdamed knows a message by: the one of its body, unless it gave another one. */
const numberOf = ({ id, reference }: MessageThere): string => reference ?? id.replace(/@.*$/, '')

type States = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** What swissdamed says of these, by their number; nothing of those it does not name. */
async function statesOf(reach: Reach, ids: readonly string[]): Promise<States | NoAnswer> {
  const body = reach.settings.statusBody === 'object' ? { correlationIds: ids } : ids
  const answer = await post(reach, 'udi-di-request-status', body)
  if (answer.kind === 'nothing') return answer
  const list = Array.isArray(answer.json) ? answer.json : undefined
  if (!isGood(answer) || !list) return { kind: 'nothing', told: `No states came (${shown(answer)})` }
  const named = list.flatMap((one) => {
    const id = textIn(propertyOf(one, 'correlationId'))
    return id === undefined ? [] : [[id, one as Readonly<Record<string, unknown>>] as const]
  })
  return new Map(named)
}

async function status(reach: Reach, message: MessageThere): Promise<TransportState> {
  const id = numberOf(message)
  const states = await statesOf(reach, [id])
  if (!('get' in states)) return { state: 'no-answer', told: states.told, afterSeconds: states.afterSeconds }
  return states.has(id)
    ? { state: 'delivered', told: 'swissdamed has it, and has not said what becomes of it' }
    : { state: 'not-found', told: null }
}

const delivered = 'swissdamed has taken it (HTTP 202). This is no verdict.'

/** Of those that have an outcome, what it is; they are read from `found`. */
async function pending(reach: Reach, waiting: readonly MessageWaiting[]): Promise<Pending> {
  const ids: string[] = []
  for (let at = 0; at < waiting.length; at += chunk) {
    const asked = waiting.slice(at, at + chunk)
    const states = await statesOf(reach, asked.map(numberOf))
    if (!('get' in states)) return partly(ids, states)
    for (const message of asked) {
      const answer = states.get(numberOf(message))
      const told = textIn(answer?.status)
      if (!answer || told === undefined || told === 'NOT_PROCESSED') continue
      const marketStatus: Awaited<ReturnType<typeof setMarketStatus>> =
        told === 'SUCCESS' ? await setMarketStatus(reach, message) : { outcome: 'left' }
      if ('kind' in marketStatus) return partly(ids, marketStatus)
      const outcome: SwissdamedOutcome = { answer: { ...answer, status: told }, marketStatus }
      reach.found.set(message.id, Buffer.from(JSON.stringify(outcome)))
      ids.push(message.id)
    }
  }
  return { ids }
}

const partly = (ids: readonly string[], { told, afterSeconds }: NoAnswer): Pending =>
  ids.length === 0 ? { noAnswer: told, afterSeconds } : { ids, rest: { told, afterSeconds } }

/** The second step; set twice it is the same. */
async function setMarketStatus(
  reach: Reach,
  { content }: MessageWaiting,
): Promise<MarketStatusOutcome | NoAnswer> {
  const { marketStatus } = content ? messageIn(content) : { marketStatus: null }
  if (reach.settings.marketStatus !== 'send' || marketStatus === null) return { outcome: 'left' }
  await pause(pauseBetween(kind))
  const answer = await post(reach, 'market-status', marketStatus)
  if (answer.kind === 'nothing') return answer
  const value = marketStatus.marketStatus
  return isGood(answer) ? { outcome: 'set', value } : { outcome: 'refused', value, answer: shown(answer) }
}

const messageIn = (content: Buffer): SwissdamedMessage =>
  JSON.parse(content.toString('utf8')) as SwissdamedMessage

export const swissdamed: Driver = {
  async check(reach) {
    const token = await tokenOf(reach, loginOf(reach))
    if (typeof token !== 'string') return { works: false, told: token.told }
    const states = await statesOf(reach, ['00000000-0000-4000-8000-000000000000'])
    return 'get' in states
      ? { works: true, told: 'swissdamed answers, and its token service knows the client.' }
      : { works: false, told: states.told }
  },
  async send(reach, message) {
    const { kind: law, device } = messageIn(message.content)
    const answer = await post(reach, law, device)
    if (answer.kind === 'nothing')
      return { result: 'later', told: answer.told, afterSeconds: answer.afterSeconds }
    if (isGood(answer)) {
      const reference = textIn(propertyOf(answer.json, 'correlationId'))
      return { result: 'handed-over', delivered, ...(reference !== undefined && { reference }) }
    }
    // It may refuse a number it has already: then the message is there.
    const there = await status(reach, { id: message.id, reference: null })
    if (there.state === 'no-answer')
      return { result: 'later', told: there.told ?? shown(answer), afterSeconds: there.afterSeconds }
    return there.state === 'not-found'
      ? { result: 'refused', told: `swissdamed refused it (${shown(answer)})` }
      : { result: 'handed-over', delivered }
  },
  status,
  pending,
  async read({ found }, id) {
    const bytes = found.get(id)
    return bytes ? { bytes, answers: id } : null
  },
}
