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

/** The union of what the roles give and what was granted besides, in the order of `permissions`. */
export function permissionsOf(held: readonly Role[], extra: readonly Permission[]): Permission[] {
  const granted = new Set<Permission>([...held.flatMap((role) => rolePermissions[role]), ...extra])
  return permissions.filter((permission) => granted.has(permission))
}
