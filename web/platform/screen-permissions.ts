import type { Permission } from '#core/lifecycle/permissions.ts'
import type { ScreenPath } from '#web/messages/en/screens.ts'

/** Screens that not everybody may open, and whom they are for. All others are for whoever is signed in. */
const needed: Partial<Record<ScreenPath, Permission>> = {
  '/admin/users': 'manage-users',
  '/admin/settings': 'system-admin',
  '/admin/audit-trail': 'view-submissions',
  '/admin/security': 'system-admin',
  '/regbot': 'view-submissions',
}

export const neededFor = (path: ScreenPath): Permission | undefined => needed[path]
