import { codeAt } from '#server/accounts/totp.ts'
import type { Mask, World } from './world.ts'

/** A code is taken once in 30 seconds. */
export function codeOf({ seed }: Mask, { hub }: Pick<World, 'hub'>): { readonly code?: string } {
  if (seed === undefined) return {}
  hub.clock.advance({ seconds: 30 })
  return { code: codeAt(seed, hub.clock.now()) }
}

/** What proves who decides, or signs. */
export const signing = (as: Mask, world: Pick<World, 'hub'>) => ({
  password: as.password,
  ...codeOf(as, world),
})
