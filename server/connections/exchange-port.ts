import type { Hub, Unit } from '#server/platform/hub.ts'

/** Who takes an answer in: nobody of the hub, but a connection by its name. */
export interface TakenBy {
  readonly id: null
  readonly name: string
}

/** What connections need of the exchange; the feature hands it over. */
export interface ExchangePort {
  /** Why a file may not leave as things stand now; null where it may. */
  refusalToSend(hub: Hub, unit: Unit, exportId: number): Promise<string | null>
  /** Says that a file left, in the name of who sent it; or that it did not leave after all. */
  markFile(
    unit: Unit,
    exportId: number,
    sending: { readonly actorId: number; readonly sent: boolean },
  ): Promise<void>
  /** Throws a Refusal where the answer is none, or is to no file of this hub. */
  takeAnswer(
    hub: Hub,
    by: TakenBy,
    given: { readonly name: string; readonly bytes: Buffer },
    market: string,
  ): Promise<{ readonly exportId: number; readonly words: string }>
}
