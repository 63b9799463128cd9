import { describe, expect, it } from 'vitest'
import { udiStatusOf } from './udi-status.ts'

const record = {
  targetCountries: ['EU'],
  deviceNumber: 'D-1',
  deviceName: 'Pump',
  manufacturerName: 'Maker',
  implantableDevice: false,
  sterile: false,
}

describe('the UDI status of a record', () => {
  it.each([
    ['no target countries', { targetCountries: [], sterile: true }, 'not-submitted'],
    ['its names and sterile', { sterile: true }, 'submitted'],
    ['its names and implantable', { implantableDevice: true }, 'submitted'],
    ['its names', {}, 'in-progress'],
    ['a name missing', { manufacturerName: null, sterile: true }, 'draft'],
  ] as const)('with %s', (_, facts, status) => {
    expect(udiStatusOf({ ...record, ...facts }, [])).toBe(status)
  })

  it('is that of its furthest submission, where it has any', () => {
    expect(udiStatusOf({ ...record, sterile: true }, ['rejected', 'draft'])).toBe('draft')
    expect(udiStatusOf(record, ['draft', 'pending'])).toBe('in-progress')
    expect(udiStatusOf(record, ['approved-eudamed', 'draft'])).toBe('submitted')
  })
})
