import { describe, expect, it } from 'vitest'
import { isMonth, monthAfter, weeksOf } from './month.ts'

describe('a month', () => {
  it('is whole weeks from Monday to Sunday that hold each of its days once', () => {
    for (let at = 0; at < 48; at += 1) {
      const month = monthAfter('2024-01', at)
      const weeks = weeksOf(month)
      const days = weeks.flat()
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(
        days.every((day, i) => i === 0 || Date.parse(day) - Date.parse(days[i - 1] ?? '') === 86_400_000),
      ).toBe(true)
      expect(new Date(days[0] ?? '').getUTCDay()).toBe(1)
      const own = days.filter((day) => day.startsWith(month))
      expect(own.at(0)).toBe(`${month}-01`)
      expect(monthAfter(own.at(-1)?.slice(0, 7) ?? '', 1)).not.toBe(month)
      expect(own).toHaveLength(new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate())
      expect(weeks.at(0)?.some((day) => day.startsWith(month))).toBe(true)
      expect(weeks.at(-1)?.some((day) => day.startsWith(month))).toBe(true)
    }
  })

  it('is written YYYY-MM', () => {
    expect(['2026-11', '2026-1', '2026-13', '0026-01', undefined].map(isMonth)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect(monthAfter('2026-12', 1)).toBe('2027-01')
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
  })
})
