import { sql } from 'kysely'
import type { Certification, CertificationListQuery } from '#core/contract/certifications.ts'
import { certificationTemplateColumns } from '#core/imports/certification-row.ts'
import { dayAfter } from '#core/lifecycle/expiry.ts'
import type { Db } from '#server/database/connect.ts'
import { anywhere, personName } from '#server/database/expressions.ts'
import { madeByImport } from '#server/imports/imported-rows.ts'
import { type Condition, defineList, type FileColumn } from '#server/lists/list.ts'
import { equals, storedDocument } from '#server/lists/properties.ts'
import type { Hub, Tx, Unit } from '#server/platform/hub.ts'
import { certificationProperties, todayOf } from './certification-presenter.ts'

const ofOperator = <T>(column: string) =>
  sql<T>`(select ${sql.ref(column)} from operators where operators.id = certifications.operator_id)`

const derivedColumns = {
  operator_name: ofOperator<string>('name'),
  operator_srn: ofOperator<string | null>('srn'),
  created_by_name: personName('certifications.created_by'),
  updated_by_name: personName('certifications.updated_by'),
}

function selected(db: Db | Tx) {
  return db
    .selectFrom('certifications')
    .selectAll('certifications')
    .select([
      derivedColumns.operator_name.as('operator_name'),
      derivedColumns.operator_srn.as('operator_srn'),
      derivedColumns.created_by_name.as('created_by_name'),
      derivedColumns.updated_by_name.as('updated_by_name'),
    ])
}

export type CertificationRow = NonNullable<Awaited<ReturnType<typeof findAnyCertification>>>

/** Includes deleted ones. */
export async function findAnyCertification(db: Db | Tx, id: number) {
  return selected(db).where('certifications.id', '=', id).executeTakeFirst()
}

const isInSight = sql<boolean>`(not certifications.deleted and operator_id in (select id from operators where not deleted))`

/** Not deleted, and its operator is not deleted. */
export async function findCertification(db: Db | Tx, id: number): Promise<CertificationRow | undefined> {
  return selected(db).where('certifications.id', '=', id).where(isInSight).executeTakeFirst()
}

export async function lockCertification(tx: Tx, id: number): Promise<CertificationRow | undefined> {
  await tx.selectFrom('certifications').select('id').where('id', '=', id).forUpdate().execute()
  return findCertification(tx, id)
}

export async function lockCertifications(tx: Tx, ids: readonly number[]): Promise<CertificationRow[]> {
  if (ids.length === 0) return []
  await tx
    .selectFrom('certifications')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return selected(tx).where('certifications.id', 'in', ids).where(isInSight).execute()
}

export async function certificationsOf(tx: Tx, operatorIds: readonly number[]): Promise<CertificationRow[]> {
  if (operatorIds.length === 0) return []
  return selected(tx).where('operator_id', 'in', operatorIds).where(isInSight).execute()
}

export async function markCertificationDeleted(
  { tx, now }: Unit,
  id: number,
  reason: string,
  by: number,
): Promise<void> {
  await tx
    .updateTable('certifications')
    .set({ deleted: true, delete_reason: reason, updated_at: now, updated_by: by })
    .where('id', '=', id)
    .execute()
}

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
      validity: (wanted) => validOn(todayOf(hub), wanted),
    },
    search: (text) =>
      sql<boolean>`(certifications.search_text like ${anywhere(text)} or ${ofOperator('search_text')} like ${anywhere(text)})`,
    always: () => isInSight,
    // Certifications of deleted operators are hidden.
    changes: 'trail',
    changedAt: sql`certifications.updated_at`,
    file: { name: 'certifications', entityType: 'export', columns: fileColumns() },
  })

/** The condition for each validity filter; an unknown filter matches nothing. */
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
  // Own properties only, to exclude __proto__.
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
