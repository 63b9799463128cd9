import type { Environment } from '#core/markets/exchange.ts'
import type { Outgoing } from '#server/platform/outgoing.ts'

/**
 * How a driver is written, for a kind of `core/connections`: an object of this type, and its line in `drivers.ts`. The
 * worker calls one connection after the other never twice at once, stores everything, tells the trail, waits and
 * tries again; a driver only speaks. It throws nothing for what the other side says or does not say.
 *
 * - A register with a login by token asks for it where `kept` has none, and keeps it there for the round; where the
 *   token is refused it asks once for a new one.
 * - One that answers "accepted, ask later" with a number of its own hands it over as `reference`; the number comes
 *   back with `status` and with what waits in `pending`.
 * - One whose answers are asked for by message, not listed, makes its list in `pending` of what waits: its ids are
 *   the driver's own, `read` understands them. An answer that does not itself say what it answers is read with
 *   `answers`.
 * - One with several acknowledgements lists and reads them all; its market says which of them are no verdict
 *   (`receipt`). Whatever states the other side has become these five of `TransportState`.
 * - One that numbers a message before it takes it has the number stored by `remember` before the call that hands over.
 * - Retry-After, and calls that are too many, are `afterSeconds`: the whole connection rests so long.
 */
export interface Driver {
  /** Whether the other side is there; no data of a device is sent. */
  check(reach: Reach): Promise<{ readonly works: boolean; readonly told: string }>
  send(reach: Reach, message: OutgoingMessage): Promise<HandedOver>
  status(reach: Reach, message: MessageThere): Promise<TransportState>
  /** What can be read now; `waiting` are the messages that have no answer yet. */
  pending(reach: Reach, waiting: readonly MessageWaiting[]): Promise<Pending>
  /** May erase the message there, unless there is `done`: whoever reads it stores it before anything else. */
  read(reach: Reach, id: string): Promise<Read | null>
  /** Says that a message is stored here. Answers what is wrong where the other side does not take it. */
  done?(reach: Reach, id: string): Promise<string | null>
}

/** What a driver is given of a connection; it knows neither the database nor the trail. */
export interface Reach {
  readonly environment: Environment
  readonly settings: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
  readonly outgoing: Outgoing
  /** The directory below which folders may be; undefined where whoever runs the hub allows none. */
  readonly folders: string | undefined
  /** What lasts as long as a round does: the token of a login. Never stored, and cut out of all that comes back. */
  readonly kept: Map<string, string>
  /** Answers that came with the question what there is, until they are read. */
  readonly found: Map<string, Buffer>
}

export interface MessageThere {
  /** The same at each try: the receiver takes it once. */
  readonly id: string
  /** What the other side called it when it took it. */
  readonly reference: string | null
}

/** One that has no answer yet, with what left in place of its file where that is kept. */
export interface MessageWaiting extends MessageThere {
  readonly content: Buffer | null
}

export interface OutgoingMessage {
  readonly id: string
  /** Stores what the other side calls it, before that takes it; null where it is certain that it did not. */
  remember(reference: string | null): Promise<void>
  readonly fileName: string
  readonly content: Buffer
}

/** What became of handing a message over, in words for people where there are any. */
export type HandedOver =
  | {
      readonly result: 'handed-over'
      readonly reference?: string
      /** In whose words it has arrived, so that nobody has to ask. */
      readonly delivered?: string
    }
  /** For good: the same message would be refused again. */
  | { readonly result: 'refused'; readonly told: string }
  /** It may have arrived all the same: its status is asked before it is offered again. */
  | { readonly result: 'later'; readonly told: string; readonly afterSeconds?: number | undefined }

export interface TransportState {
  /** `not-found`: it is certain that the other side does not have it. */
  readonly state: 'delivered' | 'on-its-way' | 'failed' | 'not-found' | 'no-answer'
  readonly told: string | null
  readonly afterSeconds?: number | undefined
}

export type Pending =
  | {
      readonly ids: readonly string[]
      /** Beside what it had to say it asks for rest, or did not answer everything. */
      readonly rest?: { readonly told: string; readonly afterSeconds?: number | undefined }
    }
  | { readonly noAnswer: string; readonly afterSeconds?: number | undefined }

export interface Read {
  readonly bytes: Buffer
  /** The id of the message it answers, where the way it came says so. */
  readonly answers?: string
}
