import { describe, expect, it } from 'vitest'
import { screensTexts } from '#web/messages/en/screens.ts'
import { shellTexts } from '#web/messages/en/shell.ts'
import { neededFor } from '#web/platform/screen-permissions.ts'
import { navigation } from './navigation-entries.ts'

/** Section, entry, route and subtitle as a person reads them. */
const rows = navigation.flatMap(({ section, entries }) =>
  entries.map((entry) => ({
    section: shellTexts.navigation.sections[section],
    label: shellTexts.navigation.entries[entry.id],
    to: entry.to,
    subtitle: 'subtitle' in entry ? shellTexts.navigation.subtitles[entry.subtitle] : '',
    adminOnly: 'adminOnly' in entry,
    permission: entry.to === '/logout' ? undefined : neededFor(entry.to),
  })),
)

/** Those of the specification, in its order. */
const specified = [
  ['Main Areas', 'Dashboard', '/', 'Global View', 'S1-2.2-01'],
  ['Master DI', 'Master DI Records', '/master-di/records', 'Common Device Data & Versions', 'S1-2.2-02'],
  ['Master DI', 'Multi-Country UDI', '/multi-country-udi', 'Country-Specific Regulatory Forms', 'S1-2.2-03'],
  ['Workflow Management', 'Approval Workflow', '/approval-workflow', 'Review & Approve Records', 'S1-2.2-04'],
  ['Support Tools', 'Economic Operators', '/actors', '', 'S1-2.2-05'],
  [
    'AI & Intelligence',
    'Regulatory Intelligence',
    '/regulatory-intelligence',
    'real-time regulatory monitoring',
    'S1-2.2-06',
  ],
  ['AI & Intelligence', 'RegBot Assistant', '/regbot', 'AI-powered regulatory guidance', 'S1-2.2-07'],
  ['Integration', 'Multi-App Hub', '/multi-app-integration', 'Integrated Application Suite', 'S1-2.2-08'],
  ['Account', 'Profile', '/profile', '', 'S1-2.2-09'],
  ['Account', 'User Management', '/admin/users', '', 'S1-2.2-10'],
  ['Account', 'Sign Out', '/logout', '', 'S1-2.2-11'],
] as const

describe('the side navigation', () => {
  it.each(specified)('has under %s: %s, %s, %j [%s]', (section, label, to, subtitle) => {
    expect(rows.find((row) => row.label === label)).toMatchObject({ section, label, to, subtitle })
  })

  it('keeps the specified entries in their order', () => {
    const labels: readonly string[] = specified.map(([, label]) => label)
    expect(rows.map(({ label }) => label).filter((label) => labels.includes(label))).toEqual(labels)
  })

  it('names every screen that has an address without a number (decision D67)', () => {
    const reached = new Set<string>(rows.map(({ to }) => to))
    // Another name of the records, and what their buttons open.
    const others = ['/master-di', '/master-di/create', '/master-di/bulk-upload']
    const screens = Object.keys(screensTexts).filter((path) => !path.includes('$') && !others.includes(path))
    expect(screens.filter((path) => !reached.has(path))).toEqual([])
  })

  it('keeps User Management for those who manage users, and settings and events for administrators [S1-2.2-16, S1-6-24]', () => {
    expect(rows.filter(({ adminOnly }) => adminOnly)).toMatchObject([
      { label: 'User Management', permission: 'manage-users' },
      { label: 'Settings', permission: 'system-admin' },
      { label: 'Security Events', permission: 'system-admin' },
    ])
  })

  it('ends with the schema and its date [S1-2.2-14, S1-2.2-15, S1-9-06, S3-9-76]', () => {
    expect([shellTexts.navigation.schema, shellTexts.navigation.updated]).toEqual([
      'Schema v2.0.11',
      'EUDAMED {release}, {day}',
    ])
  })
})
