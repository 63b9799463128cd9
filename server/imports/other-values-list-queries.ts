import { type Selectable, sql } from 'kysely'
import type { OtherValuesQuery, RowWithOtherValues } from '#core/contract/imports.ts'
import { anywhere } from '#server/database/expressions.ts'
import type { Schema } from '#server/database/schema.ts'
import { defineList } from '#server/lists/list.ts'

type Row = Selectable<Schema['job_other_values']>

/** Rows of one import that say otherwise than their records. */
export const otherValuesList = defineList<Row, RowWithOtherValues, OtherValuesQuery & { jobId: number }>()({
  table: 'job_other_values',
  key: 'id',
  properties: {
    id: { from: ['id'], value: (row) => row.id },
    row: { from: ['row'], value: (row) => row.row },
    recordId: { from: ['record_id'], value: (row) => row.record_id },
    subject: { from: ['subject'], value: (row) => row.subject },
    changes: { from: ['changes'], value: (row) => row.changes },
    problem: { from: ['problem'], value: (row) => row.problem },
    updated: { from: ['updated_by_job'], value: (row) => row.updated_by_job !== null },
  },
  sorts: { row: { by: sql`row` } },
  defaultSort: 'row',
  filters: { jobId: (id) => sql<boolean>`job_id = ${id}` },
  search: (text) => sql<boolean>`lower(subject) like ${anywhere(text)}`,
  changes: null,
})
