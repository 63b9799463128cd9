import { sql } from 'kysely'
import type { ValidationError, ValidationErrorQuery } from '#core/contract/validation-errors.ts'
import type { RuleIssue } from '#core/rules/rule.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere } from '#server/database/expressions.ts'
import { defineList, type Properties } from '#server/lists/list.ts'
import { column, equals, instant } from '#server/lists/properties.ts'
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

const as = column<ValidationErrorRow>()

/** What clients see of a finding, each with the columns it is made of. */
export const errorProperties: Properties<ValidationErrorRow, ValidationError> = {
  id: as('id'),
  submissionId: as('submission_id'),
  errorCode: as('rule_id'),
  errorMessage: as('message'),
  fieldName: as('field'),
  severity: as('severity'),
  resolved: as('resolved'),
  createdAt: instant<ValidationErrorRow>()('created_at'),
}

/** What validations found: open ones first, then the newest, unless sorted otherwise (decision D13). */
export const validationErrorList = defineList<ValidationErrorRow, ValidationError, ValidationErrorQuery>()({
  table: 'validation_errors',
  key: 'id',
  properties: errorProperties,
  sorts: { createdAt: { by: sql`created_at` }, open: { by: sql`not resolved` } },
  defaultSort: '-open',
  filters: { submissionId: equals('submission_id') },
  // Not folded: a finding is written by the hub.
  search: (_, { query }) =>
    sql`lower(concat_ws(' ', rule_id, field, message)) like ${anywhere(query.search?.trim().toLowerCase() ?? '')}`,
  changes: 'submission',
})

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
