import type { Migration } from 'kysely'
import * as peopleAndRecords from './001-people-and-records.ts'
import * as submissions from './002-submissions.ts'
import * as jobErrors from './003-job-errors.ts'

/** Forward only, in this order; a released migration is never edited. */
export const migrations: Record<string, Migration> = {
  '001-people-and-records': peopleAndRecords,
  '002-submissions': submissions,
  '003-job-errors': jobErrors,
}
