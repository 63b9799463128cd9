import type { BasicUdis, Devices, UdiDis } from '#core/markets/eu/message/device-kinds.ts'
import type { MarketInfoPut } from '#core/markets/eu/message/market-info-put.ts'
import type { PackageUdiPut } from '#core/markets/eu/message/package-udi-put.ts'
import type { ProductDesignerPut } from '#core/markets/eu/message/product-designer-put.ts'

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
