import type { Selectable } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import type { ApiTokensTable } from '#server/database/integration-tables.ts'
import type { Tx } from '#server/platform/hub.ts'

/** With whose it is. */
export type TokenRow = Omit<Selectable<ApiTokensTable>, 'token_hash'> & {
  first_name: string
  last_name: string
  is_active: boolean
}

function selected(db: Db | Tx) {
  return db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['api_tokens.id', 'user_id', 'name', 'scope', 'api_tokens.created_at', 'expires_on'])
    .select(['last_used_at', 'revoked_at', 'first_name', 'last_name', 'is_active'])
}

/** Newest first; of one person, or of all. */
export async function tokenRows(db: Db, userId: number | null): Promise<TokenRow[]> {
  let reading = selected(db).orderBy('api_tokens.id', 'desc').limit(1000)
  if (userId !== null) reading = reading.where('user_id', '=', userId)
  return reading.execute()
}

export async function tokenRow(db: Db | Tx, id: number): Promise<TokenRow | undefined> {
  return selected(db).where('api_tokens.id', '=', id).executeTakeFirst()
}

export async function liveTokens(tx: Tx, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('api_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
