import type { AuditEvent } from '#core/audit/audit-entry.ts'
import type { JobRow } from '#server/database/job-tables.ts'

/** What is said of a job at its end; by its kind, unless it is an import. */
export interface JobWords {
  readonly noun: string
  /** How to do what is left of one that failed. */
  readonly rest: (job: Pick<JobRow, 'updates_job' | 'undoes_job'>) => string
  /** For the audit trail: what was done, and what became of the rows. */
  readonly entry: (job: JobCounts) => Pick<AuditEvent, 'action' | 'entityType'> & { readonly rows: string }
}

type JobCounts = Pick<JobRow, 'successful' | 'failed' | 'skipped' | 'updates_job' | 'undoes_job'>

export const importWords: JobWords = {
  noun: 'Import',
  // The remaining rows of an update or undo can still be processed.
  rest: ({ updates_job, undoes_job }) => {
    if (undoes_job !== null) return 'Undo the import again to complete it.'
    return updates_job === null
      ? 'Upload the same file again to complete it.'
      : 'Update the other rows again to complete it.'
  },
  entry: (job) => {
    const { action, saved, refused } = wordsOf(job)
    const rows = `${job.successful} ${saved}, ${job.failed} ${refused}, ${job.skipped} unchanged`
    return { action, entityType: 'import', rows }
  },
}

function wordsOf(job: Pick<JobRow, 'updates_job' | 'undoes_job'>) {
  if (job.undoes_job !== null) return { action: 'deleted', saved: 'deleted', refused: 'left' } as const
  if (job.updates_job !== null) return { action: 'updated', saved: 'updated', refused: 'refused' } as const
  return { action: 'imported', saved: 'saved', refused: 'refused' } as const
}
