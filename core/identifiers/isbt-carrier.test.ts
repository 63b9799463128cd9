import { describe, expect, it } from 'vitest'
import { parseIsbtCarrier } from './isbt-carrier.ts'

describe('ISBT 128 UDI carrier', () => {
  it("reads AccessGUDID's example", () => {
    expect(
      parseIsbtCarrier('=/A9999XYZ100T0944=,000025=A99971312345600=>014032=}013032&,1000000000000XYZ123'),
    ).toMatchObject({
      valid: true,
      scheme: 'ICCBBA',
      checkedBy: 'format',
      parts: {
        deviceIdentifier: 'A9999XYZ100T0944',
        deviceIdentifierKind: 'isbt-di',
        serial: '000025',
        donationNumber: 'A99971312345600',
        expires: { date: '2014-02-01', original: '014032', originalFormat: 'cYYJJJ' },
        manufactured: { date: '2013-02-01' },
        lot: '000000000000XYZ123',
      },
    })
  })

  it('reads a compound message and a blood container', () => {
    expect(parseIsbtCarrier('=+04000=)0123ab4567&)abc4567890')).toMatchObject({
      valid: true,
      parts: { deviceIdentifier: '0123ab4567', lot: 'abc4567890' },
    })
  })

  it.each([
    ['=/A9999XYZ100T094', 'bad_format', 2],
    ['=/A9999XYZ100T0944=>014366', 'bad_date', 20],
    ['=/A9999XYZ100T0944=,00 025', 'bad_format', 20],
    ['=/A9999XYZ100T0944#', 'unknown_element', 18],
    ['=>014032', 'no_device_identifier', undefined],
    ['=/A9999xyz100T0944', 'bad_character', 2],
  ])('%s is refused: %s', (text, code, index) => {
    const result = parseIsbtCarrier(text)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid) expect(result.problem.index).toBe(index)
  })
})
