import { describe, expect, it } from 'vitest'
import { agenciesOf, checkAgencyUdiDi } from './agency-udi-di.ts'

describe('the agencies a UDI-DI could be of', () => {
  it.each([
    ['00768627892506', ['GS1']],
    ['+A123BJC5D6E71G', ['HIBCC']],
    ['A999ABC1230', ['HIBCC']],
    ['=/A9999XYZ100T0944', ['ICCBBA']],
    ['A9999XYZ100T0944', ['HIBCC', 'ICCBBA']],
    ['110375286414', ['IFA']],
    ['1234567890', []],
    ['abc', []],
    ['', []],
  ])('%j: %j', (value, agencies) => expect(agenciesOf(value)).toEqual(agencies))
})

describe('a UDI-DI of a given agency', () => {
  it.each([
    ['A9999XYZ100T0944', 'ICCBBA', 'isbt-di'],
    ['0123ab4567', 'ICCBBA', 'isbt-di'],
    ['A999ABC1230', 'HIBCC', 'hibc-di'],
    ['+A123BJC5D6E71G', 'HIBCC', 'hibc-primary'],
    ['110375286414', 'IFA', 'ppn'],
    ['96385074', 'GS1', 'gtin'],
  ] as const)('%s of %s is a valid %s', (value, agency, kind) => {
    expect(checkAgencyUdiDi(value, agency)).toMatchObject({ valid: true, scheme: agency, kind })
  })

  it('of GS1 may be a Master UDI-DI, with a warning', () => {
    expect(checkAgencyUdiDi('9521873ABCDEFR7', 'GS1')).toMatchObject({
      valid: true,
      kind: 'master-udi-di',
      warnings: [{ code: 'only_for_master_udi_di' }],
    })
  })
})
