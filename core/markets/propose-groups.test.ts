import { expect, it } from 'vitest'
import { type DeviceToGroup, proposeGroups } from './propose-groups.ts'

const device = (values: Partial<DeviceToGroup>): DeviceToGroup => ({
  brandName: 'ARROW',
  deviceFamily: '',
  modelNumber: 'IPN000001',
  riskClass: '',
  emdnCode: '',
  productCodes: 'DYB',
  basicUdiDi: '',
  ...values,
})

it('puts devices of one line and generic type together, and says why', () => {
  const groups = proposeGroups([
    device({}),
    device({ productCodes: 'LJS' }),
    device({ brandName: 'Arrow' }),
    device({ productCodes: '', modelNumber: 'VF-15312' }),
    device({ productCodes: '', modelNumber: 'vf-15333' }),
  ])
  expect(groups.map(({ name, members }) => [name, members])).toEqual([
    ['ARROW DYB', [0, 2]],
    ['ARROW LJS', [1]],
    ['ARROW VF', [3, 4]],
  ])
  expect(groups[0]?.reason).toBe('Same brand ARROW, product code DYB')
})

it('tells classes and EMDN codes apart, and keeps the Basic UDI-DI a device has', () => {
  const groups = proposeGroups([
    device({ riskClass: 'class-iia' }),
    device({ riskClass: 'class-iib' }),
    device({ emdnCode: 'C0101' }),
    device({ basicUdiDi: '0801902DYBXX', riskClass: 'class-iib' }),
    device({ basicUdiDi: '0801902DYBXX' }),
  ])
  expect(groups[0]?.reason).toContain('risk class Class IIa')
  expect(groups.map(({ basicUdiDi, members }) => [basicUdiDi, members])).toEqual([
    [null, [0]],
    [null, [1]],
    [null, [2]],
    ['0801902DYBXX', [3, 4]],
  ])
})
