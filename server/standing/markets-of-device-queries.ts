import { sql } from 'kysely'
import type { Condition } from '#server/lists/list.ts'

/** Whether a record stands for a device that is in use: the newest version, neither archived nor deleted. */
export const inUse: Condition = sql`is_latest and status in ('draft', 'pending-approval', 'active')`

/** Whether a device has one of these markets: its record names it, or it has a submission there (decision D53). */
export const isMarketOfDevice = (codes: readonly string[]): Condition => sql`(
  target_countries && ${[...codes]}::text[]
  or device_number in (select device_number from submissions where market = any(${[...codes]}::text[])))`
