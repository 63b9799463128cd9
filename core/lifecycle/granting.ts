import {
  holdsBoth,
  isSensitive,
  type Permission,
  permissionsOf,
  type Role,
  roleNames,
  rolePermissions,
} from './permissions.ts'
import type { HouseRules } from './settings.ts'

/** Who may give whom what (decisions D3, D60). */

interface Held {
  readonly roles: readonly Role[]
  readonly extraPermissions: readonly Permission[]
}

interface Grantor {
  readonly roles: readonly Role[]
  readonly permissions: readonly Permission[]
  readonly rules: Pick<HouseRules, 'controlled'>
}

/** An administrator gives what she cannot do herself in controlled mode; nobody else gives what she lacks. */
const lackedBy = ({ roles, permissions }: Grantor) => {
  const isAdmin = roles.includes('admin')
  return (permission: Permission): boolean => !isAdmin && !permissions.includes(permission)
}

/** Why somebody may not turn what an account holds into something else; undefined where she may. */
export function grantRefusal(by: Grantor, before: Held, after: Held): string | undefined {
  const changesAdmin = before.roles.includes('admin') !== after.roles.includes('admin')
  if (changesAdmin && !by.roles.includes('admin')) {
    return 'Only an administrator grants or removes the role Administrator'
  }
  const granted = beyond(by, after, before)
  if (granted) return `You cannot grant ${granted}`
  if (!by.rules.controlled) return undefined
  const removed = beyond(by, before, after)
  if (removed) return `You cannot remove ${removed}`
  return sameHeld(before, after) ? undefined : conflictOf(after)
}

/** A role or permission of these, and not of those, that gives what the grantor lacks: with the reason, in words. */
function beyond(by: Grantor, these: Held, those: Held): string | undefined {
  const lacked = lackedBy(by)
  const role = these.roles.find((each) => !those.roles.includes(each) && rolePermissions[each].some(lacked))
  if (role) {
    const missing = rolePermissions[role].filter(lacked).join(', ')
    return `the role ${roleNames[role]}: it gives what you do not have yourself (${missing})`
  }
  const extra = these.extraPermissions.find((each) => !those.extraPermissions.includes(each) && lacked(each))
  return extra && `the permission ${extra}: you do not have it yourself`
}

const conflictOf = ({ roles, extraPermissions }: Held): string | undefined =>
  holdsBoth(roles, extraPermissions)
    ? 'In controlled mode nobody both decides and manages people or settings. Leave out one of the two.'
    : undefined

const sameSet = <T>(these: readonly T[], those: readonly T[]): boolean =>
  these.every((each) => those.includes(each)) && those.every((each) => these.includes(each))

const sameHeld = (before: Held, after: Held): boolean =>
  sameSet(before.roles, after.roles) && sameSet(before.extraPermissions, after.extraPermissions)

/** The account of an administrator is managed by administrators alone. */
export const mayManage = (by: Pick<Grantor, 'roles'>, account: Pick<Held, 'roles'>): boolean =>
  by.roles.includes('admin') || !account.roles.includes('admin')

/** Whoever makes the link can sign in with it: nobody gets more that way than she has. */
export const mayMakeLink = (
  by: Grantor,
  account: Pick<Held, 'roles'> & { readonly permissions: readonly Permission[] },
): boolean => mayManage(by, account) && !account.permissions.some(lackedBy(by))

/** What an account can do that in controlled mode nobody gives or takes alone; nothing while it is not active. */
export function sensitiveRights({
  roles,
  extraPermissions,
  isActive,
}: Held & { readonly isActive: boolean }): Permission[] {
  return isActive ? permissionsOf(roles, extraPermissions, { controlled: false }).filter(isSensitive) : []
}

interface Account extends Held {
  readonly isActive: boolean
  /** Whoever has it is sent what sets the password. */
  readonly email?: string
}

/**
 * Whether a second administrator has to sign a change of an account in controlled mode (decision D60). Shutting
 * somebody out never has to wait.
 */
export function needsCountersignature(before: Account, after: Account): boolean {
  if (!after.isActive) return false
  if (before.email !== after.email && sensitiveRights(before).length > 0) return true
  const changesAdmin = before.isActive && before.roles.includes('admin') !== after.roles.includes('admin')
  return changesAdmin || !sameSet(sensitiveRights(before), sensitiveRights(after))
}
