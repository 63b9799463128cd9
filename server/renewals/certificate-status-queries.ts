import { sql } from 'kysely'
import type { Condition } from '#server/lists/list.ts'

/** Which certificates of a register count in work, calendar and renewals: the same everywhere (decision D148). */

/** Those of a playground are there to try with. */
export const isReal: Condition = sql`certificates.environment = 'production'`

export const hasStatus = (statuses: readonly string[]): Condition =>
  sql`coalesce(certificates.status = any(${[...statuses]}::text[]), false)`

/** Neither withdrawn nor cancelled; one without a status counts as in force. */
export const isInForce = (ended: readonly string[]): Condition => sql`(not ${hasStatus(ended)})`
