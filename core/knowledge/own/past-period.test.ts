import { expect, it } from 'vitest'
import { pastPeriodIn } from './past-period.ts'

/** A Thursday. */
const today = '2026-11-26'
const periodOf = (question: string) => pastPeriodIn(question, today)?.period

it('reads periods that are over, or go on until today', () => {
  expect(periodOf('What was sent today?')).toEqual({ from: today, to: today })
  expect(periodOf('What changed since yesterday?')).toEqual({ from: '2026-11-25', to: today })
  expect(periodOf('Who changed something yesterday?')).toEqual({ from: '2026-11-25', to: '2026-11-25' })
  expect(periodOf('sent this week')).toEqual({ from: '2026-11-23', to: today })
  expect(periodOf('sent last week')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(periodOf('refused last month')).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(periodOf('refused in the last 7 days')).toEqual({ from: '2026-11-19', to: today })
  expect(periodOf('approved since Monday')).toEqual({ from: '2026-11-23', to: today })
  expect(periodOf('Which devices do we have?')).toBeUndefined()
})
