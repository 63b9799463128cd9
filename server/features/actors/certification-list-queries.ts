import { sql } from 'kysely'
import type { Certification, CertificationListQuery } from '#core/contract/certifications.ts'
import { certificationTemplateColumns } from '#core/imports/certification-row.ts'
import { dayAfter } from '#core/lifecycle/expiry.ts'
import { anywhere } from '#server/database/expressions.ts'
import { madeByImport } from '#server/imports/imported-row-queries.ts'
import { type Condition, defineList, type FileColumn } from '#server/lists/list.ts'
import { equals, storedDocument } from '#server/lists/properties.ts'
import { todayOf } from '#server/platform/day.ts'
import type { Hub } from '#server/platform/hub.ts'
import { certificationProperties } from './certification-presenter.ts'
import { type CertificationRow, derivedColumns, isInSight, ofOperator } from './certification-queries.ts'

/** Certifications of all operators. */
export const certificationList = (hub: Pick<Hub, 'now'>) =>
  defineList<CertificationRow, Certification, CertificationListQuery>()({
    table: 'certifications',
    key: 'id',
    dictionary: 'certification',
    derived: derivedColumns,
    properties: certificationProperties(hub),
    sorts: {
      expiryDate: { by: sql`expiry_date collate "C"`, emptyLast: true },
      issueDate: { by: sql`issue_date collate "C"`, emptyLast: true },
      operatorName: { by: ofOperator('name_key') },
      certificationType: { by: sql`certification_type collate "C"` },
      certificationNumber: { by: sql`number_key` },
      updatedAt: { by: sql`certifications.updated_at` },
    },
    defaultSort: 'expiryDate',
    filters: {
      operatorId: equals('operator_id'),
      importId: madeByImport('certifications.id', ['certifications']),
      renewal: (wanted) =>
        wanted === 'none'
          ? sql<boolean>`${derivedColumns.renewal} is null`
          : sql<boolean>`${derivedColumns.renewal} is not null`,
      validity: (wanted) => validOn(todayOf(hub), wanted),
    },
    search: (text) =>
      sql<boolean>`(certifications.search_text like ${anywhere(text)} or ${ofOperator('search_text')} like ${anywhere(text)})`,
    always: () => isInSight,
    // An operator that goes takes its own along.
    changes: 'trail',
    changedAt: sql`certifications.updated_at`,
    file: { name: 'certifications', entityType: 'export', columns: fileColumns() },
  })

/** The conditions of each word of validity; another word finds nothing. */
function validOn(today: string, wanted: readonly string[]): Condition {
  const soon = dayAfter(today, 30)
  const later = dayAfter(today, 90)
  const conditions: Readonly<Record<string, Condition>> = {
    'no-expiry': sql<boolean>`expiry_date is null`,
    expired: sql<boolean>`expiry_date < ${today}`,
    'within-30-days': sql<boolean>`expiry_date between ${today} and ${soon}`,
    'within-90-days': sql<boolean>`(expiry_date > ${soon} and expiry_date <= ${later})`,
    valid: sql<boolean>`expiry_date > ${later}`,
  }
  // Own words only: every object has a __proto__.
  const known = wanted.flatMap((word) => (Object.hasOwn(conditions, word) ? (conditions[word] ?? []) : []))
  return known.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(known, sql` or `)})`
}

function fileColumns(): FileColumn<CertificationRow>[] {
  return certificationTemplateColumns.map((header): FileColumn<CertificationRow> => {
    if (header === 'operatorName')
      return { header, from: ['operator_name'], value: (row) => row.operator_name }
    if (header === 'operatorSrn') return { header, from: ['operator_srn'], value: (row) => row.operator_srn }
    return { header, from: storedDocument, value: ({ document }) => document[header] }
  })
}
