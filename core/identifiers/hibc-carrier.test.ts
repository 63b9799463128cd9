import { describe, expect, it } from 'vitest'
import { parseHibcCarrier } from './hibc-carrier.ts'

const parse = (text: string) => parseHibcCarrier(text, 2026)

describe('HIBC UDI carrier', () => {
  it('reads primary and secondary data in one code', () => {
    const text = '+A123ABCDEFGHI1234567891/$$420020216LOT123456789012345/SXYZ456789012345678/16D20130202$'
    const result = parse(text)
    expect(result).toMatchObject({
      valid: true,
      scheme: 'HIBCC',
      parts: {
        form: 'hibc',
        deviceIdentifier: 'A123ABCDEFGHI1234567891',
        deviceIdentifierKind: 'hibc-di',
        lot: 'LOT123456789012345',
        serial: 'XYZ456789012345678',
        manufactured: { date: '2013-02-02' },
        expires: { date: '2020-02-02', time: '16' },
      },
    })
    for (const { value, index } of result.parts.elements ?? []) {
      expect(text.slice(index, index + value.length)).toBe(value)
    }
  })

  it.each([
    ['+X999123ABC0/$$05191234AB/S5678EDFG/16D20151001A', '2019-05-31'],
    ['+X999123ABC0/$$20515191234AB/S5678EDFG/16D20151001I', '2019-05-15'],
    ['+X999123ABC0/$$4190515211234AB/S5678EDFG/16D20151001N', '2019-05-15'],
    ['+X999123ABC0/$$5191351234AB/S5678EDFG/16D20151001J', '2019-05-15'],
    ['+X999123ABC0/$$619135211234AB/S5678EDFG/16D20151001N', '2019-05-15'],
  ])("reads the FDA's example %s", (text, date) => {
    expect(parse(text)).toMatchObject({
      valid: true,
      parts: {
        deviceIdentifier: 'X999123ABC0',
        lot: '1234AB',
        serial: '5678EDFG',
        expires: { date },
        manufactured: { date: '2015-10-01' },
      },
    })
  })

  it.each([
    ['+A123BJC5D6E71G', 'A123BJC5D6E71'],
    ['*+A123BJC5D6E71G*', 'A123BJC5D6E71'],
    ['+A123AA40 ', 'A123AA40'],
    ['+A123AA40_', 'A123AA40'],
  ])('reads the primary code %j', (text, deviceIdentifier) => {
    expect(parse(text)).toMatchObject({ valid: true, value: text, parts: { deviceIdentifier } })
  })

  it('refuses a secondary code alone, with its parts and the primary code it belongs to', () => {
    expect(parse('+$$52001510X3GD')).toMatchObject({
      valid: false,
      problem: { code: 'no_device_identifier' },
      parts: { lot: '10X3', expires: { date: '2020-01-15' }, linkCharacter: 'G' },
    })
  })

  it.each([
    ['+A123BJC5D6E71H', 'wrong_check_characters', 14],
    ['*+A123BJC5D6E71H*', 'wrong_check_characters', 15],
    ['+A123bJC5D6E71G', 'bad_character', 5],
    ['+A12AL', 'too_short', 5],
    ['+X999123ABC0/$$05191234AB/Y1', 'wrong_check_characters', 27],
    ['+', 'too_short', 1],
  ])('%s is refused: %s', (text, code, index) => {
    const result = parse(text)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid) expect(result.problem.index).toBe(index)
  })
})
