import { describe, expect, it } from 'vitest'
import { markets } from '#core/code-lists/markets.ts'
import { statsPeriods } from '#core/contract/stats-periods.ts'
import { dashboardTexts } from '#web/messages/en/dashboard.ts'
import { multiCountryTexts } from '#web/messages/en/multi-country.ts'

/** Words and regions of the multi-country page (specification, document 3 section 2.2) and the dashboard's (2.6). */
describe('the multi-country page', () => {
  it.each([
    ['europe', 'No Master DI records found for European markets', 'S3-2.2-30'],
    ['americas', 'No Master DI records found for American markets', 'S3-2.2-31'],
    ['apac', 'No Master DI records found for APAC markets', 'S3-2.2-32'],
    ['mena', 'No Master DI records found for MENA markets', 'S3-2.2-33'],
  ] as const)('says of an empty %s tab: %s [%s]', (region, words, _id) => {
    expect(multiCountryTexts.table.empty[region]).toBe(words)
  })

  it.each([
    ['europe', ['EU', 'CH', 'GB', 'TR'], 'S3-2.2-15'],
    ['americas', ['US', 'CA', 'BR', 'AR', 'CO', 'MX'], 'S3-2.2-16'],
    ['apac', ['CN', 'JP', 'KR', 'AU', 'SG', 'MY', 'IN', 'ID', 'TW'], 'S3-2.2-17'],
    ['mena', ['SA', 'EG'], 'S3-2.2-18'],
  ] as const)('has in %s the markets %j [%s]', (region, codes, _id) => {
    const found = markets.filter((market) => market.region === region).map(({ code }) => code)
    expect(found).toEqual(expect.arrayContaining([...codes]))
  })

  it('has every market in one region [S3-2.2-19]', () => {
    expect(new Set(markets.map(({ region }) => region))).toEqual(
      new Set(Object.keys(multiCountryTexts.table.empty)),
    )
  })
})

it('offers four periods in their order [S3-2.6-01, S3-9-40]', () => {
  const { period } = dashboardTexts
  expect(statsPeriods.map((one) => period[one])).toEqual([
    'Last 7 days',
    'Last 30 days',
    'Last 90 days',
    'Last year',
  ])
})
