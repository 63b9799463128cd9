import type { Generated } from 'kysely'
import type { Delivery } from '#core/contract/webhooks.ts'
import type { TokenPermission } from '#core/lifecycle/token-permissions.ts'
import type { Immutable } from './column-types.ts'

export interface ApiTokensTable {
  id: Generated<number>
  user_id: Immutable<number>
  name: string
  token_hash: Immutable<string>
  scope: TokenPermission[]
  created_at: Immutable<Date>
  /** YYYY-MM-DD */
  expires_on: string | null
  last_used_at: Date | null
  revoked_at: Date | null
}

export interface WebhooksTable {
  id: Generated<number>
  name: string
  url: string
  /** Deliveries are signed with it: sealed with the key of the hub. */
  secret: string
  events: string[]
  is_active: boolean
  created_at: Immutable<Date>
}

export interface WebhookDeliveriesTable {
  id: Generated<number>
  webhook_id: Immutable<number>
  event: Immutable<string>
  body: Immutable<string>
  state: Delivery['state']
  attempts: Generated<number>
  created_at: Immutable<Date>
  next_attempt_at: Date | null
  /** Until then whoever sends it has it. */
  leased_until: Generated<Date | null>
  delivered_at: Date | null
  response_status: number | null
  told: string | null
}
