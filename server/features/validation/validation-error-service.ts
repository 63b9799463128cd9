import type { ValidationError } from '#core/contract/validation-errors.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import {
  errorProperties,
  findValidationError,
  resolveValidationError,
  type ValidationErrorRow,
} from '#server/submissions/validation-error-queries.ts'

export async function loadError(hub: Hub, id: number): Promise<ValidationErrorRow> {
  const row = await findValidationError(hub.db, id)
  if (!row) throw notFound('Validation error not found')
  return row
}

export async function resolveError(
  hub: Hub,
  actor: Actor,
  row: ValidationErrorRow,
  given: string | null | undefined,
): Promise<ValidationError> {
  if (row.resolved) return present(row, actor)
  const reason = given?.trim() || null
  if (row.severity === 'error' && reason === null) {
    throw invalid([
      { path: 'reason', message: 'State why this error is resolved; the reason is kept in the audit trail' },
    ])
  }
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    await resolveValidationError(tx, row.id, actor.id, now)
    record({
      action: 'updated',
      entityType: 'submission',
      entityId: row.submission_id,
      changeReason: reason,
      changesData: { actionNotes: `Marked ${row.rule_id} as resolved: ${row.message}` },
    })
    return present({ ...row, resolved: true }, actor)
  })
}

const present = (row: ValidationErrorRow, actor: Actor): ValidationError =>
  presentWhole(row, actor, errorProperties)
