import { invalid } from '#server/platform/errors.ts'
import type { Actor, Hub } from '#server/platform/hub.ts'

/** Judges the password of who signs, and counts wrong ones as a sign-in does. */
export type ConfirmPassword = (hub: Hub, actor: Actor, password: string, address: string) => Promise<boolean>

export interface Signing {
  readonly password: string | null
  /** From where, for the count of wrong passwords. */
  readonly address: string
  readonly confirm: ConfirmPassword
}

/** Refuses whoever does not sign with her own password. */
export async function requireSignature(
  hub: Hub,
  actor: Actor,
  { password, address, confirm }: Signing,
): Promise<void> {
  if (!password) throw invalid([{ path: 'password', message: 'Enter your password to sign the decision' }])
  if (await confirm(hub, actor, password, address)) return
  throw invalid([{ path: 'password', message: 'This is not your password' }])
}
