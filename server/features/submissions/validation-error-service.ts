import type { ValidationError } from '#core/contract/validation-errors.ts'
import { presentWhole } from '#server/lists/selection.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Actor, type Hub, inTransaction } from '#server/platform/hub.ts'
import {
  errorProperties,
  findValidationError,
  resolveValidationError,
  type ValidationErrorRow,
} from './validation-error-queries.ts'

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
  if (row.resolved) return present(row, actor)
  return inTransaction(hub, actor, async ({ tx, now, record }) => {
    await resolveValidationError(tx, row.id, actor.id, now)
    record({
      action: 'updated',
      entityType: 'submission',
      entityId: row.submission_id,
      changesData: { actionNotes: `Marked ${row.rule_id} as resolved: ${row.message}` },
    })
    return present({ ...row, resolved: true }, actor)
  })
}

const present = (row: ValidationErrorRow, actor: Actor): ValidationError =>
  presentWhole(row, actor, errorProperties)
