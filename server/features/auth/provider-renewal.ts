import { identityOf } from '#server/accounts/identity-queries.ts'
import { keepTokens, noteConfirmed, takeDue } from '#server/accounts/provider-session-queries.ts'
import { endSession } from '#server/accounts/user-session-queries.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Hub, inTransaction } from '#server/platform/hub.ts'
import { type IdentityProvider, ProviderEnded } from '#server/platform/identity/identity-provider.ts'
import type { DueSession } from '#server/platform/identity/session-renewals.ts'
import { openSecret } from '#server/platform/stored-secrets.ts'
import { rolesAgain } from './provider-account.ts'

/** A session of the provider lasts as long as the provider says so (decision D126). */

/** So long it goes on although the provider does not answer. */
const longestUnconfirmedMs = 8 * 3_600_000

/** Bound to the provider and the account: nobody else is asked about with it, and nowhere else. */
const aboutToken = ({ settings }: IdentityProvider, userId: number): string =>
  `refresh_token/${settings.issuer.href}/${userId}`

export function sealedTokens(
  { secrets }: Hub,
  provider: IdentityProvider,
  userId: number,
  given: { readonly idToken?: string | undefined; readonly refreshToken?: string | undefined },
): { idToken?: string; refreshToken?: string } {
  const { idToken, refreshToken } = given
  return {
    ...(idToken !== undefined && { idToken: secrets.seal(idToken, 'id_token') }),
    ...(refreshToken !== undefined && {
      refreshToken: secrets.seal(refreshToken, aboutToken(provider, userId)),
    }),
  }
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeDue>>>

/** Asks the provider, once for all who find the session due. Throws where it does not answer. */
export async function renewSession(hub: Hub, { sessionId }: DueSession): Promise<void> {
  const provider = hub.identityProvider
  const taken = provider ? await takeDue(hub.db, sessionId, hub.now()) : undefined
  if (!provider || !taken) return
  try {
    const over = await askAbout(hub, provider, taken)
    if (over) await end(hub, taken, over)
    else await noteConfirmed(hub.db, sessionId, hub.now())
  } catch (error) {
    if (error instanceof ProviderEnded) return end(hub, taken, error.message)
    const confirmedAt = taken.confirmed_at?.getTime() ?? 0
    if (hub.now().getTime() - confirmedAt > longestUnconfirmedMs) {
      await end(hub, taken, `${provider.settings.name} did not answer for 8 hours`)
    }
    throw error
  }
}

/** Why the session is over; undefined where it goes on. The new tokens are kept first: the old ones may be spent. */
async function askAbout(hub: Hub, provider: IdentityProvider, taken: Taken): Promise<string | undefined> {
  const { id, user_id } = taken
  const linked = await identityOf(hub.db, user_id)
  const token = openSecret(hub.secrets, taken.refresh_token ?? '', aboutToken(provider, user_id))
  if (!linked || token === null) return 'its refresh token cannot be used any more'
  const refreshed = await provider.refresh(token, linked.subject)
  const isKept = await keepTokens(hub.db, id, sealedTokens(hub, provider, user_id, refreshed))
  if (!isKept) {
    await provider.revoke(refreshed.refreshToken ?? token)
    return undefined
  }
  const groups = provider.settings.roles && (await refreshed.groups())
  const account = await rolesAgain(hub, provider, user_id, groups)
  return account instanceof Refusal ? account.message : undefined
}

async function end(hub: Hub, { id, user_id }: Taken, why: string): Promise<void> {
  await inTransaction(hub, null, async ({ tx, record }) => {
    if (!(await endSession(tx, user_id, id))) return
    const changesData = { actionNotes: `One session ended: ${why}` }
    record({ action: 'sessions_ended', entityType: 'user', entityId: user_id, changesData })
  })
}

/** What the provider gave for a session, sealed. */
interface Given {
  readonly id_token: string | null
  readonly refresh_token: string | null
}

/**
 * After signing out: nobody refreshes any more, and the browser ends the provider's session at the address. Undefined
 * where there is none, or the provider does not answer.
 */
export async function endAtProvider(hub: Hub, userId: number, given: Given): Promise<string | undefined> {
  const { identityProvider: provider, secrets } = hub
  if (!provider) return undefined
  const { id_token, refresh_token } = given
  const refreshToken = refresh_token && openSecret(secrets, refresh_token, aboutToken(provider, userId))
  if (refreshToken) {
    hub.jobs.start(() => provider.revoke(refreshToken), { kind: 'refresh token to revoke', routine: true })
  }
  const idToken = id_token && openSecret(secrets, id_token, 'id_token')
  return idToken ? provider.endAddress(idToken).catch(() => undefined) : undefined
}
