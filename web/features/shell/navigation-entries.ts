import {
  IconApps,
  IconBarcode,
  IconBriefcase,
  IconBuildingFactory2,
  IconCalendarCheck,
  IconCertificate,
  IconChecklist,
  IconClipboardList,
  IconClipboardSearch,
  IconClipboardText,
  IconCloudDownload,
  IconDatabase,
  IconFileExport,
  IconFileSpreadsheet,
  IconFileUpload,
  IconGauge,
  IconHelp,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconListDetails,
  IconLogout,
  IconMessageChatbot,
  IconNews,
  IconRulerMeasure,
  IconSettings,
  IconShieldCheck,
  IconShieldLock,
  IconTags,
  IconUser,
  IconUsersGroup,
  IconVersions,
  IconWorld,
} from '@tabler/icons-react'
import type { ScreenPath } from '#web/messages/en/screens.ts'

/**
 * The side navigation: the specified entries with their names, order and groups (document 1, section 2.2), and beside
 * them every other screen (decision D67). Who may open a screen sees its entry.
 */
export const navigation = [
  {
    section: 'mainAreas',
    entries: [
      { id: 'dashboard', to: '/', icon: IconLayoutDashboard, subtitle: 'dashboard' },
      { id: 'myWork', to: '/my-work', icon: IconClipboardList },
    ],
  },
  {
    section: 'masterDi',
    entries: [
      { id: 'records', to: '/master-di/records', icon: IconDatabase, subtitle: 'records' },
      { id: 'multiCountry', to: '/multi-country-udi', icon: IconWorld, subtitle: 'multiCountry' },
      { id: 'readiness', to: '/readiness', icon: IconGauge },
      { id: 'export', to: '/export', icon: IconFileExport },
      { id: 'workbooks', to: '/workbooks', icon: IconFileSpreadsheet },
    ],
  },
  {
    section: 'eudamed',
    /** Folded until somebody opens it: whoever works for other markets needs none of it. */
    startsFolded: true,
    entries: [
      { id: 'submissions', to: '/submissions', icon: IconListDetails },
      { id: 'portfolio', to: '/portfolio', icon: IconBriefcase },
      { id: 'validation', to: '/validation', icon: IconShieldCheck },
      { id: 'versions', to: '/version-control', icon: IconVersions },
      { id: 'fromEudamed', to: '/eudamed-import', icon: IconCloudDownload },
      { id: 'certificates', to: '/register-certificates', icon: IconCertificate },
      { id: 'bulkUpload', to: '/bulk-upload', icon: IconFileUpload },
      { id: 'emdn', to: '/emdn', icon: IconTags },
      { id: 'generators', to: '/gmn-generator', icon: IconKey },
      { id: 'label', to: '/udi-label', icon: IconBarcode },
      { id: 'rules', to: '/business-rules', icon: IconRulerMeasure },
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
      { id: 'assessments', to: '/impact-assessments', icon: IconClipboardSearch },
      { id: 'regbot', to: '/regbot', icon: IconMessageChatbot, subtitle: 'regbot' },
      { id: 'rim', to: '/simple-rim', icon: IconClipboardText },
      { id: 'tasks', to: '/tasks', icon: IconCalendarCheck },
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
      { id: 'users', to: '/admin/users', icon: IconUsersGroup, adminOnly: true },
      { id: 'settings', to: '/admin/settings', icon: IconSettings, adminOnly: true },
      { id: 'auditTrail', to: '/admin/audit-trail', icon: IconHistory },
      { id: 'securityEvents', to: '/admin/security', icon: IconShieldLock, adminOnly: true },
      { id: 'help', to: '/help', icon: IconHelp },
      { id: 'signOut', to: '/logout', icon: IconLogout },
    ],
  },
] as const satisfies readonly NavigationSection[]

interface NavigationSection {
  readonly section: string
  readonly startsFolded?: true
  readonly entries: readonly {
    readonly id: string
    readonly to: ScreenPath | '/logout'
    readonly icon: typeof IconApps
    readonly subtitle?: string
    /** Marked as meant for administrators. */
    readonly adminOnly?: true
  }[]
}

export type NavigationPart = (typeof navigation)[number]
export type NavigationEntry = NavigationPart['entries'][number]

/** On its own route; and, unless it is the start, on all below it. */
export function isHighlighted(route: string, path: string): boolean {
  return path === route || (route !== '/' && path.startsWith(route))
}
