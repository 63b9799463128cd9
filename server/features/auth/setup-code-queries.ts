import { randomInt } from 'node:crypto'
import type { Db } from '#server/database/connect.ts'
import type { Tx } from '#server/platform/hub.ts'

/**
 * The code that the first account of a hub needs where others can reach it (decision D47): who reads what the server
 * prints is its owner. One for all servers of a hub, gone with the first account.
 */

const purpose = 'setup-code'

/** Alphabet without easily confused characters. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')

export async function setupCode(db: Db | Tx): Promise<string> {
  await db
    .insertInto('hub_keys')
    .values({ purpose, key: `${part()}-${part()}-${part()}` })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute()
  const { key } = await db
    .selectFrom('hub_keys')
    .select('key')
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  return key
}

export async function endSetupCode(tx: Tx): Promise<void> {
  await tx.deleteFrom('hub_keys').where('purpose', '=', purpose).execute()
}
