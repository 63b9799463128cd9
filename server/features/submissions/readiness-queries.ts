import type { Db } from '#server/database/connect.ts'
import { standingColumns } from '#server/exchange/standing.ts'

/** What copying a record would take. */
export async function masterToCopy(db: Db, id: number) {
  return db
    .selectFrom('master_records')
    .select(['document', 'dictionary', 'source_data', 'target_countries'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The newest submission of a record in each market it has one for, by the market's code. */
export async function latestSubmissions(db: Db, masterDiId: number) {
  const rows = await db
    .selectFrom('submissions')
    .distinctOn('market')
    .select(['market', 'id', 'status', 'document', 'dictionary', standingColumns.standing.as('standing')])
    .where('master_di_id', '=', masterDiId)
    .orderBy('market')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.market, row]))
}
