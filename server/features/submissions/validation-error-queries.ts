import { sql } from 'kysely'
import type { RuleIssue } from '#core/rules/rule.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'

/**
 * The errors of the last validation: what it no longer finds is resolved, what it still finds stays as it
 * is, what is new is added (decision D13).
 */
export async function replaceValidationErrors(
  tx: Tx,
  submissionId: number,
  issues: readonly Omit<RuleIssue, 'fix'>[],
  now: Date,
): Promise<void> {
  const errors = issues.filter((issue) => issue.severity !== 'info')
  const open = await tx
    .selectFrom('validation_errors')
    .select(['id', 'rule_id', 'field', 'message'])
    .where('submission_id', '=', submissionId)
    .where('resolved', '=', false)
    .execute()
  const keyOf = (entry: { ruleId: string; field: string | null; message: string }) =>
    JSON.stringify([entry.ruleId, entry.field, entry.message])
  const found = new Set(errors.map(keyOf))
  const known = new Set(open.map((row) => keyOf({ ...row, ruleId: row.rule_id })))
  const gone = open.filter((row) => !found.has(keyOf({ ...row, ruleId: row.rule_id }))).map((row) => row.id)
  if (gone.length > 0) {
    await tx
      .updateTable('validation_errors')
      .set({ resolved: true, resolved_at: now })
      .where('id', 'in', gone)
      .execute()
  }
  const fresh = errors.filter((issue) => !known.has(keyOf(issue)))
  if (fresh.length === 0) return
  await tx
    .insertInto('validation_errors')
    .values(
      fresh.map((issue) => ({
        submission_id: submissionId,
        rule_id: issue.ruleId,
        severity: issue.severity,
        field: issue.field,
        message: issue.message,
        resolved: false,
        resolved_by: null,
        resolved_at: null,
        created_at: now,
      })),
    )
    .execute()
}

export interface ErrorFilter {
  readonly submissionId?: number
  readonly search?: string
}

/** The conditions of a filter, for the list and its count alike. */
function conditions({ submissionId, search }: ErrorFilter) {
  const parts = [sql<boolean>`true`]
  // As bigint: a number no submission can have finds nothing, instead of failing.
  if (submissionId !== undefined) parts.push(sql<boolean>`submission_id = ${submissionId}::bigint`)
  const text = search?.trim().toLowerCase()
  if (text) {
    parts.push(sql<boolean>`lower(concat_ws(' ', rule_id, field, message)) like ${anywhere(text)}`)
  }
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}

const orders: Record<string, ReturnType<typeof sql<unknown>>> = {
  createdAt: sql`created_at, id`,
  '-createdAt': sql`created_at desc, id desc`,
}

/** Open ones first, then the newest, unless sorted otherwise. */
export async function listValidationErrors(
  db: Db,
  filter: ErrorFilter,
  page: { readonly sort?: string; readonly limit?: number; readonly offset: number },
) {
  const { rows } = await sql<ValidationErrorRow>`
    select * from validation_errors where ${conditions(filter)}
    order by ${orders[page.sort ?? ''] ?? sql`resolved, id desc`}
    limit ${page.limit ?? null}::int offset ${page.offset}::int`.execute(db)
  return rows
}

export async function countValidationErrors(db: Db, filter: ErrorFilter): Promise<number> {
  const row = await db
    .selectFrom('validation_errors')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(conditions(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function findValidationError(db: Db | Tx, id: number) {
  return db.selectFrom('validation_errors').selectAll().where('id', '=', id).executeTakeFirst()
}
export type ValidationErrorRow = NonNullable<Awaited<ReturnType<typeof findValidationError>>>

export async function resolveValidationError(tx: Tx, id: number, actorId: number, now: Date): Promise<void> {
  await tx
    .updateTable('validation_errors')
    .set({ resolved: true, resolved_by: actorId, resolved_at: now })
    .where('id', '=', id)
    .execute()
}
