import { sql } from 'kysely'
import type { Environment } from '#core/markets/exchange.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Those of the groups that the register has, or was sent and has not refused, from other submissions than these. */
export async function knownGroups(
  db: Db | Tx,
  asked: {
    readonly market: string
    readonly environment: Environment
    readonly groups: readonly string[]
    readonly except: readonly number[]
    /** Services that register a group; what else was sent and is not answered yet says nothing. */
    readonly founding: readonly string[]
  },
): Promise<readonly string[]> {
  if (asked.groups.length === 0) return []
  const { rows } = await sql<{ code: string }>`
    select distinct basic_udi_di as code from submissions
    where market = ${asked.market} and basic_udi_di = any(${[...asked.groups]}::text[])
      and (
        exists (select 1 from registrations
          where submission_id = submissions.id and environment = ${asked.environment})
        or (submissions.id <> all(${[...asked.except]}::int[]) and exists (select 1 from attempts
          where submission_id = submissions.id and environment = ${asked.environment}
            and (outcome = 'accepted'
              or (outcome is null and sent_at is not null and service = any(${[...asked.founding]}::text[]))))))`.execute(
    db,
  )
  return rows.map(({ code }) => code)
}

/** The same code may stand for a device under a regulation and for a legacy one (BR-UDID-003). */
const legacy = (table: string) =>
  sql`(coalesce(${sql.ref(`${table}.document`)} ->> 'legislation', '') in ('MDD', 'AIMDD', 'IVDD'))`

/** Which of the UDI-DIs another submission has registered already: it is that one's to be changed. */
export async function registeredElsewhere(
  db: Db | Tx,
  asked: { readonly market: string; readonly environment: Environment; readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, { readonly submissionId: number; readonly version: string | null }>> {
  if (asked.ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; other: number; version: string | null }>`
    select mine.id, other.id as other, registrations.registered_version as version
    from submissions mine
    join submissions other on other.market = mine.market and other.udi_di = mine.udi_di and other.id <> mine.id
      and ${legacy('other')} = ${legacy('mine')}
    join registrations on registrations.submission_id = other.id and registrations.environment = ${asked.environment}
    where mine.market = ${asked.market} and mine.id = any(${[...asked.ids]}::int[])
      and not exists (select 1 from registrations own
        where own.submission_id = mine.id and own.environment = ${asked.environment})`.execute(db)
  return new Map(rows.map(({ id, other, version }) => [id, { submissionId: other, version }]))
}

/** Which submissions the register was read to have already, though nobody has stored that yet. */
export async function readInRegister(
  db: Db | Tx,
  asked: { readonly market: string; readonly environment: Environment; readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, { readonly version: number | null }>> {
  if (asked.ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; version: number | null }>`
    select submissions.id, register_devices.version
    from submissions join register_devices on register_devices.udi_di = submissions.udi_di
      and register_devices.market = submissions.market and register_devices.environment = ${asked.environment}
      and is_latest and not is_stored and outcome in ('new', 'same', 'different', 'incomplete')
      and coalesce(register_devices.state, 'REGISTERED') = 'REGISTERED'
      and register_devices.is_legacy = ${legacy('submissions')}
    where submissions.id = any(${[...asked.ids]}::int[]) and not exists (select 1 from registrations
      where submission_id = submissions.id and registrations.environment = ${asked.environment})`.execute(db)
  return new Map(rows.map(({ id, version }) => [id, { version }]))
}
