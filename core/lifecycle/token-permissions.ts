import type { Permission } from './permissions.ts'

/**
 * What an API token may be allowed at most. Deciding, managing people and running the hub are for somebody who is
 * signed in.
 */
export const tokenPermissions = [
  'view-submissions',
  'create-submissions',
  'edit-submissions',
  'delete-submissions',
  'export-data',
  'manage-actors',
] as const satisfies readonly Permission[]
export type TokenPermission = (typeof tokenPermissions)[number]
