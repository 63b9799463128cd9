import { type Selectable, sql } from 'kysely'
import type { JobListQuery, JobSummary } from '#core/contract/imports.ts'
import { anywhere } from '#server/database/expressions.ts'
import type { Schema } from '#server/database/schema.ts'
import { defineList } from '#server/lists/list.ts'
import { column, instant, oneOf } from '#server/lists/properties.ts'

type Row = Selectable<Schema['jobs']>
const as = column<Row>()

/** A person's uploads. */
export const jobList = defineList<Row, JobSummary, JobListQuery>()({
  table: 'jobs',
  key: 'id',
  properties: {
    id: as('id'),
    kind: as('kind'),
    status: as('status'),
    fileName: as('file_name'),
    createdAt: instant<Row>()('created_at'),
    updatesJob: as('updates_job'),
    undoesJob: as('undoes_job'),
    total: as('total'),
    successful: as('successful'),
    failed: as('failed'),
    skipped: as('skipped'),
    otherValues: as('other_values'),
    created: as('created_rows'),
    undone: as('undone_rows'),
  },
  sorts: { createdAt: { by: sql`created_at` } },
  defaultSort: '-createdAt',
  filters: { kind: oneOf('kind') },
  search: (text) => sql<boolean>`lower(file_name) like ${anywhere(text)}`,
  always: (viewer) => sql<boolean>`created_by = ${viewer.id}`,
  changes: null,
})
