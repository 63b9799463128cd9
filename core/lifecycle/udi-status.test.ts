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
    ['no target countries [S3-4-04]', { targetCountries: [], sterile: true }, 'not-submitted'],
    ['its names and sterile [S3-4-05]', { sterile: true }, 'submitted'],
    ['its names and implantable [S3-4-05]', { implantableDevice: true }, 'submitted'],
    ['its names [S3-4-06]', {}, 'in-progress'],
    ['a name missing [S3-4-07]', { manufacturerName: null, sterile: true }, 'draft'],
  ] as const)('with %s', (_, facts, status) => {
    expect(udiStatusOf({ ...record, ...facts }, [])).toBe(status)
  })

  it('is that of its furthest submission, where it has any [S3-4-08]', () => {
    expect(udiStatusOf({ ...record, sterile: true }, ['rejected', 'draft'])).toBe('draft')
    expect(udiStatusOf(record, ['draft', 'pending'])).toBe('in-progress')
    expect(udiStatusOf(record, ['approved-eudamed', 'draft'])).toBe('submitted')
  })
})
