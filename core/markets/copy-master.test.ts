import { describe, expect, it } from 'vitest'
import { copyOfMaster } from './copy-master.ts'

/** A code of HIBCC or, by its form alone, of ICCBBA. */
const either = 'A9999XYZ100T0944'

describe('what a submission takes over from its master record', () => {
  it.each([
    ['HIBCC', either, either, 'HIBCC'],
    ['ICCBBA', either, either, 'ICCBBA'],
    ['GS1', '00768627892506', '00768627892506', 'GS1'],
    ['HIBCC', '00768627892506', '00768627892506', undefined],
    ['NDC/NHRIC', '00768627892506', '00768627892506', undefined],
    ['GS1', '00768627892506', 'REF-1', undefined],
    [undefined, '00768627892506', '00768627892506', undefined],
  ])(
    'names the issuing entity GUDID states, %s, of %s (device %s): %s',
    (agency, udiDi, deviceNumber, entity) => {
      const gudid = agency === undefined ? undefined : { issuingAgency: agency }
      expect(copyOfMaster({ udiDi, deviceNumber }, gudid && { gudid }).udiDiIssuingEntity).toBe(entity)
    },
  )

  it('reads the flags of GUDID and the brand', () => {
    const gudid = { lotBatch: 'True', serialNumber: 'false', sterilizationPriorToUse: 'TRUE' }
    expect(copyOfMaster({ brandName: 'Fixit', quantityPerPackage: 5, riskClass: '' }, { gudid })).toEqual({
      brandName: 'Fixit',
      tradeNames: [{ language: 'ANY', text: 'Fixit' }],
      baseQuantity: 5,
      productionIdentifiers: ['BATCH_NUMBER'],
      sterilizeBeforeUse: true,
    })
  })
})
