import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { trailLock } from './audit.ts'

export type Link = Awaited<ReturnType<typeof linksAfter>>[number]

const linkColumns = [
  'seq',
  'at',
  'actor_id',
  'action',
  'entity_type',
  'entity_id',
  'import_id',
  'entry',
  'previous_hash',
  'hash',
  'search_text',
  'former_names',
] as const

async function linksAfter(db: Db, seq: number, limit: number) {
  return db
    .selectFrom('audit_entries')
    .select(linkColumns)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** Every entry of the hub as it is stored, oldest first, in slices of a query each: nothing stays open. */
export async function* eachSlice(db: Db, size: number): AsyncGenerator<readonly Link[]> {
  for (let last = Number.MIN_SAFE_INTEGER; ; ) {
    const slice = await linksAfter(db, last, size)
    yield slice
    if (slice.length < size) return
    last = slice.at(-1)?.seq ?? last
  }
}

/** The last entry, and how many there are. */
export async function newestEntry(
  db: Db,
): Promise<{ readonly seq: number; readonly hash: string; readonly entries: number } | undefined> {
  return db
    .selectFrom('audit_entries')
    .select(['seq', 'hash', sql<number>`(select count(*) from audit_entries)`.as('entries')])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function hashOfEntry(db: Db, seq: number): Promise<string | undefined> {
  const row = await db.selectFrom('audit_entries').select('hash').where('seq', '=', seq).executeTakeFirst()
  return row?.hash
}

/** Of the digests stored with each entry of these: what the entry has to have as `states`. */
export async function statesHashes(
  db: Db,
  after: number,
  upTo: number,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ seq: number; hash: string }>`
    select seq, encode(sha256(convert_to(string_agg(table_name || E'\n' || states, E'\n\n' order by table_name
      collate "C"), 'UTF8')), 'hex') as hash
    from trail_states where seq > ${after} and seq <= ${upTo} group by seq`.execute(db)
  return new Map(rows.map(({ seq, hash }) => [seq, hash]))
}

/** The numbers of digests whose entry is not there. */
export async function statesBeyond(db: Db): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    select distinct seq from trail_states where not exists (
      select from audit_entries where audit_entries.seq = trail_states.seq) order by seq limit 20`.execute(db)
  return rows.map(({ seq }) => seq)
}

/** Held to the end of the transaction: nobody else appends meanwhile. */
export async function lockTrail(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${trailLock})`.execute(tx)
}

/** The last of the migrations the database has seen, with how many there are. */
export async function migrationsSeen(tx: Db): Promise<string> {
  const { rows } = await sql<{ seen: string }>`
    select max(name) || ' of ' || count(*) as seen from kysely_migration`.execute(tx)
  return rows[0]?.seen ?? ''
}

/** After which migration it was last recorded what is there; undefined where it never was. */
export async function lastRecorded(tx: Db): Promise<string | undefined> {
  const { rows } = await sql<{ seen: string }>`
    select change ->> 'to' as seen
    from audit_entries, jsonb_array_elements(entry::jsonb #> '{changesData,changes}') as change
    where action = 'recorded' and entity_type = 'audit-trail' and change ->> 'field' = 'migrations'
    order by seq desc limit 1`.execute(tx)
  return rows[0]?.seen
}

export async function newestSeq(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('audit_entries')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.seq
}
