import { describe, expect, it } from 'vitest'
import { usedBasicUdiDis } from './used-basic-udi-dis.ts'

const gmn = '9521234MINIMAL13R'
const other = '1987654Ad4X4bL5ttr2310c2K'
const of = (basicUdiDi: string | null, masterDiId: number | null, manufacturerName = 'Example Devices') => ({
  basicUdiDi,
  masterDiId,
  manufacturerName,
  deviceName: `Device ${masterDiId}`,
})
const used = (...submissions: readonly ReturnType<typeof of>[]) =>
  usedBasicUdiDis(submissions, 'Example Devices', new Set([7, 8]))

describe('Basic UDI-DIs in use', () => {
  it('are those of the family, then those of the manufacturer, each once', () => {
    expect(used(of(other, 1), of(gmn, 2), of(gmn, 7), of(gmn, 8), of(other, null))).toEqual({
      ofFamily: [{ code: gmn, deviceName: 'Device 7' }],
      ofManufacturer: [{ code: other, deviceName: 'Device 1' }],
    })
  })

  it.each([
    ["another manufacturer's", of(gmn, 7, 'Example Devices Asia')],
    ["in the hub's own format", of('00768627892504X', 7)],
    ['of a legacy device', of('B-BEMF000000106CR023335WE', 7)],
    ['wrong', of('9521234MINIMAL13S', 7)],
    ['missing', of(null, 7)],
  ])('are not offered when %s', (_, submission) => {
    expect(used(submission)).toEqual({ ofFamily: [], ofManufacturer: [] })
  })
})
