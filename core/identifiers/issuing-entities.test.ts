import { expect, it } from 'vitest'
import { findIssuingEntity, issuingEntities } from './issuing-entities.ts'

it('issuing entities are found by the code EUDAMED uses', () => {
  expect(issuingEntities.map((entity) => entity.code)).toEqual(['GS1', 'HIBCC', 'ICCBBA', 'IFA', 'EUDAMED'])
  expect(findIssuingEntity('IFA')).toMatchObject({ forLegacyDevices: false })
  expect(findIssuingEntity('gs1')).toBeUndefined()
})
