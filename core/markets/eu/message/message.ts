import type { XmlElement } from '#core/files/xml-tree.ts'

/** Service and operation, as EUDAMED's upload screen names them (decision D19). */
export type ServiceName =
  | 'DEVICE.POST'
  | 'UDI_DI.POST'
  | 'BASIC_UDI.PATCH'
  | 'UDI_DI.PATCH'
  | 'MARKET_INFO.PUT'
  | 'PACKAGE_UDI.PUT'
  | 'PRODUCT_DESIGNER.PUT'

/**
 * One thing a message can carry, already in the form of its service. Each file `<what>-<operation>.ts` of
 * this folder makes one kind of them from its model.
 */
export interface MessageEntity {
  readonly service: ServiceName
  readonly element: XmlElement
}

/**
 * One end of the exchange (s:NodeType and s:ServiceType); only machine-to-machine needs more than the actor.
 */
export interface Endpoint {
  /** SRN of the economic operator, or EUDAMED. */
  readonly nodeActorCode: string
  /** eDelivery party. */
  readonly nodeID?: string
  readonly serviceAccessToken?: string
}

/** A DTX push message (m:PushType). Ids and the time are the caller's; EUDAMED documents the ids as UUIDs. */
export interface PushMessage {
  readonly conversationID?: string
  readonly correlationID: string
  /** With time and zone, e.g. 2026-09-21T09:00:00.000+02:00. */
  readonly creationDateTime: string
  readonly messageID: string
  /** EUDAMED itself unless given. */
  readonly recipient?: Endpoint
  readonly sender: Endpoint
  /** 1 to 300 of one service. */
  readonly entities: readonly MessageEntity[]
}
