import { type Found, one, optional, sequence, type XmlTable } from '#core/files/xml-shape.ts'
import { text, token } from '#core/files/xml-values.ts'
import type { BasicUdis, Devices, UdiDis } from '#core/markets/eu/message/device.ts'
import type { MarketInfoPut } from '#core/markets/eu/message/market-info.ts'
import { type PayloadItem, payload } from '#core/markets/eu/message/payload.ts'
import type { ProductDesignerPut } from '#core/markets/eu/message/product-designer.ts'
import type { PackageUdiPut } from '#core/markets/eu/message/udi-di.ts'

/**
 * Service and operation, as EUDAMED's upload screen names them (decision D19), in the order in which files must
 * be uploaded: what later ones change or add to, earlier ones register.
 */
export const serviceNames = [
  'DEVICE.POST',
  'UDI_DI.POST',
  'BASIC_UDI.PATCH',
  'UDI_DI.PATCH',
  'MARKET_INFO.PUT',
  'PACKAGE_UDI.PUT',
  'PRODUCT_DESIGNER.PUT',
] as const

export type ServiceName = (typeof serviceNames)[number]

type OfKind<S, M> = {
  readonly [K in keyof M]: { readonly service: S; readonly kind: K; readonly content: M[K] }
}[keyof M]

/** One thing a message carries and the service it is for; each file `<what>-<operation>.ts` makes one sort. */
export type MessageEntity =
  | OfKind<'DEVICE.POST', Devices>
  | OfKind<'UDI_DI.POST' | 'UDI_DI.PATCH', UdiDis>
  | OfKind<'BASIC_UDI.PATCH', BasicUdis>
  | { readonly service: 'MARKET_INFO.PUT'; readonly content: MarketInfoPut }
  | { readonly service: 'PACKAGE_UDI.PUT'; readonly content: PackageUdiPut }
  | { readonly service: 'PRODUCT_DESIGNER.PUT'; readonly content: ProductDesignerPut }

/**
 * One end of the exchange (s:NodeType and s:ServiceType); only machine-to-machine needs more than the actor.
 */
export interface Endpoint {
  /** SRN of the economic operator, or EUDAMED. */
  readonly nodeActorCode: string
  /** eDelivery party. */
  readonly nodeID?: string
  readonly serviceAccessToken?: string
  /** What this end is called by, where it is not the service of the message: REPLY_SERVICE.GET. */
  readonly service?: string
}

/** What every message says of itself (m:MessageType). Ids and time are the caller's; ids are UUIDs. */
export interface MessageHead {
  readonly conversationID?: string
  readonly correlationID: string
  /** With time and zone, e.g. 2026-09-21T09:00:00.000+02:00. */
  readonly creationDateTime: string
  readonly messageID: string
  /** EUDAMED itself unless given. */
  readonly recipient?: Endpoint
  readonly sender: Endpoint
}

/** A message that brings something (m:PushType). */
export interface PushMessage extends MessageHead {
  /** 1 to 300 of one service. */
  readonly entities: readonly MessageEntity[]
}

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
