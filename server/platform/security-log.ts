import { sql } from 'kysely'
import type { SecurityEventKind } from '#core/audit/security-event.ts'
import type { Db } from '#server/database/connect.ts'
import { columnNames, manyRows } from '#server/database/many-rows.ts'

/** One refusal or failed sign-in. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind
  /** Blank where the client was gone before it could be told. */
  readonly address: string
  /** `user:` with the id, a mark of a name no account has, or nothing where nobody is known. */
  readonly account: string
}

/**
 * Counts what was refused, per minute, address, account and kind (decision D28). Counting only touches memory, so
 * that it can neither fail nor slow the request it tells of; `flush` brings the counts into the database.
 */
export interface SecurityLog {
  count(event: SecurityEvent): void
  flush(): Promise<void>
}

/** Bounds of what one address in a minute, and all of them in an hour, can make the log hold. */
const maxAccountsAnAddress = 10
const maxRowsAnHour = 2000

/** What stands for all that is not kept apart. */
const other = 'other'

const minuteMs = 60_000
const hourMs = 3_600_000
/** An hour is written into for a little longer than it lasts, and its digest is made when nobody does any more. */
const writtenForMs = hourMs + 2 * minuteMs
export const digestDelayMs = 5 * minuteMs

export const userAccount = (id: number): string => `user:${id}`
export const minuteOf = (instant: Date): Date => startOf(instant, minuteMs)
export const hourOf = (instant: Date): Date => startOf(instant, hourMs)
const startOf = (instant: Date, length: number) => new Date(Math.floor(instant.getTime() / length) * length)

interface Row extends SecurityEvent {
  readonly minute: Date
  readonly count: number
}

export function createSecurityLog(db: Db, now: () => Date): SecurityLog {
  const bound = createBounds()
  let pending = new Map<string, Row>()
  let flushed: Promise<void> = Promise.resolve()

  const add = (row: Row) => {
    const key = JSON.stringify([row.minute, row.kind, row.account, row.address])
    pending.set(key, { ...row, count: row.count + (pending.get(key)?.count ?? 0) })
  }
  const write = async () => {
    const rows = [...pending.values()].map((row) => ({ ...row, minute: writableMinute(row.minute, now()) }))
    if (rows.length === 0) return
    pending = new Map()
    try {
      await store(db, rows)
    } catch (error) {
      // Kept for the next time.
      rows.forEach(add)
      throw error
    }
  }
  return {
    count: (event) => {
      const minute = minuteOf(now())
      // Of a connection that was reset, Fastify has no address, whatever its types say.
      const known = { ...event, address: event.address ?? '' }
      add({ ...bound(known, minute), minute, count: 1 })
    },
    flush: () => {
      flushed = flushed.then(write, write)
      return flushed
    },
  }
}

/** Whoever makes up names or addresses gets rows of his own only so far; people with an account are always named. */
function createBounds(): (event: SecurityEvent, minute: Date) => SecurityEvent {
  let [minuteNow, hourNow, rowsThisHour] = [0, 0, 0]
  const accounts = new Map<string, Set<string>>()
  const rows = new Set<string>()
  return (event, minute) => {
    if (minute.getTime() !== minuteNow) {
      minuteNow = minute.getTime()
      accounts.clear()
      rows.clear()
    }
    if (hourOf(minute).getTime() !== hourNow) {
      hourNow = hourOf(minute).getTime()
      rowsThisHour = 0
    }
    const ofAddress = accounts.get(event.address) ?? new Set()
    const isNew = !ofAddress.has(event.account)
    const account = isNew && ofAddress.size >= maxAccountsAnAddress ? nameless(event.account) : event.account
    const key = JSON.stringify([event.kind, account, event.address])
    if (!rows.has(key)) {
      if (rowsThisHour >= maxRowsAnHour) {
        return { ...event, account: nameless(event.account), address: other }
      }
      rows.add(key)
      rowsThisHour += 1
      accounts.set(event.address, ofAddress.add(account))
    }
    return { ...event, account }
  }
}

const nameless = (account: string): string => (account.startsWith('name:') ? other : account)

/** What could not be written while its hour was open is told in the minute it is written: digests stay true. */
function writableMinute(minute: Date, now: Date): Date {
  return now.getTime() < hourOf(minute).getTime() + writtenForMs ? minute : minuteOf(now)
}

const columns = {
  minute: 'timestamptz',
  kind: 'text',
  account: 'text',
  address: 'text',
  count: 'integer',
} as const

async function store(db: Db, rows: readonly Row[]): Promise<void> {
  // Two servers lock the same rows in the same order. Two old minutes may have become one.
  await sql`
    insert into security_events (${columnNames(columns)})
    select minute, kind, account, address, sum(count) from ${manyRows(columns, rows)}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict on constraint security_events_once
    do update set count = security_events.count + excluded.count`.execute(db)
}
