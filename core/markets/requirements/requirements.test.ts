import { describe, expect, it } from 'vitest'
import { type MarketCode, markets } from '#core/code-lists/markets.ts'
import { type AlikeDevices, concernedBy, deadlinesOn, lastDayOf, prioritiesOn } from './deadlines.ts'
import { globalRequirements, requirementsOf } from './index.ts'
import { confidences, evidenceOf, isStale } from './requirement.ts'

describe('requirements of the markets', () => {
  it('cover the selectable markets, the specified 19 among them, each fact with a source, a day and how sure it is [S3-2.6-10, S3-2.6-11, S3-2.6-12, S3-9-38, S3-9-39]', () => {
    expect(globalRequirements.length).toBeGreaterThanOrEqual(19)
    expect(globalRequirements.map(({ code }) => code)).toEqual(
      markets.flatMap(({ code, selectable }) => (selectable ? [code] : [])),
    )
    for (const { requirements } of globalRequirements) {
      expect(requirements.source).not.toBe('')
      expect(requirements.legalBasis).not.toHaveLength(0)
      expect(['high', 'medium', 'low']).toContain(requirements.confidence)
      expect(requirements.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })

  it('have dates that exist, in order', () => {
    for (const { requirements } of globalRequirements) {
      const dates = requirements.milestones.map((milestone) => milestone.date)
      expect(dates).toEqual([...dates].sort())
      for (const date of dates) {
        expect(date).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/)
        expect(new Date(lastDayOf(date)).toISOString().slice(0, 10)).toBe(lastDayOf(date))
      }
    }
  })

  it.each([
    ['2026', '2026-12-31'],
    ['2028-02', '2028-02-29'],
    ['2028-09', '2028-09-30'],
    ['2026-11-28', '2026-11-28'],
  ])('%s lasts until %s', (date, lastDay) => {
    expect(lastDayOf(date)).toBe(lastDay)
  })
})

describe('priorities', () => {
  const priorities = prioritiesOn('2026-11-20')

  it('put what comes first first', () => {
    const [first] = priorities.immediate
    expect(first).toMatchObject({ market: { code: 'EU' }, lastDay: '2026-11-28', daysLeft: 8 })
  })

  it('leave nothing to come out, and nothing twice', () => {
    const coming = deadlinesOn('2026-11-20').filter(({ daysLeft }) => daysLeft >= 0)
    const { immediate, mediumTerm, longTerm } = priorities
    expect([...immediate, ...mediumTerm, ...longTerm]).toEqual(coming)
  })

  it('put the markets an organisation has devices for first, each group by its dates [S3-2.6-13]', () => {
    const own = prioritiesOn('2026-11-20', (code) => code === 'CH')
    expect(own.immediate[0]?.market.code).toBe('CH')
    const codes = own.immediate.map(({ market }) => market.code)
    expect(codes.lastIndexOf('CH')).toBe(codes.filter((code) => code === 'CH').length - 1)
    const days = (deadlines: typeof own.immediate) => deadlines.map(({ lastDay }) => lastDay).sort()
    expect(days(own.immediate)).toEqual(days(priorities.immediate))
  })

  it('name a device’s deadlines by its class and kind: an infusion set is no pair of spectacles', () => {
    const told = { riskClass: 'class-iia', emdnCode: null, specialDevice: null, singleUse: null }
    const one = (words: object) => ({ ...told, ...words, devices: 1, filled: 1 })
    const scopesOf = (code: string, ...devices: AlikeDevices[]) =>
      deadlinesOn('2026-11-23').flatMap(({ market, milestone, daysLeft }) =>
        market.code === code && daysLeft >= 0 && concernedBy(market, milestone, devices).devices > 0
          ? [milestone.scope]
          : [],
      )
    const existing = 'Devices already on the market, legacy devices too'
    const spectacles = 'Spectacle frames, lenses and ready-made readers: Master UDI-DI'
    expect(scopesOf('EU', one({ emdnCode: 'A030401' }))).toEqual([existing])
    expect(scopesOf('EU', one({}))).toEqual([existing])
    expect(scopesOf('EU', one({ riskClass: 'class-i', emdnCode: 'Q02100201', singleUse: true }))).toEqual([
      existing,
      spectacles,
    ])
    expect(scopesOf('EU', one({ specialDevice: 'MDR_SPECTACLES_LENSES' }))).toContain(spectacles)
    expect(scopesOf('EU', one({ riskClass: 'class-i', singleUse: false }))).toContain(
      'Reusable devices of class I',
    )
    expect(scopesOf('BR', one({ riskClass: 'class-ii' }))).toEqual(['Class II', 'Class II'])
    const [unclear] = deadlinesOn('2026-11-23').filter(({ market }) => market.code === 'BR')
    expect(unclear && concernedBy(unclear.market, unclear.milestone, [one({})])).toEqual({
      devices: 0,
      ready: 0,
      unclear: 1,
    })
    // A class the market has, though none of its dates is for it.
    expect(
      unclear &&
        concernedBy(
          { code: 'BR', requirements: { ...unclear.market.requirements, milestones: [unclear.milestone] } },
          unclear.milestone,
          [one({ riskClass: unclear.milestone.classes?.includes('class-i') ? 'class-iv' : 'class-i' })],
          ['class-i', 'class-ii', 'class-iii', 'class-iv'],
        ),
    ).toEqual({ devices: 0, ready: 0, unclear: 0 })
  })

  it.each<[MarketCode, string, string[], string[]]>([
    ['CN', 'class-i', ['2029-06-01'], ['2027-06-01']],
    ['CN', 'class-ii', ['2027-06-01'], ['2024-06-01']],
    ['CN', 'class-iii', ['2022-06-01'], ['2021-01-01']],
    ['TW', 'class-iii', ['2022-06-01', '2022-06-01'], ['2021-06-01', '2021-06-01']],
    ['AU', 'ivd-class-2', ['2029-07-01'], ['2029-01-01']],
    ['AU', 'ivd-class-1', [], ['2029-01-01', '2029-07-01']],
  ])(
    'in %s, dates for some kinds of %s are not told to all of that class: sure %o, unclear %o',
    (code, riskClass, sure, unclear) => {
      const traits = { riskClass, emdnCode: null, specialDevice: null, singleUse: null }
      const requirements = requirementsOf(code)
      const counted = requirements.milestones.map((milestone) => ({
        date: milestone.date,
        ...concernedBy(
          { code, requirements },
          milestone,
          [{ ...traits, devices: 1, filled: 1 }],
          [riskClass],
        ),
      }))
      const datesOf = (of: 'devices' | 'unclear') =>
        counted.filter((one) => one[of] > 0).map(({ date }) => date)
      expect([datesOf('devices'), datesOf('unclear')]).toEqual([sure, unclear])
    },
  )

  it('rest on a source with the day it was confirmed, and say so after 180 days', () => {
    for (const { market, milestone } of deadlinesOn('2026-11-23')) {
      const { source, confirmedOn, confidence } = evidenceOf(market.requirements, milestone)
      expect([source !== '', confidences.includes(confidence)]).toEqual([true, true])
      expect(isStale(confirmedOn, '2026-11-23')).toBe(false)
      expect(isStale(confirmedOn, '2027-06-01')).toBe(true)
    }
    expect([isStale('2026-11-23', '2027-05-22'), isStale('2026-11-23', '2027-05-23')]).toEqual([false, true])
  })

  it('still count the day itself', () => {
    expect(prioritiesOn('2026-11-28').immediate[0]?.daysLeft).toBe(0)
    expect(prioritiesOn('2026-11-29').immediate.some(({ lastDay }) => lastDay === '2026-11-28')).toBe(false)
  })
})
