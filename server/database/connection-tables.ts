import type { Generated } from 'kysely'
import type { TransmissionState } from '#core/connections/transmission.ts'
import type { Environment } from '#core/markets/exchange.ts'
import type { Immutable, Json } from './column-types.ts'

export interface ConnectionsTable {
  id: Generated<number>
  kind: Immutable<string>
  market: Immutable<string>
  environment: Immutable<Environment>
  name: string
  settings: Json<Readonly<Record<string, string>>>
  /** JSON of them, sealed with the key of the hub. */
  secrets: string
  secrets_set: string[]
  enabled: boolean
  revision: number
  created_at: Immutable<Date>
  updated_at: Date
  /** Until then a server works on it, and no other one does. */
  leased_until: Date | null
  /** Until then the other side is left alone: it asked for that, or does not answer. */
  paused_until: Date | null
  /** Calls in a row that were not answered. */
  failures: Generated<number>
  /** Why it rests, or what is wrong with it. */
  told: string | null
  /** When the other side answered last, whatever it said. */
  exchanged_at: Date | null
}

export interface TransmissionsTable {
  id: Generated<number>
  export_id: Immutable<number>
  connection_id: Immutable<number>
  /** The same at each try: the receiver takes a message once. */
  message_id: Immutable<string>
  state: TransmissionState
  tries: Generated<number>
  next_at: Date | null
  /** What the other side calls it. */
  reference: string | null
  may_have_left: Generated<boolean>
  /** What left in place of the file, and its SHA-256; written before the first try, and never again. */
  content: Buffer | null
  content_hash: string | null
  /** When it left, or the other side was asked last what became of it. */
  asked_at: Date | null
  told: string | null
  answer_by: Date
  created_at: Immutable<Date>
  created_by: Immutable<number>
  updated_at: Date
}

/** A message as it came; stored before anybody looks into it. */
export interface ReceivedMessagesTable {
  id: Generated<number>
  connection_id: Immutable<number>
  transport_id: Immutable<string>
  content: Immutable<Buffer>
  hash: Immutable<string>
  state: 'new' | 'applied' | 'unmatched' | 'set-aside'
  /** The message it came in answer to, where the way it came says so. */
  answers_message: Immutable<string | null>
  note: string | null
  export_id: number | null
  received_at: Immutable<Date>
  /** Who assigned it to a file, or set it aside. */
  settled_by: number | null
  settled_at: Date | null
}
