import type { ValidationError } from '#core/contract/validation-errors.ts'
import { notFound } from '#server/platform/errors.ts'
import type { Page } from '#server/platform/http.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import {
  countValidationErrors,
  findValidationError,
  listValidationErrors,
  resolveValidationError,
  type ValidationErrorRow,
} from './validation-error-queries.ts'

interface Query {
  readonly submissionId?: number
  readonly search?: string
  readonly sort?: string
  readonly limit?: number
  readonly offset?: number
}

export async function listErrors(hub: Hub, query: Query): Promise<Page<ValidationError>> {
  const { offset = 0, limit, sort, ...filter } = query
  const total = await countValidationErrors(hub.db, filter)
  const rows = await listValidationErrors(hub.db, filter, { sort, limit, offset })
  return { total, items: rows.map(present) }
}

export async function loadError(hub: Hub, id: number): Promise<ValidationErrorRow> {
  const row = await findValidationError(hub.db, id)
  if (!row) throw notFound('Validation error not found')
  return row
}

export async function resolveError(
  hub: Hub,
  actor: Actor,
  row: ValidationErrorRow,
): Promise<ValidationError> {
  if (row.resolved) return present(row)
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    await resolveValidationError(tx, row.id, actor.id, now)
    record({
      action: 'updated',
      entityType: 'submission',
      entityId: row.submission_id,
      changesData: { actionNotes: `Marked ${row.rule_id} as resolved: ${row.message}` },
    })
    return present({ ...row, resolved: true })
  })
}

function present(row: ValidationErrorRow): ValidationError {
  return {
    id: row.id,
    submissionId: row.submission_id,
    errorCode: row.rule_id,
    errorMessage: row.message,
    fieldName: row.field,
    severity: row.severity,
    resolved: row.resolved,
    createdAt: row.created_at.toISOString(),
  }
}
