import { describe, expect, it } from 'vitest'
import { shellTexts } from '#web/messages/en/shell.ts'
import { navigation } from './navigation-entries.ts'

/** Section, entry, route and subtitle as a person reads them. */
const rows = navigation.flatMap(({ section, entries }) =>
  entries.map((entry) => ({
    section: shellTexts.navigation.sections[section],
    label: shellTexts.navigation.entries[entry.id],
    to: entry.to,
    subtitle: 'subtitle' in entry ? shellTexts.navigation.subtitles[entry.subtitle] : '',
    permission: 'permission' in entry ? entry.permission : undefined,
  })),
)

describe('the side navigation', () => {
  it.each([
    [0, 'Main Areas', 'Dashboard', '/', 'Global View', 'S1-2.2-01'],
    [1, 'Master DI', 'Master DI Records', '/master-di/records', 'Common Device Data & Versions', 'S1-2.2-02'],
    [
      2,
      'Master DI',
      'Multi-Country UDI',
      '/multi-country-udi',
      'Country-Specific Regulatory Forms',
      'S1-2.2-03',
    ],
    [
      3,
      'Workflow Management',
      'Approval Workflow',
      '/approval-workflow',
      'Review & Approve Records',
      'S1-2.2-04',
    ],
    [4, 'Support Tools', 'Economic Operators', '/actors', '', 'S1-2.2-05'],
    [
      5,
      'AI & Intelligence',
      'Regulatory Intelligence',
      '/regulatory-intelligence',
      'real-time regulatory monitoring',
      'S1-2.2-06',
    ],
    [6, 'AI & Intelligence', 'RegBot Assistant', '/regbot', 'AI-powered regulatory guidance', 'S1-2.2-07'],
    [
      7,
      'Integration',
      'Multi-App Hub',
      '/multi-app-integration',
      'Integrated Application Suite',
      'S1-2.2-08',
    ],
    [8, 'Account', 'Profile', '/profile', '', 'S1-2.2-09'],
    [9, 'Account', 'User Management', '/admin/users', '', 'S1-2.2-10'],
    [10, 'Account', 'Sign Out', '/logout', '', 'S1-2.2-11'],
  ])('has at place %i under %s: %s, %s, %j [%s]', (place, section, label, to, subtitle) => {
    expect(rows[place]).toMatchObject({ section, label, to, subtitle })
  })

  it('has no other entry', () => expect(rows).toHaveLength(11))

  it('keeps User Management for those who manage users [S1-2.2-16, S1-6-24]', () => {
    expect(rows.filter(({ permission }) => permission)).toMatchObject([
      { label: 'User Management', permission: 'manage-users' },
    ])
  })

  it('ends with the schema and its date [S1-2.2-14, S1-2.2-15, S1-9-06, S3-9-76]', () => {
    expect([shellTexts.navigation.schema, shellTexts.navigation.updated]).toEqual([
      'Schema v2.0.11',
      'EUDAMED {release}, {day}',
    ])
  })
})
