import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { personName } from '#server/database/expressions.ts'
import type { Tx } from '#server/platform/hub.ts'
import { certificationThing, renewalOf } from '#server/renewals/renewal-state-queries.ts'

export const ofOperator = <T>(column: string) =>
  sql<T>`(select ${sql.ref(column)} from operators where operators.id = certifications.operator_id)`

export const derivedColumns = {
  operator_name: ofOperator<string>('name'),
  operator_srn: ofOperator<string | null>('srn'),
  renewal: renewalOf(certificationThing),
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
      derivedColumns.renewal.as('renewal'),
      derivedColumns.created_by_name.as('created_by_name'),
      derivedColumns.updated_by_name.as('updated_by_name'),
    ])
}

export type CertificationRow = NonNullable<Awaited<ReturnType<typeof findAnyCertification>>>

/** Includes deleted ones. */
export async function findAnyCertification(db: Db | Tx, id: number) {
  return selected(db).where('certifications.id', '=', id).executeTakeFirst()
}

export const isInSight = sql<boolean>`(not certifications.deleted and operator_id in (select id from operators where not deleted))`

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
