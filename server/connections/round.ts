import type { ConnectionRow } from './connection-queries.ts'
import type { Reach } from './driver.ts'

/** A round under way: what a step of it asks before each call. */
export interface Round {
  readonly id: number
  /** The connection as it is now, and how it is reached; null where this round is to end. */
  next(): Promise<{ readonly row: ConnectionRow; readonly reach: Reach } | null>
  /** The other side answered. */
  answered(told?: string | null): Promise<void>
  /** It did not, or asks for rest: this round calls it no more. */
  rest(told: string, afterSeconds: number | undefined): Promise<void>
}
