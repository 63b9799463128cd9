import { expect, it } from 'vitest'
import { euRegulatorFields } from './eu/regulator-fields.ts'
import { neededToSave } from './needed-to-save.ts'
import { readinessOf } from './readiness.ts'
import { us } from './us/index.ts'

it('one made from a record needs three fields, one that stands alone what its market says', () => {
  expect(Object.keys(neededToSave(euRegulatorFields, {}, true))).toEqual([
    'deviceName',
    'riskClass',
    'intendedUse',
  ])
  expect(Object.keys(neededToSave(euRegulatorFields, {}, false)).toSorted()).toEqual([
    'basicUdiDi',
    'deviceName',
    'emdnCode',
    'registrationType',
    'riskClass',
  ])
})

it('of what is published nothing is demanded that readiness does not miss', () => {
  const published = { deviceName: 'Pump', usPublishDate: '2020-01-01' }
  expect(Object.keys(neededToSave(us.regulatorFields, published, true))).toEqual(['deviceName'])
  expect(readinessOf(us, published).missing).not.toContain('intendedUse')
  expect(readinessOf(us, { deviceName: 'Pump' }).missing).toContain('intendedUse')
})
