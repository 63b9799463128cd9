import { describe, expect, it } from 'vitest'
import { urgencyOf } from '#core/lifecycle/urgency.ts'
import type { DeviceTraits } from './device-kinds.ts'
import { dutyDateOf } from './duty-date.ts'
import { globalRequirements } from './index.ts'

const alike = (riskClass: string, devices = 1): DeviceTraits & { devices: number; filled: number } => ({
  ...{ riskClass, devices, filled: 0 },
  ...{ emdnCode: null, specialDevice: null, singleUse: false },
})

describe('the day by which devices have to be registered', () => {
  it.each([
    ['EU', '2026-05-01', ['class-iia'], '2026-05-28', 27],
    ['EU', '2026-11-28', ['class-i', 'class-iii'], '2026-11-28', 0],
    ['EU', '2026-11-29', ['class-i', 'class-iii'], '2026-11-28', -1],
    ['EU', '2028-01-01', ['class-iia'], '2026-11-28', -399],
    ['CH', '2026-11-29', ['class-iia'], '2026-12-31', 32],
    ['CH', '2027-01-02', ['class-iia'], '2026-12-31', -2],
    ['US', '2026-11-29', ['class-ii', 'class-iii'], '2016-09-24', -3718],
    ['CN', '2026-11-29', ['class-i'], '2029-06-01', 915],
    ['CN', '2026-11-29', ['class-i', 'class-ii'], '2027-06-01', 184],
    ['CN', '2026-11-29', ['class-iii'], '2022-06-01', -1642],
    ['CN', '2026-11-29', ['class-ii', 'class-iii'], '2027-06-01', 184],
    ['KR', '2026-11-29', ['class-iv', 'class-iv', 'class-i'], '2019-07-01', -2708],
    ['AU', '2026-11-29', ['class-iia'], '2027-07-01', 214],
    ['BR', '2026-11-29', ['class-ii'], '2031-03-01', 1553],
  ])('in %s on %s for %s', (code, today, classes, day, daysLeft) => {
    const market = globalRequirements.find((one) => one.code === code)
    const found =
      market &&
      dutyDateOf(
        market,
        classes.map((each) => alike(each)),
        today,
      )
    expect(found).toMatchObject({ lastDay: day, daysLeft })
  })

  it('is none where all are registered, where the class is unknown, and where no register is told', () => {
    const [us, japan] = ['US', 'JP'].map((code) => globalRequirements.find((one) => one.code === code))
    if (!us || !japan) throw new Error('Both are markets')
    expect(dutyDateOf(us, [alike('class-ii', 0)], '2026-11-29')).toBeUndefined()
    expect(dutyDateOf(us, [{ ...alike('class-ii'), riskClass: null }], '2026-11-29')).toBeUndefined()
    expect(dutyDateOf(japan, [alike('class-ii')], '2026-11-29')).toBeUndefined()
  })

  it('is the more urgent the nearer it is, passed lately or to come; what has long been in force stands behind', () => {
    const days = [32, -3718, 915, -1, null, 0, -300]
    const dues = days.map((daysLeft) => (daysLeft === null ? null : { daysLeft }))
    expect(dues.toSorted((a, b) => urgencyOf(a) - urgencyOf(b)).map((due) => due?.daysLeft ?? null)).toEqual([
      -300,
      -1,
      0,
      32,
      915,
      -3718,
      null,
    ])
  })
})
