import { describe, expect, it } from 'vitest'
import { deadlinesOn, lastDayOf, prioritiesOn } from './deadlines.ts'
import { globalRequirements } from './index.ts'

describe('requirements of the markets', () => {
  it('cover the 19 selectable markets, each fact with a source, a day and how sure it is [S3-2.6-10, S3-2.6-11, S3-2.6-12, S3-9-38, S3-9-39]', () => {
    expect(globalRequirements).toHaveLength(19)
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

  it('still count the day itself', () => {
    expect(prioritiesOn('2026-11-28').immediate[0]?.daysLeft).toBe(0)
    expect(prioritiesOn('2026-11-29').immediate.some(({ lastDay }) => lastDay === '2026-11-28')).toBe(false)
  })
})
