import { sql } from 'kysely'
import { isoCodeOf } from '#core/code-lists/markets.ts'
import type { ActorListQuery, Actor as Operator } from '#core/contract/actors.ts'
import { operatorFields } from '#core/dictionary/operator/index.ts'
import { operatorTemplateColumns } from '#core/imports/operator-row.ts'
import { madeByImport } from '#server/imports/imported-row-queries.ts'
import { defineList, type FileColumn } from '#server/lists/list.ts'
import { contains, oneOf, storedDocument } from '#server/lists/properties.ts'
import { isNamedFormerly } from '#server/operators/former-code-queries.ts'
import { operatorProperties } from './operator-presenter.ts'
import { derivedColumns, type OperatorRow } from './operator-queries.ts'

/** Economic operators. */
export const operatorList = defineList<OperatorRow, Operator, ActorListQuery>()({
  table: 'operators',
  key: 'id',
  dictionary: 'operator',
  derived: derivedColumns,
  properties: operatorProperties,
  sorts: {
    name: { by: sql`name_key` },
    type: { by: sql`actor_type collate "C"` },
    srn: { by: sql`srn collate "C"`, emptyLast: true },
    country: { by: sql`country collate "C"`, emptyLast: true },
    status: { by: sql`(not is_active)` },
    updatedAt: { by: sql`operators.updated_at` },
    createdAt: { by: sql`operators.created_at` },
  },
  defaultSort: 'name',
  filters: {
    type: oneOf('actor_type'),
    country: (codes) => oneOf('country')(codes.map(isoCodeOf)),
    status: (status) => sql<boolean>`is_active = ${status === 'active'}`,
    namedFormerly: () => isNamedFormerly,
    importId: madeByImport('operators.id', ['operators']),
  },
  search: contains('search_text'),
  always: () => sql<boolean>`not deleted`,
  changes: ['operator', 'submission', 'device-link', 'master-di'],
  changedAt: sql`operators.updated_at`,
  file: { name: 'economic-operators', entityType: 'export', columns: fileColumns() },
})

/** The columns of the template, so that the file can be filled in further and uploaded again. */
function fileColumns(): FileColumn<OperatorRow>[] {
  const known: readonly string[] = Object.keys(operatorFields)
  return operatorTemplateColumns
    .filter((column) => known.includes(column))
    .map((column) => ({ header: column, from: storedDocument, value: ({ document }) => document[column] }))
}
