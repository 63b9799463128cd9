import type { Db } from '#server/database/connect.ts'

/** The submissions of a market that can be known again by their UDI-DI, the newest of each device last. */
export async function submissionsToCompare(db: Db, market: string) {
  return db
    .selectFrom('submissions')
    .select(['id', 'udi_di', 'device_name', 'master_di_id', 'document', 'dictionary'])
    .where('market', '=', market)
    .where('udi_di', 'is not', null)
    .orderBy('id')
    .execute()
}
