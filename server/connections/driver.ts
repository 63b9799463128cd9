import type { Outgoing } from '#server/platform/outgoing.ts'

/** What a driver is given of a connection; it knows neither the database nor the trail. */
export interface Reach {
  readonly settings: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
  readonly outgoing: Outgoing
}

export interface OutgoingMessage {
  /** The same at each try: the receiver takes it once. */
  readonly id: string
  readonly content: Buffer
}

/** What became of handing a message over, in words for people where there are any. */
export type HandedOver =
  | { readonly result: 'handed-over' }
  /** For good: the same message would be refused again. */
  | { readonly result: 'refused'; readonly told: string }
  /** It may have arrived all the same: its status is asked before it is offered again. */
  | { readonly result: 'later'; readonly told: string; readonly afterSeconds?: number | undefined }

export interface TransportState {
  readonly state: 'delivered' | 'on-its-way' | 'failed' | 'not-found' | 'no-answer'
  readonly told: string | null
  readonly afterSeconds?: number | undefined
}

/** One way to a register. What the other side answers comes back as a result, never as an exception. */
export interface Driver {
  check(reach: Reach): Promise<{ readonly works: boolean; readonly told: string }>
  send(reach: Reach, message: OutgoingMessage): Promise<HandedOver>
  status(reach: Reach, id: string): Promise<TransportState>
  /** Numbers of the messages that wait to be read; none where the other side does not answer. */
  pending(reach: Reach): Promise<readonly string[]>
  /** May erase the message there: whoever reads it stores it before anything else. */
  read(reach: Reach, id: string): Promise<Buffer | null>
}
