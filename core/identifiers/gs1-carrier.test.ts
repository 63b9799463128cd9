import { describe, expect, it } from 'vitest'
import { parseGs1Carrier } from './gs1-carrier.ts'

const gs = '\u001d'
const parse = (text: string) => parseGs1Carrier(text, 2026)

describe('GS1 UDI carrier', () => {
  it.each([
    ['(01)51022222233336(11)141231(17)150707(10)A213B1(21)1234', 'gs1-bracketed'],
    [`0151022222233336111412311715070710A213B1${gs}211234`, 'gs1-element-string'],
    ['https://id.gs1.org/01/51022222233336/10/A213B1/21/1234?11=141231&17=150707', 'gs1-digital-link'],
  ])("reads the FDA's example: %j", (text, form) => {
    const result = parse(text)
    expect(result).toMatchObject({
      valid: true,
      scheme: 'GS1',
      kind: 'udi-carrier',
      value: text,
      warnings: [],
      parts: {
        form,
        deviceIdentifier: '51022222233336',
        deviceIdentifierKind: 'gtin',
        lot: 'A213B1',
        serial: '1234',
        manufactured: { date: '2014-12-31' },
        expires: { date: '2015-07-07', original: '150707' },
      },
    })
    expect(result.parts.elements).toHaveLength(5)
    expect(result.parts).not.toHaveProperty('softwareVersion')
  })

  it('reads software versions, quantities, hours and the Master UDI-DI', () => {
    expect(
      parse('(01)51022222233336(8012)2.1(30)12(7003)2612311530(8014)9521873ABCDEFR7').parts,
    ).toMatchObject({
      softwareVersion: '2.1',
      quantity: '12',
      expires: { date: '2026-12-31', time: '15:30' },
      masterUdiDi: '9521873ABCDEFR7',
    })
  })

  it('reads past measures, and takes the day and hour of the production', () => {
    const text = `0151022222233336320200123480082601311530${gs}10A`
    expect(parse(text)).toMatchObject({
      valid: true,
      warnings: [],
      parts: { lot: 'A', manufactured: { date: '2026-01-31', time: '15' } },
    })
    expect(parse('(01)51022222233336(8008)26013224')).toMatchObject({
      problem: { code: 'bad_date', part: '8008' },
    })
    expect(parse('(01)51022222233336(11)260101(8008)26013115').parts.manufactured?.date).toBe('2026-01-01')
  })

  it('takes an expiry without a day as the end of the month', () => {
    expect(parse('(01)51022222233336(17)260200').parts.expires).toMatchObject({
      date: '2026-02-28',
      day: 'end-of-month',
    })
  })

  it('reads a bare GTIN, and takes the GTIN of a made-to-order item', () => {
    expect(parse('614141000036')).toMatchObject({
      valid: true,
      parts: { form: 'gtin-only', deviceIdentifier: '614141000036' },
    })
    expect(parse('(03)51022222233336').parts.deviceIdentifier).toBe('51022222233336')
  })

  it.each([
    ['(01)51022222233337', 'wrong_check_characters', 17, '01'],
    ['(01)51022222233336(17)151307', 'bad_date', 22, '17'],
    ['(01)51022222233336(10)A(10)B', 'duplicate_element', 27, '10'],
    ['(01)51022222233336(10)A B', 'bad_character', 23, '10'],
    ['(01)51022222233336(10)A\\B', 'bad_character', 23, '10'],
    ['(01)51022222233336(37)12', 'element_pair', 22, '37'],
    ['(01)51022222233336(02)51022222233336(37)2', 'element_pair', 22, '02'],
    ['(01)51022222233336(250)A', 'element_pair', 23, '250'],
    ['(03)51022222233336(22)A', 'element_pair', 22, '22'],
    ['(03)51022222233336(8014)9521873ABCDEFR7', 'element_pair', 24, '8014'],
    ['(01)51022222233336(21)1(235)A', 'element_pair', 28, '235'],
    ['(8014)9521873ABCDEFR7', 'no_device_identifier', undefined, undefined],
    [`0151022222233336041`, 'unknown_element', 16, undefined],
    [`015102222223333610A213B1211234211234567890`, 'too_long', 38, '10'],
    ['(17)150707(10)A', 'no_device_identifier', undefined, undefined],
    ['(8013)1987654Ad4X4bL5ttr2310c2K', 'no_device_identifier', undefined, undefined],
  ])('%s is refused: %s', (text, code, index, part) => {
    const result = parse(text)
    expect(result).toMatchObject({ valid: false, problem: { code } })
    if (!result.valid) expect([result.problem.index, result.problem.part]).toEqual([index, part])
  })

  it('keeps what could be read of a bad carrier', () => {
    expect(parse('(17)150707(10)A').parts).toMatchObject({ lot: 'A', expires: { date: '2015-07-07' } })
    expect(parse('(01)51022222233337(10)A').parts).toMatchObject({ lot: 'A' })
  })

  it.each([
    ['(01)51022222233336(8013)1987654Ad4X4bL5ttr2310c2K', 'gmn_in_carrier'],
    ['(01)51022222233336(04)X', 'unknown_element'],
    ['https://id.gs1.org/01/51022222233336/21/1/10/A', 'digital_link_order'],
    ['https://id.gs1.org/01/51022222233336/17/261231', 'digital_link_order'],
  ])('%s is read with the warning %s', (text, code) => {
    expect(parse(text)).toMatchObject({ valid: true, warnings: [{ code }] })
  })

  it('takes elements that need each other', () => {
    const text = '(01)51022222233336(21)7(250)A(7021)B(7022)C'
    expect(parse(text)).toMatchObject({ valid: true, warnings: [] })
  })

  it('may repeat an element with the same value', () => {
    expect(parse('(01)51022222233336(10)A(10)A').valid).toBe(true)
  })
})
