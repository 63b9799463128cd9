import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

/** What the hub has of a device for a market: its newest submission, or a record that has none. */
export interface HubDevice {
  readonly udiDi: string
  readonly name: string | null
  readonly submissionId: number | null
  readonly masterDiId: number | null
  /** It is meant for the market. */
  readonly isMeant: boolean
  readonly owners: readonly (string | null)[]
}

const text = (field: string): RawBuilder<string | null> => sql`document ->> ${sql.lit(field)}`
const ownersOf = (fields: readonly string[]) =>
  sql<(string | null)[]>`array[${sql.join(fields.map(text))}]::text[]`

/** Submissions last, the newest of each device behind the others. */
export async function devicesToCompare(
  db: Db,
  market: string,
  ownerFields: readonly string[],
): Promise<readonly HubDevice[]> {
  const records = await db
    .selectFrom('master_records')
    .select(['id', 'device_name', 'target_countries', text('udiDi').as('udi_di')])
    .select(ownersOf(ownerFields).as('owners'))
    .where('is_latest', '=', true)
    .where('status', '<>', 'deleted')
    .where(sql<boolean>`document ->> 'udiDi' is not null`)
    .where(
      sql<boolean>`not exists (select 1 from submissions
        where market = ${market} and submissions.device_number = master_records.device_number)`,
    )
    .orderBy('id')
    .execute()
  const submissions = await db
    .selectFrom('submissions')
    .select(['id', 'udi_di', 'device_name', 'master_di_id'])
    .select(ownersOf(ownerFields).as('owners'))
    .where('market', '=', market)
    .where('udi_di', 'is not', null)
    .orderBy('id')
    .execute()
  return [
    ...records.map((row) => ({
      udiDi: row.udi_di ?? '',
      name: row.device_name,
      submissionId: null,
      masterDiId: row.id,
      isMeant: row.target_countries.includes(market),
      owners: row.owners,
    })),
    ...submissions.map((row) => ({
      udiDi: row.udi_di ?? '',
      name: row.device_name,
      submissionId: row.id,
      masterDiId: row.master_di_id,
      isMeant: true,
      owners: row.owners,
    })),
  ]
}

export async function documentsOfSubmissions(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'document', 'dictionary'])
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute()
  return new Map(rows.map(({ id, document }) => [id, document]))
}

export async function documentsOfRecords(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('master_records')
    .select(['id', 'document', 'dictionary', 'source_data'])
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
