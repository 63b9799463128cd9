import type { Submission, ValidationResults } from '#core/contract/submissions.ts'
import { presentDocument } from '#core/dictionary/document.ts'
import type { submissionFields } from '#core/dictionary/submission/index.ts'
import { submissionAllows } from '#core/lifecycle/submission-status.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'
import { fieldsOf } from './submission-fields.ts'
import type { SubmissionRow } from './submission-queries.ts'

/** A stored submission as clients see it, with what this person may do with it. */
export function presentSubmission(hub: Hub, row: SubmissionRow, actor: Actor): Submission {
  const may = (permission: Actor['permissions'][number]) => actor.permissions.includes(permission)
  const market = hub.marketOf(row.market)
  const files = market?.files ?? []
  return {
    ...(presentDocument(fieldsOf(market), row.document) as Pick<Submission, keyof typeof submissionFields>),
    id: row.id,
    targetCountries: [row.market],
    masterDiId: row.master_di_id,
    deviceNumber: row.device_number,
    versionNumber: row.version_number,
    status: row.status,
    revision: row.revision,
    validationResults: row.validation as ValidationResults | null,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    createdByName: row.created_by_name,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
    updatedByName: row.updated_by_name,
    abilities: {
      edit: may('edit-submissions'),
      validate: may('edit-submissions') && market !== undefined && submissionAllows('validate', row.status),
      download: may('export-data') && files.length > 0 && submissionAllows('download', row.status),
    },
    files: files.map(({ id, label, format }) => ({ id, label, format })),
  }
}
