import { escaped } from '#server/files/html-page.ts'
import type { Driver, MessageThere, OutgoingMessage, Reach, TransportState } from './driver.ts'
import { ebms, noPlaceForToken, payload, userMessage, withToken } from './eudamed-message.ts'
import { callSoap, childrenOf, find, localName, type SoapAnswer, textOf } from './soap.ts'

/** The web service plugin of Domibus, of an access point of one's own. */

const namespaces: Readonly<Record<string, string>> = {
  wsplugin: 'http://eu.domibus.wsplugin/',
  backend: 'http://org.ecodex.backend/1_1/',
}

const delivered: ReadonlySet<string> = new Set(['ACKNOWLEDGED', 'ACKNOWLEDGED_WITH_WARNING'])
const failed: ReadonlySet<string> = new Set(['SEND_FAILURE'])

function call(reach: Reach, operation: string, content: string, header?: string): Promise<SoapAnswer> {
  const { settings, secrets, outgoing } = reach
  const namespace = namespaces[settings.interface ?? ''] ?? namespaces.wsplugin
  return callSoap(outgoing, {
    address: settings.address ?? '',
    user: settings.user ?? '',
    password: secrets.password ?? '',
    ...(header !== undefined && { header }),
    body: `<p:${operation} xmlns:p="${namespace}">${content}</p:${operation}>`,
  })
}

const named = (id: string): string => `<messageID>${escaped(id)}</messageID>`

const headerOf = (reach: Reach, id: string): string => {
  const before = `<eb:MessageInfo><eb:MessageId>${escaped(id)}</eb:MessageId></eb:MessageInfo>`
  const after = `<eb:PayloadInfo><eb:PartInfo href="${payload}"><eb:PartProperties><eb:Property name="MimeType">text/xml</eb:Property></eb:PartProperties></eb:PartInfo></eb:PayloadInfo>`
  return `<eb:Messaging xmlns:eb="${ebms}"><eb:UserMessage>${userMessage(reach, { before, after })}</eb:UserMessage></eb:Messaging>`
}

async function submit(reach: Reach, { id, content }: OutgoingMessage) {
  const value = withToken(content.toString('utf8'), reach.secrets.token ?? '')
  if (value === null) return { kind: 'fault', told: noPlaceForToken } as const
  const base64 = Buffer.from(value, 'utf8').toString('base64')
  const body = `<payload payloadId="${payload}" contentType="text/xml"><value>${base64}</value></payload>`
  return call(reach, 'submitRequest', body, headerOf(reach, id))
}

async function status(reach: Reach, { id }: Pick<MessageThere, 'id'>): Promise<TransportState> {
  const answer = await call(reach, 'statusRequest', named(id))
  if (answer.kind === 'nothing')
    return { state: 'no-answer', told: answer.told, afterSeconds: answer.afterSeconds }
  if (answer.kind === 'fault') return { state: 'no-answer', told: answer.told }
  const text = textOf(answer.element) || textOf(childrenOf(answer.element)[0])
  if (text === '' || text === 'NOT_FOUND') return { state: 'not-found', told: null }
  if (delivered.has(text)) return { state: 'delivered', told: text }
  if (failed.has(text)) return { state: 'failed', told: await errorsOf(reach, id) }
  return { state: 'on-its-way', told: text }
}

async function errorsOf(reach: Reach, id: string): Promise<string> {
  const answer = await call(reach, 'getErrorsRequest', named(id))
  const items = answer.kind === 'body' ? childrenOf(answer.element) : []
  const told = items
    .map((item) => [find(item, 'errorCode'), find(item, 'errorDetail')].map(textOf).filter(Boolean).join(' '))
    .filter(Boolean)
  return told.join('; ') || 'The access point could not deliver it'
}

export const domibus: Driver = {
  async check(reach) {
    const answer = await call(reach, 'statusRequest', named('hub-test@connection'))
    return answer.kind === 'nothing'
      ? { works: false, told: answer.told }
      : { works: true, told: 'The access point answers, and knows the plugin user.' }
  },
  async send(reach, message) {
    const answer = await submit(reach, message)
    if (answer.kind === 'body') return { result: 'handed-over' }
    if (answer.kind === 'nothing' && answer.again)
      return { result: 'later', told: answer.told, afterSeconds: answer.afterSeconds }
    // It refuses a number it has already: then the message is there.
    const there = await status(reach, message)
    if (there.state === 'no-answer') return { result: 'later', told: there.told ?? answer.told }
    return there.state === 'not-found' ? { result: 'refused', told: answer.told } : { result: 'handed-over' }
  },
  status,
  async pending(reach) {
    const answer = await call(reach, 'listPendingMessagesRequest', '')
    if (answer.kind === 'fault') return { noAnswer: answer.told }
    if (answer.kind === 'nothing') return { noAnswer: answer.told, afterSeconds: answer.afterSeconds }
    const ids = childrenOf(answer.element).filter((one) => localName(one) === 'messageID')
    return { ids: ids.map(textOf).filter(Boolean) }
  },
  async read(reach, id) {
    const kept = marksAfterwards(reach) ? '<markAsDownloaded>false</markAsDownloaded>' : ''
    const answer = await call(reach, 'retrieveMessageRequest', `${named(id)}${kept}`)
    // Reading may have erased it: what cannot be read here is kept for a person.
    if (answer.kind === 'nothing') return answer.bytes ? { bytes: answer.bytes } : null
    const value = answer.kind === 'body' ? find(answer.element, 'value') : undefined
    return value ? { bytes: Buffer.from(textOf(value), 'base64') } : null
  },
  async done(reach, id) {
    if (!marksAfterwards(reach)) return null
    const answer = await call(reach, 'markMessageAsDownloadedRequest', named(id))
    return answer.kind === 'body'
      ? null
      : `${answer.told}. It may not be able to mark answers as read: see “Reading answers”.`
  },
}

/** Connections from before this could be chosen read as they did. */
const marksAfterwards = ({ settings }: Reach): boolean =>
  settings.interface === 'wsplugin' && settings.reading === 'mark'
