import type { Actor, Hub, Unit } from '#server/platform/hub.ts'

/** Who takes an answer in: nobody of the hub, but a connection by its name. */
export interface TakenBy {
  readonly id: null
  readonly name: string
}

export interface GivenAnswer {
  readonly name: string
  readonly bytes: Buffer
  readonly market: string
  /** It came from the register's interface, and is no file. */
  readonly isOfInterface: boolean
  /** The file it answers, where that is known already; else the answer has to say. */
  readonly exportId?: number | undefined
}

/** What became of an answer. */
export interface AnswerTaken {
  readonly exportId: number
  readonly words: string
  /** It is no verdict that can be read: a person has to look, and to enter the outcome. */
  readonly isForPerson: boolean
  /** It says that the file has arrived, and no more. */
  readonly isReceipt: boolean
  /** Devices of the file that are still not answered. */
  readonly open: number
}

/** The number of a message, and how its connection is set. */
export interface MessageThrough {
  readonly messageId: string
  readonly settings: Readonly<Record<string, string>>
}

export type MessageMade =
  | { readonly content: string }
  /** For good: the same file would never be a message. */
  | { readonly refused: string }
  | { readonly held: string }

/** What connections need of the exchange; the feature hands it over. */
export interface ExchangePort {
  /** Why a file may not leave as things stand now; null where it may. */
  refusalToSend(hub: Hub, unit: Unit, exportId: number): Promise<string | null>
  /** What leaves in place of a file through a connection; why nothing does, or why not now, where it is so. */
  messageOf(hub: Hub, unit: Unit, exportId: number, through: MessageThrough): Promise<MessageMade>
  /** Says that a file left, in the name of who sent it; or that it did not leave after all. */
  markFile(
    unit: Unit,
    exportId: number,
    sending: { readonly actorId: number; readonly sent: boolean },
  ): Promise<void>
  /** Throws a Refusal where the answer is none, or is to no file of this hub. */
  takeAnswer(hub: Hub, by: Actor | TakenBy, given: GivenAnswer): Promise<AnswerTaken>
}
