import { sql } from 'kysely'
import type { Environment } from '#core/markets/exchange.ts'
import type { Db } from '#server/database/connect.ts'

export interface AcceptanceRow {
  readonly market: string
  readonly environment: Environment
  readonly accepted: number
  readonly refused: number
  readonly last_at: Date | null
  readonly last_file: number | null
  readonly last_name: string | null
  readonly by_answer: boolean | null
}

/** What became of the submissions in files of this hub, by market and environment, with the newest acceptance. */
export async function acceptanceRows(db: Db): Promise<readonly AcceptanceRow[]> {
  const { rows } = await sql<AcceptanceRow>`
    with answered as (
      select exports.market, attempts.environment, attempts.outcome, attempts.answered_at, attempts.export_id
      from attempts join exports on exports.id = attempts.export_id
      where attempts.outcome in ('accepted', 'rejected')
    ), newest as (
      select distinct on (market, environment) market, environment, answered_at, export_id
      from answered where outcome = 'accepted'
      order by market, environment, answered_at desc, export_id desc
    )
    select counted.*, newest.answered_at as last_at, newest.export_id as last_file, exports.file_name as last_name,
      exists (select from answers where answers.export_id = newest.export_id) as by_answer
    from (
      select market, environment, count(*) filter (where outcome = 'accepted')::int as accepted,
        count(*) filter (where outcome = 'rejected')::int as refused
      from answered group by market, environment
    ) counted
    left join newest using (market, environment)
    left join exports on exports.id = newest.export_id`.execute(db)
  return rows
}

/** What went through connections, by their kind and environment. */
export async function connectionRows(db: Db) {
  const { rows } = await sql<{
    readonly kind: string
    readonly environment: Environment
    readonly handed_over: number
    readonly answered: number
    readonly last_answer: Date | null
  }>`
    select connections.kind, connections.environment,
      count(*) filter (where state in ('handed-over', 'delivered', 'answered', 'unknown'))::int as handed_over,
      count(*) filter (where state = 'answered')::int as answered,
      max(transmissions.updated_at) filter (where state = 'answered') as last_answer
    from transmissions join connections on connections.id = transmissions.connection_id
    group by connections.kind, connections.environment
    order by connections.kind, connections.environment`.execute(db)
  return rows
}
