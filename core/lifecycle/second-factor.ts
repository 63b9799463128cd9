import type { Permission } from './permissions.ts'

/** Who needs a second factor besides the password (decision D60). */
export const secondFactorRules = ['optional', 'deciding', 'everybody'] as const
export type SecondFactorRule = (typeof secondFactorRules)[number]

const deciding: readonly Permission[] = ['approve-submissions', 'manage-users', 'system-admin']

/** `deciding`: whoever decides on records, or manages people or the hub. */
export const needsSecondFactor = (rule: SecondFactorRule, permissions: readonly Permission[]): boolean =>
  rule === 'everybody' || (rule === 'deciding' && permissions.some((held) => deciding.includes(held)))
