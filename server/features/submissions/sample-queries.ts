import { sql } from 'kysely'
import { defaultMarket } from '#core/code-lists/markets.ts'
import type { Db } from '#server/database/connect.ts'

/** The newest record of each device, and how many submissions it has, by device number. */
export async function sampleSubmissionsThere(db: Db, deviceNumbers: readonly string[]) {
  const rows = await db
    .selectFrom('master_records')
    .select([
      'id',
      'device_number',
      sql<number>`(select count(*)::integer from submissions
        where submissions.device_number = master_records.device_number and market = ${defaultMarket})`.as(
        'submissions',
      ),
    ])
    .where('device_number', 'in', deviceNumbers)
    .where('is_latest', '=', true)
    .execute()
  return new Map(
    rows.map(({ id, device_number, submissions }) => [device_number, { masterDiId: id, submissions }]),
  )
}
