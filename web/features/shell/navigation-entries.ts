import {
  IconApps,
  IconBuildingFactory2,
  IconChecklist,
  IconDatabase,
  IconLayoutDashboard,
  IconLogout,
  IconMessageChatbot,
  IconNews,
  IconUser,
  IconUsersGroup,
  IconWorld,
} from '@tabler/icons-react'
import type { Permission } from '#core/lifecycle/permissions.ts'

/** The side navigation, to the letter of the specification (document 1, section 2.2). */
export const navigation = [
  {
    section: 'mainAreas',
    entries: [{ id: 'dashboard', to: '/', icon: IconLayoutDashboard, subtitle: 'dashboard' }],
  },
  {
    section: 'masterDi',
    entries: [
      { id: 'records', to: '/master-di/records', icon: IconDatabase, subtitle: 'records' },
      { id: 'multiCountry', to: '/multi-country-udi', icon: IconWorld, subtitle: 'multiCountry' },
    ],
  },
  {
    section: 'workflow',
    entries: [{ id: 'approval', to: '/approval-workflow', icon: IconChecklist, subtitle: 'approval' }],
  },
  { section: 'support', entries: [{ id: 'operators', to: '/actors', icon: IconBuildingFactory2 }] },
  {
    section: 'intelligence',
    entries: [
      { id: 'intelligence', to: '/regulatory-intelligence', icon: IconNews, subtitle: 'intelligence' },
      { id: 'regbot', to: '/regbot', icon: IconMessageChatbot, subtitle: 'regbot' },
    ],
  },
  {
    section: 'integration',
    entries: [{ id: 'multiApp', to: '/multi-app-integration', icon: IconApps, subtitle: 'multiApp' }],
  },
  {
    section: 'account',
    entries: [
      { id: 'profile', to: '/profile', icon: IconUser },
      { id: 'users', to: '/admin/users', icon: IconUsersGroup, permission: 'manage-users' },
      { id: 'signOut', to: '/logout', icon: IconLogout },
    ],
  },
] as const satisfies readonly NavigationSection[]

interface NavigationSection {
  readonly section: string
  readonly entries: readonly {
    readonly id: string
    readonly to: string
    readonly icon: typeof IconApps
    readonly subtitle?: string
    /** Shown only to holders; the entry is flagged as admin-only. */
    readonly permission?: Permission
  }[]
}

export type NavigationEntry = (typeof navigation)[number]['entries'][number]

/** On its own route; and, unless it is the start, on all below it. */
export function isHighlighted(route: string, path: string): boolean {
  return path === route || (route !== '/' && path.startsWith(route))
}
