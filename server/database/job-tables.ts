import type { Generated, Selectable } from 'kysely'
import type { ImportErrorKind, JobStatus, LabelledChange } from '#core/contract/imports.ts'
import type { Permission, Role } from '#core/lifecycle/permissions.ts'
import type { Json } from './column-types.ts'

/** The tables of long jobs, as the queries see them. */

/** What any server of the database needs to know to go on with a job. */
export interface JobTask {
  /** Who asked for it, and what that person, or the token, was allowed then. */
  readonly by: {
    readonly name: string
    readonly roles: readonly Role[]
    readonly permissions: readonly Permission[]
    readonly byToken?: true
  }
  /** Without this permission the job does not go on. */
  readonly needs: Permission
  /** SHA-256 of the file it is about, as it was uploaded. */
  readonly fileHash?: string
  /** What its kind has to know besides. */
  readonly details: unknown
}

export interface JobsTable {
  id: Generated<number>
  kind: string
  file_name: string
  status: JobStatus
  recognised: string
  unread_columns: string[]
  /** In the same order as the columns; blank where no reason is known. */
  unread_reasons: Generated<string[]>
  done: number
  total: number | null
  successful: number
  failed: number
  skipped: number
  message: string | null
  created_at: Date
  created_by: number
  finished_at: Date | null
  /** Null where the job began before this was kept. */
  task: Json<JobTask | null>
  /** By the clock of the database: whoever has the job renews it. Nobody takes a waiting job before it, either. */
  lease_until: Generated<Date>
  /** How often the job was taken: who has an earlier turn has lost it. */
  turn: Generated<number>
  /** How often it was taken since it last got any further. */
  stalled: Generated<number>
  /** The row of the import that an update, or an undo, came to last. */
  position: number | null
  /** The import whose rows this job takes over. */
  updates_job: number | null
  /** Rows that said otherwise than the hub; of them those that can be taken over, and those that were. */
  other_values: Generated<number>
  updatable: Generated<number>
  updated: Generated<number>
  /** Rows that were saved with values that cannot be right. */
  found_rows: Generated<number>
  /** The import whose records this job takes back. */
  undoes_job: number | null
  /** Records it made; of them those that were taken back. */
  created_rows: Generated<number>
  undone_rows: Generated<number>
}

export type JobRow = Selectable<JobsTable>

/** The rows of an upload, until the job has ended. */
export interface JobPiecesTable {
  job_id: number
  place: number
  bytes: Buffer
}

export interface JobFindingsTable {
  id: Generated<number>
  job_id: number
  row: number
  field: string | null
  message: string
}

export interface JobErrorsTable {
  id: Generated<number>
  job_id: number
  row: number
  field: string | null
  message: string
  kind: ImportErrorKind | null
}

export interface JobOtherValuesTable {
  id: Generated<number>
  job_id: number
  /** Of the file. */
  row: number
  record_id: number
  /** Which record that is, for people. */
  subject: string
  changes: Json<LabelledChange[]>
  /** Why it cannot be updated. */
  problem: string | null
  updated_by_job: number | null
}

export interface ImportedRowsTable {
  job_id: number
  /** Of the file. */
  row: number
  /** What it became, of the noun of the job's kind. */
  record_id: number
  undone_by_job: number | null
}
