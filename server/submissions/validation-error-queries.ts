import { sql } from 'kysely'
import { isoCodeOf } from '#core/code-lists/markets.ts'
import type { ValidationError, ValidationErrorQuery } from '#core/contract/validation-errors.ts'
import type { RuleIssue } from '#core/rules/rule.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere } from '#server/database/expressions.ts'
import { columnNames, manyRows } from '#server/database/many-rows.ts'
import { defineList, type Properties } from '#server/lists/list.ts'
import { column, equals, instant, oneOf } from '#server/lists/properties.ts'
import type { Tx } from '#server/platform/hub.ts'

/** A finding as stored. Of a fix, only whether there is one is kept. */
type Finding = Omit<RuleIssue, 'fix'> & { readonly fix?: unknown }

/** What the last validation of a submission found. */
export interface FindingsOf {
  readonly submissionId: number
  readonly issues: readonly Finding[]
}

const findingColumns = {
  submission_id: 'int',
  rule_id: 'text',
  severity: 'text',
  field: 'text',
  message: 'text',
  has_fix: 'boolean',
} as const

/**
 * The errors of the last validation of each submission: what it no longer finds is resolved, what it still finds stays
 * as it is, what is new is added (decision D13).
 */
export async function replaceValidationErrors(tx: Tx, all: readonly FindingsOf[], now: Date): Promise<void> {
  if (all.length === 0) return
  const found = all.flatMap(({ submissionId, issues }) =>
    issues
      .filter(({ severity }) => severity !== 'info')
      .map(({ ruleId, severity, field, message, fix }) => ({
        ...{ submission_id: submissionId, rule_id: ruleId, severity, field, message },
        has_fix: fix !== undefined,
      })),
  )
  const byKey = new Map(found.map((row) => [keyOf(row), row]))
  const open = await tx
    .selectFrom('validation_errors')
    .select(['id', 'submission_id', 'rule_id', 'field', 'message', 'has_fix'])
    .where(
      'submission_id',
      'in',
      all.map(({ submissionId }) => submissionId),
    )
    .where('resolved', '=', false)
    .execute()
  const gone = open.filter((row) => !byKey.has(keyOf(row))).map(({ id }) => id)
  if (gone.length > 0) {
    await tx
      .updateTable('validation_errors')
      .set({ resolved: true, resolved_at: now })
      .where('id', 'in', gone)
      .execute()
  }
  // A remaining finding may have gained or lost a fix since the last validation.
  const turned = open.filter((row) => (byKey.get(keyOf(row))?.has_fix ?? row.has_fix) !== row.has_fix)
  if (turned.length > 0) {
    await tx
      .updateTable('validation_errors')
      .set({ has_fix: sql<boolean>`not has_fix` })
      .where(
        'id',
        'in',
        turned.map(({ id }) => id),
      )
      .execute()
  }
  const known = new Set(open.map(keyOf))
  const fresh = found.filter((row) => !known.has(keyOf(row)))
  if (fresh.length === 0) return
  await sql`
    insert into validation_errors (${columnNames(findingColumns)}, resolved, created_at)
    select ${columnNames(findingColumns)}, false, ${now}
    from ${manyRows(findingColumns, fresh)}`.execute(tx)
}

const keyOf = (row: { submission_id: number; rule_id: string; field: string | null; message: string }) =>
  JSON.stringify([row.submission_id, row.rule_id, row.field, row.message])

const ofRow = <T>(name: string) =>
  sql<T>`(select ${sql.ref(name)} from submissions where submissions.id = validation_errors.submission_id)`

/** The submission columns shown with a finding. */
const ofSubmission = {
  device_name: ofRow<string | null>('device_name'),
  basic_udi_di: ofRow<string | null>('basic_udi_di'),
  market: ofRow<string>('market'),
  master_di_id: ofRow<number | null>('master_di_id'),
}

const as = column<ValidationErrorRow>()

/** The properties of a finding in the API, with the columns each is read from. */
export const errorProperties: Properties<ValidationErrorRow, ValidationError> = {
  id: as('id'),
  submissionId: as('submission_id'),
  errorCode: as('rule_id'),
  errorMessage: as('message'),
  deviceName: as('device_name'),
  basicUdiDi: as('basic_udi_di'),
  country: as('market'),
  masterDiId: as('master_di_id'),
  fieldName: as('field'),
  severity: as('severity'),
  hasFix: as('has_fix'),
  resolved: as('resolved'),
  createdAt: instant<ValidationErrorRow>()('created_at'),
}

/** What validations found: open ones first, then the newest, unless sorted otherwise (decision D13). */
export const validationErrorList = defineList<ValidationErrorRow, ValidationError, ValidationErrorQuery>()({
  table: 'validation_errors',
  key: 'id',
  derived: ofSubmission,
  properties: errorProperties,
  sorts: {
    createdAt: { by: sql`created_at` },
    errorCode: { by: sql`rule_id collate "C"` },
    severity: { by: sql`severity collate "C"` },
    deviceName: { by: sql`coalesce(${ofSubmission.device_name}, '') collate "C"` },
    open: { by: sql`not resolved` },
  },
  defaultSort: '-open',
  filters: {
    submissionId: equals('submission_id'),
    country: (codes) =>
      sql`submission_id in (select id from submissions where ${oneOf('market')(codes.map(isoCodeOf))})`,
    errorCode: oneOf('rule_id'),
    severity: oneOf('severity'),
    resolved: (value) => sql`resolved = ${value === 'true'}`,
    hasFix: (value) => sql`has_fix = ${value === 'true'}`,
  },
  // Findings are written by the hub and need no folding; device names do.
  search: (text, { query }) =>
    sql`(lower(concat_ws(' ', rule_id, field, message)) like ${anywhere(query.search?.trim().toLowerCase() ?? '')}
      or submission_id in (select id from submissions where search_text like ${anywhere(text)}))`,
  changes: 'submission',
  file: {
    name: 'validation-errors',
    entityType: 'export',
    columns: [
      { header: 'Device Name', ...errorProperties.deviceName },
      { header: 'Basic UDI-DI', ...errorProperties.basicUdiDi },
      { header: 'Country', ...errorProperties.country },
      { header: 'Submission', ...errorProperties.submissionId },
      { header: 'Code', ...errorProperties.errorCode },
      { header: 'Severity', ...errorProperties.severity },
      { header: 'Field', ...errorProperties.fieldName },
      { header: 'Message', ...errorProperties.errorMessage },
      { header: 'Resolved', ...errorProperties.resolved },
      { header: 'Found At (UTC)', ...errorProperties.createdAt },
    ],
  },
})

export async function findValidationError(db: Db | Tx, id: number) {
  return db
    .selectFrom('validation_errors')
    .selectAll('validation_errors')
    .select([
      ofSubmission.device_name.as('device_name'),
      ofSubmission.basic_udi_di.as('basic_udi_di'),
      ofSubmission.market.as('market'),
      ofSubmission.master_di_id.as('master_di_id'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}
export type ValidationErrorRow = NonNullable<Awaited<ReturnType<typeof findValidationError>>>

export async function resolveValidationError(tx: Tx, id: number, actorId: number, now: Date): Promise<void> {
  await tx
    .updateTable('validation_errors')
    .set({ resolved: true, resolved_by: actorId, resolved_at: now })
    .where('id', '=', id)
    .execute()
}
