import type { Hub } from '#server/platform/hub.ts'
import { findAccount } from './account-queries.ts'
import { identityOf } from './identity-queries.ts'

/** Whether an account signs with the provider instead of a password. */
export async function signsWithProvider(hub: Hub, userId: number): Promise<boolean> {
  if (!hub.identityProvider) return false
  const row = await findAccount(hub.db, userId)
  const linked = await identityOf(hub.db, userId)
  return linked !== undefined && (row?.password_hash === '' || !mayUsePassword(hub, row?.username))
}

/** All accounts may, or one that is named. */
export function mayUsePassword({ identityProvider }: Hub, username: string | undefined): boolean {
  const named = identityProvider?.settings.localAccount
  return named === undefined || named.toLowerCase() === username?.toLowerCase()
}
