import { type Permission, type Role, roleNames, rolePermissions } from './permissions.ts'

/** Who may give whom what (decision D3). */

interface Held {
  readonly roles: readonly Role[]
  readonly extraPermissions: readonly Permission[]
}

interface Grantor {
  readonly roles: readonly Role[]
  readonly permissions: readonly Permission[]
}

/** Why somebody may not turn what an account holds into something else; undefined where she may. */
export function grantRefusal(by: Grantor, before: Held, after: Held): string | undefined {
  const changesAdmin = before.roles.includes('admin') !== after.roles.includes('admin')
  if (changesAdmin && !by.roles.includes('admin')) {
    return 'Only an administrator grants or removes the role Administrator'
  }
  const lacked = (permission: Permission) => !by.permissions.includes(permission)
  const role = after.roles.find((each) => !before.roles.includes(each) && rolePermissions[each].some(lacked))
  if (role) {
    const missing = rolePermissions[role].filter(lacked).join(', ')
    return `You cannot grant the role ${roleNames[role]}: it gives what you do not have yourself (${missing})`
  }
  const extra = after.extraPermissions.find((each) => !before.extraPermissions.includes(each) && lacked(each))
  return extra && `You cannot grant the permission ${extra}: you do not have it yourself`
}

/** The account of an administrator is managed by administrators alone. */
export const mayManage = (by: Grantor, account: Pick<Held, 'roles'>): boolean =>
  by.roles.includes('admin') || !account.roles.includes('admin')

/** Whoever makes the link can sign in with it: nobody gets more that way than she has. */
export const mayMakeLink = (
  by: Grantor,
  account: Pick<Held, 'roles'> & { readonly permissions: readonly Permission[] },
): boolean =>
  mayManage(by, account) && account.permissions.every((permission) => by.permissions.includes(permission))
