import { expect, it } from 'vitest'
import { eu } from './eu/index.ts'
import { neededToSave } from './needed-to-save.ts'
import { readinessOf } from './readiness.ts'
import { us } from './us/index.ts'

const today = '2026-11-22'

it('one made from a record needs three fields, one that stands alone what its market says', () => {
  expect(Object.keys(neededToSave(eu, {}, { derived: true, today }))).toEqual([
    'deviceName',
    'riskClass',
    'intendedUse',
  ])
  expect(Object.keys(neededToSave(eu, {}, { derived: false, today })).toSorted()).toEqual([
    'basicUdiDi',
    'deviceName',
    'emdnCode',
    'registrationType',
    'riskClass',
  ])
})

it('of what is published nothing is demanded that readiness does not miss', () => {
  const published = { deviceName: 'Pump', usPublishDate: '2020-01-01', usRecordStatus: 'Published' }
  expect(Object.keys(neededToSave(us, published, { derived: true, today }))).toEqual(['deviceName'])
  expect(readinessOf(us, published, today).missing).not.toContain('intendedUse')
  expect(readinessOf(us, { deviceName: 'Pump' }, today).missing).toContain('intendedUse')
  const planned = { ...published, usPublishDate: '2026-11-23' }
  const demanded = neededToSave(us, planned, { derived: true, today })
  expect(Object.keys(demanded)).toEqual(['deviceName', 'riskClass', 'intendedUse'])
})
