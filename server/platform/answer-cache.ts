import { type RawBuilder, sql } from 'kysely'
import type { AuditEntityType } from '#core/audit/audit-entry.ts'
import type { Db } from '#server/database/connect.ts'

/** A kind of audit entry, or the audit trail itself. */
type Kind = AuditEntityType | 'trail'
/** The kinds of audit entries an answer depends on. */
export type Kinds = Kind | readonly AuditEntityType[]

interface Kept {
  readonly stamp: number
  readonly answer: Promise<unknown>
}

/** Upper limit of cached answers. */
const maxKept = 1000
const kept = new WeakMap<Db, Map<string, Kept>>()

/**
 * The answer to a question about all things of a kind, such as how many a filter finds: worked out once for as
 * long as none of the kind changes. Every change writes an audit entry in its own transaction, so the newest
 * entry of the kind says whether there was one: an answer is never older than the records a client can read.
 * `question` tells answers of one kind apart.
 */
export async function askOnce<T>(
  db: Db,
  kind: Kinds,
  question: object | string,
  find: () => Promise<T>,
): Promise<T> {
  // Read the stamp before the query, so that an answer is never marked newer than it is.
  const stamp = await stampNow(db, kind)
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
  // Failures are not cached.
  asked.answer.catch(() => answers.delete(key))
  return asked.answer
}

/** Number of the newest entry of a kind: SQL, so that a statement can tell what it saw. */
export const newestEntry = (kind: Kinds): RawBuilder<number> =>
  kind === 'trail'
    ? sql<number>`(select coalesce(max(seq), 0) from audit_entries)`
    : typeof kind === 'string'
      ? sql<number>`(select coalesce(max(seq), 0) from audit_entries where entity_type = ${kind})`
      : sql<number>`greatest(${sql.join(kind.map((one) => newestEntry(one)))})`

export async function stampNow(db: Db, kind: Kinds): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select ${newestEntry(kind)} as seq`.execute(db)
  return rows[0]?.seq ?? 0
}
