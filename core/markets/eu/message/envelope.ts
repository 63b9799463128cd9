import { type Found, one, optional, sequence, type XmlTable } from '#core/files/xml-shape.ts'
import { text, token } from '#core/files/xml-values.ts'
import type { Endpoint, MessageHead } from '#core/markets/eu/message/message.ts'
import { type PayloadItem, payload } from '#core/markets/eu/message/payload.ts'

/** The envelope as EUDAMED writes it (m:MessageType): each end names its service, and the payload is inside. */
export interface Envelope {
  readonly conversationID?: string
  readonly correlationID: string
  readonly creationDateTime: string
  readonly messageID: string
  readonly recipient: EnvelopeEnd
  readonly payload: readonly PayloadItem[]
  readonly sender: EnvelopeEnd
}

/** m:EndpointType. */
export interface EnvelopeEnd {
  readonly node: { readonly nodeActorCode: string; readonly nodeID?: string }
  readonly service: {
    readonly serviceAccessToken?: string
    readonly serviceID: string
    readonly serviceOperation: string
  }
}

const end = sequence<EnvelopeEnd>({
  node: one(
    'm:node',
    sequence<EnvelopeEnd['node']>({
      nodeActorCode: one('s:nodeActorCode', text),
      nodeID: optional('s:nodeID', text),
    }),
  ),
  service: one(
    'm:service',
    sequence<EnvelopeEnd['service']>({
      serviceAccessToken: optional('s:serviceAccessToken', token),
      serviceID: one('s:serviceID', token),
      serviceOperation: one('s:serviceOperation', token),
    }),
  ),
})

export const envelopeTable: XmlTable<Envelope> = {
  conversationID: optional('m:conversationID', text),
  correlationID: one('m:correlationID', text),
  creationDateTime: one('m:creationDateTime', token),
  messageID: one('m:messageID', text),
  recipient: one('m:recipient', end),
  payload: one('m:payload', payload),
  sender: one('m:sender', end),
}

const eudamed: Endpoint = { nodeActorCode: 'EUDAMED' }

/** The envelope of a message for this service. */
export function envelopeOf(head: MessageHead, service: string, items: readonly PayloadItem[]): Envelope {
  const { conversationID, correlationID, creationDateTime, messageID } = head
  return {
    conversationID,
    correlationID,
    creationDateTime,
    messageID,
    recipient: endOf(head.recipient ?? eudamed, service),
    payload: items,
    sender: endOf(head.sender, service),
  }
}

function endOf(
  { nodeActorCode, nodeID, serviceAccessToken, service }: Endpoint,
  called: string,
): EnvelopeEnd {
  const [serviceID = '', serviceOperation = ''] = (service ?? called).split('.')
  return { node: { nodeActorCode, nodeID }, service: { serviceAccessToken, serviceID, serviceOperation } }
}

/** The service a message is for: the one its recipient is called by. */
export function serviceOf({ recipient }: Found<Envelope>): string {
  return endService(recipient)
}

/** The head of a message read; EUDAMED as the recipient goes without saying, as in the head that is written. */
export function headOf(envelope: Found<Envelope>): Found<MessageHead> {
  const { conversationID, correlationID, creationDateTime, messageID, recipient, sender } = envelope
  const isEudamed = recipient?.node?.nodeActorCode === 'EUDAMED'
  const isBare = recipient?.node?.nodeID === undefined && recipient?.service?.serviceAccessToken === undefined
  return {
    conversationID,
    correlationID,
    creationDateTime,
    messageID,
    recipient: isEudamed && isBare ? undefined : endpointOf(recipient, envelope),
    sender: endpointOf(sender, envelope),
  }
}

function endpointOf(
  end: Found<EnvelopeEnd> | undefined,
  envelope: Found<Envelope>,
): Found<Endpoint> | undefined {
  if (end === undefined) return undefined
  const service = endService(end)
  return {
    nodeActorCode: end.node?.nodeActorCode,
    nodeID: end.node?.nodeID,
    serviceAccessToken: end.service?.serviceAccessToken,
    service: service === serviceOf(envelope) ? undefined : service,
  }
}

function endService(end: Found<EnvelopeEnd> | undefined): string {
  return `${end?.service?.serviceID ?? ''}.${end?.service?.serviceOperation ?? ''}`
}
