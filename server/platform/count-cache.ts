import { sql } from 'kysely'
import type { AuditEntityType } from '#core/audit/audit-entry.ts'
import type { Db } from '#server/database/connect.ts'

interface Counted {
  readonly stamp: number
  readonly count: Promise<number>
}

/** More filters than anybody uses between two changes. */
const maxKept = 1000
const kept = new WeakMap<Db, Map<string, Counted>>()

/**
 * The number of things a filter finds, counted once for as long as none of their kind changes. Every change
 * writes an audit entry in its own transaction, so the newest entry of the kind says whether there was one:
 * a number is never older than the records a client can read.
 */
export async function countOnce(
  db: Db,
  kind: AuditEntityType,
  filter: object,
  count: () => Promise<number>,
): Promise<number> {
  // Before counting: what is committed in between is counted, and stamped as older than it is.
  const stamp = await newestEntry(db, kind)
  const counts = kept.get(db) ?? new Map<string, Counted>()
  kept.set(db, counts)
  const key = JSON.stringify([kind, filter])
  const known = counts.get(key)
  if (known?.stamp === stamp) return known.count
  const counted = { stamp, count: count() }
  counts.delete(key)
  counts.set(key, counted)
  if (counts.size > maxKept) counts.delete(counts.keys().next().value ?? '')
  // A failure is for those who wait for it, not for those who ask later.
  counted.count.catch(() => counts.delete(key))
  return counted.count
}

async function newestEntry(db: Db, kind: AuditEntityType): Promise<number> {
  const { rows } = await sql<{ seq: number | null }>`
    select max(seq) as seq from audit_entries where entity_type = ${kind}`.execute(db)
  return rows[0]?.seq ?? 0
}
