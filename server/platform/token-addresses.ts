import { sql } from 'kysely'
import { type Hub, inTransaction, type Tx } from './hub.ts'
import { tellAdministrators } from './security-alerts.ts'

/** What this process knows already: most requests come from where the one before came from. */
const known = new WeakMap<Hub, Set<string>>()
const mostKnown = 10_000

interface UsedToken {
  readonly token_id: number
  readonly name: string
  readonly username: string
}

/** A program runs where it runs: a token from another address than before may be a stolen one, and administrators are told. */
export async function noteAddress(hub: Hub, token: UsedToken, address: string): Promise<void> {
  const subject = `${token.token_id}/${address}`
  const seen = known.get(hub) ?? new Set()
  if (seen.has(subject)) return
  if (seen.size >= mostKnown) seen.clear()
  known.set(hub, seen.add(subject))
  await inTransaction(hub, null, async (unit) => {
    if (await isFirst(unit.tx, token.token_id)) return remember(unit, subject)
    await tellAdministrators(
      hub,
      unit,
      {
        kind: 'token-from-new-address',
        text: `The API token ${token.name} of ${token.username} was used from ${address} for the first time.`,
        link: '/multi-app',
      },
      { subject, hours: 24 * 366 },
    )
  })
}

const kind = 'token-from-new-address'

/** The first address of a token is no news. */
async function isFirst(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from security_alerts where kind = ${kind} and subject like ${`${id}/%`} limit 1`.execute(tx)
  return rows.length === 0
}

async function remember(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  subject: string,
): Promise<void> {
  await sql`
    insert into security_alerts (kind, subject, told_at) values (${kind}, ${subject}, ${now})
    on conflict do nothing`.execute(tx)
}
