import { sql } from 'kysely'
import { type StandingOut, standingOut, type TrailPeriod } from '#core/contract/trail-reviews.ts'
import type { Db } from '#server/database/connect.ts'
import { startOfDay, startOfNextDay } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'

const entryText = sql`entry`

/** A condition on an entry of the trail for each thing that stands out. */
const conditions: Record<StandingOut, ReturnType<typeof sql<boolean>>> = {
  'self-approved': sql`action = 'approved' and ${entryText} like '%Self-approved%'`,
  rights: sql`entity_type = 'user' and action in ('created', 'updated', 'activated')
    and (${entryText} like '%"field":"roles"%' or ${entryText} like '%"field":"extraPermissions"%' or action = 'activated')`,
  links: sql`entity_type = 'user' and action = 'invited'`,
  'ways-in': sql`entity_type = 'user' and (action = 'second_factor_removed' or action = 'updated'
    and (${entryText} like '%"field":"email"%' or ${entryText} ~ '"actionNotes":"(Linked|No longer linked) to '))`,
  settings: sql`action = 'settings_changed'`,
  'security-alerts': sql`action = 'security_alert'`,
  deletions: sql`action = 'deleted'`,
  lapsed: sql`action = 'approval_lapsed'`,
  'undone-sendings': sql`action = 'sending_undone'`,
  restores: sql`action = 'restored'`,
  'corrected-after-approval': sql`action = 'updated' and ${entryText} like '%"previousStatus":"approved-%'`,
}

const newestTold = 50

interface Days {
  readonly from: string
  readonly to: string
}

/** What stands out between two days, both included (UTC); `upTo` an entry where one is named. */
export async function readPeriod(db: Db | Tx, { from, to }: Days, upTo?: number): Promise<TrailPeriod> {
  const within = sql`at >= ${startOfDay(from)} and at < ${startOfNextDay(to)}
    and seq <= coalesce(${upTo ?? null}::bigint, seq)`
  const counts = standingOut.map(
    (what) => sql`count(*) filter (where ${conditions[what]})::int as ${sql.ref(what)},
      (array_agg(seq order by seq desc) filter (where ${conditions[what]}))[1:${sql.lit(newestTold)}] as ${sql.ref(`${what}/entries`)}`,
  )
  const { rows } = await sql<Record<string, unknown>>`
    select count(*)::int as entries, min(seq)::int as first_seq, max(seq)::int as last_seq,
      (array_agg(hash order by seq desc))[1] as last_hash,
      (select coalesce(sum(count), 0)::int from security_events
        where minute >= ${startOfDay(from)} and minute < ${startOfNextDay(to)}) as refused,
      ${sql.join(counts)}
    from audit_entries where ${within}`.execute(db)
  const row = rows[0] ?? {}
  return {
    from,
    to,
    entries: Number(row.entries ?? 0),
    firstSeq: (row.first_seq as number | null) ?? null,
    lastSeq: (row.last_seq as number | null) ?? null,
    lastHash: (row.last_hash as string | null) ?? null,
    refused: Number(row.refused ?? 0),
    found: standingOut.map((what) => ({
      what,
      count: Number(row[what] ?? 0),
      entries: ((row[`${what}/entries`] as (number | string)[] | null) ?? []).map(Number),
    })),
  }
}
