/** Roles and permissions, spelled as in the specification (document 1, section 6); the grid is decision D3. */

export const permissions = [
  'view-submissions',
  'create-submissions',
  'edit-submissions',
  'delete-submissions',
  'approve-submissions',
  'export-data',
  'manage-actors',
  'manage-users',
  'system-admin',
] as const
export type Permission = (typeof permissions)[number]

export const roles = [
  'admin',
  'regulatory-manager',
  'technical-reviewer',
  'quality-manager',
  'submission-coordinator',
  'manufacturer-user',
  'user',
] as const
export type Role = (typeof roles)[number]

export const roleNames: Record<Role, string> = {
  admin: 'Administrator',
  'regulatory-manager': 'Regulatory Manager',
  'technical-reviewer': 'Technical Reviewer',
  'quality-manager': 'Quality Manager',
  'submission-coordinator': 'Submission Coordinator',
  'manufacturer-user': 'Manufacturer User',
  user: 'Standard User',
}

export const rolePermissions: Record<Role, readonly Permission[]> = {
  admin: permissions,
  'regulatory-manager': [
    'view-submissions',
    'create-submissions',
    'edit-submissions',
    'delete-submissions',
    'approve-submissions',
    'export-data',
    'manage-actors',
  ],
  'technical-reviewer': ['view-submissions', 'edit-submissions', 'approve-submissions', 'export-data'],
  'quality-manager': ['view-submissions', 'approve-submissions', 'export-data'],
  'submission-coordinator': ['view-submissions', 'create-submissions', 'edit-submissions', 'export-data'],
  'manufacturer-user': ['view-submissions', 'create-submissions', 'edit-submissions'],
  user: ['view-submissions', 'create-submissions', 'edit-submissions', 'export-data'],
}

/** Who has one of these manages people or settings (decision D60). */
export const managingPermissions = ['manage-users', 'system-admin'] as const satisfies readonly Permission[]
export const decidingPermission = 'approve-submissions' satisfies Permission

const manages = (granted: ReadonlySet<Permission>) => managingPermissions.some((each) => granted.has(each))

const grantedBy = (held: readonly Role[], extra: readonly Permission[]): Set<Permission> =>
  new Set([...held.flatMap((role) => rolePermissions[role]), ...extra])

/**
 * The union of what the roles give and what was granted besides, in the order of `permissions`. In controlled mode
 * whoever manages people or settings decides nothing, administrators included (decision D60).
 */
export function permissionsOf(
  held: readonly Role[],
  extra: readonly Permission[],
  { controlled }: { readonly controlled: boolean },
): Permission[] {
  const granted = grantedBy(held, extra)
  if (controlled && manages(granted)) granted.delete(decidingPermission)
  return permissions.filter((permission) => granted.has(permission))
}

/**
 * Whether an account was given both to manage and to decide, which exclude each other in controlled mode. That the role
 * Administrator brings every permission along does not count.
 */
export function holdsBoth(held: readonly Role[], extra: readonly Permission[]): boolean {
  const others = grantedBy(
    held.filter((role) => role !== 'admin'),
    extra,
  )
  return others.has(decidingPermission) && (held.includes('admin') || manages(others))
}

/** What nobody gives or takes alone in controlled mode: to decide, to manage people, to run the hub. */
export const isSensitive = (permission: Permission): boolean =>
  permission === decidingPermission || managingPermissions.some((each) => each === permission)
