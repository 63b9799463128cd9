import { sql } from 'kysely'
import type { DocumentVersion, Environment } from '#core/markets/exchange.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/** Documents that stay the same over their life: which files each has come to (decision D132). */

interface Asked {
  readonly market: string
  readonly environment: Environment
  /** What the register knows the things of the documents by. */
  readonly keys: readonly string[]
}

/** The latest file of each document, by its key. */
export async function lastDocuments(
  db: Db | Tx,
  { market, environment, keys }: Asked,
): Promise<ReadonlyMap<string, DocumentVersion>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; set_id: string; version: number }>`
    select distinct on (document_key) document_key as key, set_id, document_version as version
    from exports
    where market = ${market} and environment = ${environment} and document_key = any(${[...keys]}::text[])
    order by document_key, document_version desc`.execute(db)
  return new Map(rows.map(({ key, set_id, version }) => [key, { setId: set_id, version }]))
}

/** Arbitrary, but unique among the hub’s advisory locks. */
const documentsLock = 5_094_132

/** Versions are counted by one transaction after the other. */
export async function lockDocuments(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${documentsLock})`.execute(tx)
}
