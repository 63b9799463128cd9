import { describe, expect, it } from 'vitest'
import { checkUdiDi, withoutApplicationIdentifier } from './udi-di.ts'

describe('UDI-DI', () => {
  it.each([
    ['00768627892506', 'GS1', 'gtin'],
    ['96385074', 'GS1', 'gtin'],
    ['+A123BJC5D6E71G', 'HIBCC', 'hibc-primary'],
    ['A999ABC1230', 'HIBCC', 'hibc-di'],
    ['=/A9999XYZ100T0944', 'ICCBBA', 'isbt-di'],
    ['110375286414', 'IFA', 'ppn'],
    ['D-14000EM', 'EUDAMED', 'eudamed-id'],
    ['9521873ABCDEFR7', 'GS1', 'master-udi-di'],
  ])('%s is suggested to be of %s', (value, scheme, kind) => {
    expect(checkUdiDi(value)).toMatchObject({ valid: true, value, scheme, kind })
  })

  it.each([
    ['', 'empty'],
    ['00768627892507', 'wrong_check_characters'],
    ['0076-8627-892506', 'bad_character'],
    ['+A123BJC5D6E71H', 'wrong_check_characters'],
    ['=/A9999', 'bad_length'],
    ['++A999MODELIDENTIFIER11S8', 'wrong_level'],
    ['PP12345ABCD.12345678.9004', 'wrong_level'],
    ['B-14000EM', 'wrong_level'],
    ['(01)00768627892506', 'full_udi_given'],
    ['https://id.gs1.org/01/00768627892506', 'full_udi_given'],
    ['HTTPS://ID.GS1.ORG/01/00768627892506', 'full_udi_given'],
    ['0100768627892506', 'full_udi_given'],
    ['010076862789250617261231', 'full_udi_given'],
    ['+A123BJC5D6E71G1/$$73C0012', 'full_udi_given'],
    ['=/A9999XYZ100T0944=,000025', 'full_udi_given'],
    ['d-14000EM', 'unknown_scheme'],
    [' 00768627892506', 'bad_character'],
    ['\u00a000768627892506', 'bad_character'],
    ['\u200bA999ABC1230', 'bad_character'],
    ['a999abc1230', 'bad_character'],
    ['A999abc1230', 'bad_character'],
    ['model one', 'unknown_scheme'],
  ])('%j is refused: %s', (value, code) => {
    expect(checkUdiDi(value)).toMatchObject({ valid: false, value, problem: { code } })
  })

  it.each([
    ['(01)04260123450045', '04260123450045'],
    ['(01) 04260123450045', '04260123450045'],
    ['0104260123450045', '04260123450045'],
  ])('%s is the UDI-DI with its application identifier, which is told to go', (value, di) => {
    const message = `(01) introduces the UDI-DI on a label and is not part of it. Enter ${di}.`
    expect(checkUdiDi(value)).toMatchObject({ problem: { code: 'full_udi_given', message } })
    expect(withoutApplicationIdentifier(value)).toBe(di)
  })

  it.each(['(01)04260123450045(17)271231', '(01)04260123450046', '04260123450045'])('%s is not', (value) => {
    expect(withoutApplicationIdentifier(value)).toBeUndefined()
    expect(checkUdiDi(value)).not.toMatchObject({ problem: { message: expect.stringMatching(/introduces/) } })
  })

  it.each(['4,26012E+12', '4.26012E+12', '4e+12', '4.26012E12'])(
    '%s was shortened by a spreadsheet',
    (value) => {
      const message =
        'A spreadsheet has shortened this number and digits are lost. Format the column as text and export it again.'
      for (const entity of [undefined, 'GS1'] as const) {
        expect(checkUdiDi(value, entity)).toMatchObject({ problem: { code: 'digits_lost', message } })
      }
    },
  )

  it('says where the blank or the small letter stands', () => {
    expect(checkUdiDi('\t00768627892506', 'GS1')).toMatchObject({ problem: { index: 0 } })
    expect(checkUdiDi('A999ABc1230')).toMatchObject({ scheme: 'HIBCC', problem: { index: 6 } })
  })

  it('says when a code could be of two agencies, and lets the issuing entity decide', () => {
    expect(checkUdiDi('A9999XYZ100T0944')).toMatchObject({
      scheme: 'HIBCC',
      warnings: [{ code: 'not_verifiable' }, { code: 'ambiguous_scheme' }],
    })
    expect(checkUdiDi('A9999XYZ100T0944', 'ICCBBA')).toMatchObject({ valid: true, scheme: 'ICCBBA' })
  })

  it.each([
    ['A999ABC1230', 'GS1', 'bad_character'],
    ['00768627892506', 'EUDAMED', 'bad_format'],
    ['00768627892506', 'HIBCC', 'bad_format'],
    ['00768627892506', 'IFA', 'wrong_check_characters'],
  ] as const)('%s is not of %s: %s', (value, entity, code) => {
    expect(checkUdiDi(value, entity)).toMatchObject({ valid: false, problem: { code } })
  })
})
