import { describe, expect, it } from 'vitest'
import { markets } from '#core/code-lists/markets.ts'
import { statsPeriods } from '#core/contract/stats-periods.ts'
import { globalRequirements } from '#core/markets/requirements/index.ts'
import { defaultPeriod, requirementTabs } from '#web/features/dashboard/dashboard-search.ts'
import { authTexts } from '#web/messages/en/auth.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { shellTexts } from '#web/messages/en/shell.ts'

describe('the shell', () => {
  it('names the product, its state and what it does not find [S1-1-01, S1-1-02, S1-2.1-32]', () => {
    expect(`${shellTexts.product}, ${shellTexts.tagline}`).toBe(
      'Regulatory Device Identifier Hub, Multi-Country UDI Compliance',
    )
    expect(shellTexts.online).toBe('System Online')
    expect(shellTexts.notFound.title).toBe('404 Page Not Found')
  })

  it('has a way to the profile and out in the user menu [S1-2.3-05, S1-2.3-06]', () => {
    expect([shellTexts.userMenu.profile, shellTexts.userMenu.signOut]).toEqual([
      'Profile Settings',
      'Sign Out',
    ])
  })
})

describe('signing in', () => {
  it('is titled, welcomes and apologises as specified [S1-2.7-01, S1-2.7-02, S1-8-26, S1-8-27]', () => {
    expect([authTexts.signIn.title, authTexts.register.title]).toEqual(['Sign In', 'Create Account'])
    expect(authTexts.signIn.failed).toBe('Login failed')
    expect(authTexts.signIn.success).toEqual({
      title: 'Login successful!',
      description: 'Welcome to the platform',
    })
  })
})

describe('the dashboard', () => {
  it.each([
    ['7d', 'Last 7 days'],
    ['30d', 'Last 30 days'],
    ['90d', 'Last 90 days'],
    ['1y', 'Last year'],
  ] as const)('has the period %s as %s [S1-2.4-02, S1-9-14]', (period, label) => {
    expect(statsPeriods).toContain(period)
    expect(dashboardTexts.period[period]).toBe(label)
  })

  it('begins with 30 days, of four periods [S1-2.4-03, S1-9-14]', () => {
    expect(defaultPeriod).toBe('30d')
    expect(statsPeriods).toHaveLength(4)
  })

  it.each([
    ['countries', 'UDI Countries', 'S1-2.4-04'],
    ['total', 'Total Submissions', 'S1-2.4-05'],
    ['pending', 'Pending', 'S1-2.4-06'],
    ['approved', 'Approved', 'S1-2.4-07'],
    ['rejected', 'Rejected', 'S1-2.4-08'],
  ] as const)('has the card %s as %s [%s]', (card, label, _ids) =>
    expect(dashboardTexts.cards[card]).toBe(label),
  )

  it('counts the selectable countries, 19 of them specified [S1-2.4-04, S1-9-13]', () => {
    expect(globalRequirements.length).toBeGreaterThanOrEqual(19)
    expect(globalRequirements).toHaveLength(markets.filter(({ selectable }) => selectable).length)
  })

  it('has its panel with three tabs [S1-2.4-11]', () => {
    expect(dashboardTexts.requirements.title).toBe('Global UDI Requirements')
    expect(requirementTabs.map((tab) => dashboardTexts.requirements.tabs[tab])).toEqual([
      'Overview',
      'Timelines',
      'Compliance',
    ])
  })

  it('has priorities in three groups and standards in three [S1-2.4-12, S1-2.4-13]', () => {
    const { title, immediate, mediumTerm, longTerm } = dashboardTexts.priorities
    expect([title, immediate, mediumTerm, longTerm]).toEqual([
      'Implementation Priorities',
      'Immediate',
      'Medium-term',
      'Long-term',
    ])
    expect(Object.values(dashboardTexts.standards.issuers)).toEqual(['ISO', 'GS1', 'Regulatory frameworks'])
  })

  it('has two buttons for guide and checklist [S1-2.4-14, S1-2.4-15]', () => {
    const { guide, checklist } = dashboardTexts.standards
    expect([guide, checklist]).toEqual(['View Implementation Guide', 'Download UDI Checklist'])
  })
})
