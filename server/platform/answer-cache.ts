import { sql } from 'kysely'
import type { AuditEntityType } from '#core/audit/audit-entry.ts'
import type { Db } from '#server/database/connect.ts'

interface Kept {
  readonly stamp: number
  readonly answer: Promise<unknown>
}

/** More questions than anybody asks between two changes. */
const maxKept = 1000
const kept = new WeakMap<Db, Map<string, Kept>>()

/**
 * The answer to a question about all things of a kind, such as how many a filter finds: worked out once for as
 * long as none of the kind changes. Every change writes an audit entry in its own transaction, so the newest
 * entry of the kind says whether there was one: an answer is never older than the records a client can read.
 * `question` tells answers of one kind apart; `trail` is the audit trail itself.
 */
export async function askOnce<T>(
  db: Db,
  kind: AuditEntityType | 'trail',
  question: object | string,
  find: () => Promise<T>,
): Promise<T> {
  // Before asking: what is committed in between is counted, and stamped as older than it is.
  const stamp = await newestEntry(db, kind)
  const answers = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, answers)
  const key = JSON.stringify([kind, question])
  const known = answers.get(key)
  // The same question has the same type of answer.
  if (known?.stamp === stamp) return known.answer as Promise<T>
  const asked = { stamp, answer: find() }
  answers.delete(key)
  answers.set(key, asked)
  if (answers.size > maxKept) answers.delete(answers.keys().next().value ?? '')
  // A failure is for those who wait for it, not for those who ask later.
  asked.answer.catch(() => answers.delete(key))
  return asked.answer
}

async function newestEntry(db: Db, kind: AuditEntityType | 'trail'): Promise<number> {
  const { rows } = await (kind === 'trail'
    ? sql<{ seq: number | null }>`select max(seq) as seq from audit_entries`
    : sql<{ seq: number | null }>`select max(seq) as seq from audit_entries where entity_type = ${kind}`
  ).execute(db)
  return rows[0]?.seq ?? 0
}
