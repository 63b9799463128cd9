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
  /** Until then a server reads its messages, and no other one does. */
  reading_until: Date | null
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
  leased_until: Date | null
  may_have_left: Generated<boolean>
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
  state: 'new' | 'applied' | 'unmatched'
  note: string | null
  export_id: number | null
  received_at: Immutable<Date>
}
