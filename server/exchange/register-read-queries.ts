import { sql } from 'kysely'
import type { RegisterOutcome } from '#core/contract/list-filters.ts'
import type { Environment } from '#core/markets/exchange.ts'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'

/** What was taken out of a register: readings, the answers as they came, and the devices in them. */

const newLease = sql<Date>`clock_timestamp() + interval '90 seconds'`

const mostProblems = 100

export type ReadRow = NonNullable<Awaited<ReturnType<typeof findRead>>>

export async function findRead(db: Db | Tx, id: number) {
  return db
    .selectFrom('register_reads')
    .selectAll()
    .select([
      personName('register_reads.created_by').as('created_by_name'),
      // One whose server has died says so.
      sql<'running' | 'checked' | 'stored' | 'failed'>`case
        when status = 'running' and lease_until < clock_timestamp() then 'failed' else status end`.as(
        'status_now',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertRead(
  tx: Db | Tx,
  read: {
    readonly market: string
    readonly environment: Environment
    readonly source: 'files' | 'fetched'
    readonly actor: string | null
    readonly name: string
    readonly now: Date
    readonly actorId: number
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('register_reads')
    .values({
      market: read.market,
      environment: read.environment,
      source: read.source,
      actor: read.actor,
      name: read.name.slice(0, 255),
      recognised: '',
      status: 'running',
      done: 0,
      total: null,
      message: null,
      problems: '[]',
      lease_until: newLease,
      created_at: read.now,
      created_by: read.actorId,
      stored_at: null,
      stored_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function advanceRead(db: Db, id: number, done: number, total: number | null): Promise<void> {
  await db
    .updateTable('register_reads')
    .set({ done, total, lease_until: newLease })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}

/** Whoever reads it is at work, however long the register takes to answer. */
export async function renewRead(db: Db, id: number): Promise<void> {
  await db
    .updateTable('register_reads')
    .set({ lease_until: newLease })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}

export async function finishRead(
  db: Db | Tx,
  id: number,
  end: {
    readonly status: 'checked' | 'failed'
    readonly recognised: string
    readonly message: string | null
    readonly problems: readonly { readonly file: string; readonly message: string }[]
    readonly certificates?: { readonly kept: number; readonly changed: number }
  },
): Promise<void> {
  await db
    .updateTable('register_reads')
    .set({
      status: end.status,
      recognised: end.recognised.slice(0, 500),
      message: end.message,
      problems: JSON.stringify(end.problems.slice(0, mostProblems)),
      certificates: end.certificates?.kept ?? 0,
      certificates_changed: end.certificates?.changed ?? 0,
    })
    .where('id', '=', id)
    .execute()
}

export async function markStored(
  tx: Tx,
  id: number,
  stored: {
    readonly now: Date
    readonly actorId: number
    readonly problems: readonly { readonly file: string; readonly message: string }[]
  },
): Promise<void> {
  await tx
    .updateTable('register_reads')
    .set({
      status: 'stored',
      problems: JSON.stringify(stored.problems.slice(0, mostProblems)),
      stored_at: stored.now,
      stored_by: stored.actorId,
    })
    .where('id', '=', id)
    .execute()
}

export async function keepAnswer(
  db: Db | Tx,
  answer: {
    readonly readId: number
    readonly name: string
    readonly hash: string
    readonly bytes: Buffer
    readonly now: Date
  },
): Promise<void> {
  await db
    .insertInto('register_answers')
    .values({
      read_id: answer.readId,
      name: answer.name.slice(0, 255),
      hash: answer.hash,
      content: answer.bytes.toString('base64'),
      fetched_at: answer.now,
    })
    .execute()
}

/** The answers of the last reading of this actor that did not come to its end: what was asked is not asked again. */
export async function answersToGoOnWith(
  db: Db,
  asked: {
    readonly market: string
    readonly environment: Environment
    readonly actor: string
    readonly since: Date
  },
) {
  return db
    .selectFrom('register_answers')
    .innerJoin('register_reads', 'register_reads.id', 'read_id')
    .select(['register_answers.name', 'register_answers.content', 'register_answers.hash', 'fetched_at'])
    .where('register_reads.market', '=', asked.market)
    .where('register_reads.environment', '=', asked.environment)
    .where('register_reads.actor', '=', asked.actor)
    .where('register_reads.status', 'in', ['failed', 'running'])
    .where('fetched_at', '>', asked.since)
    .orderBy('register_answers.id')
    .execute()
}

export interface ReadCounts {
  readonly counts: Readonly<Partial<Record<RegisterOutcome, number>>>
  readonly devices: number
  readonly withMaster: number
  readonly lost: number
}

/** How many of each outcome a reading has, and how many new ones have a master record already. */
export async function countRead(db: Db | Tx, id: number): Promise<ReadCounts> {
  const { rows } = await sql<{ outcome: RegisterOutcome; count: number; with_master: number; lost: number }>`
    select outcome, count(*)::int as count,
      count(*) filter (where outcome = 'new' and exists (select 1 from master_records
        where is_latest and status <> 'deleted' and device_number = udi_di))::int as with_master,
      coalesce(sum(jsonb_array_length(lost)), 0)::int as lost
    from register_devices where read_id = ${id} group by outcome`.execute(db)
  return {
    counts: Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count])),
    devices: rows.reduce((sum, { count }) => sum + count, 0),
    withMaster: rows.reduce((sum, row) => sum + row.with_master, 0),
    lost: rows.reduce((sum, row) => sum + row.lost, 0),
  }
}
