import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseUdiCarrier } from './udi-carrier.ts'

const parse = (text: string) => parseUdiCarrier(text, 2026)

describe('UDI carrier', () => {
  it.each([
    ['(01)51022222233336(10)A', 'GS1', 'gs1-bracketed'],
    [']d2015102222223333610A', 'GS1', 'gs1-element-string'],
    [']C1\u001d015102222223333610A', 'GS1', 'gs1-element-string'],
    ['015102222223333610A', 'GS1', 'gs1-element-string'],
    ['51022222233336', 'GS1', 'gtin-only'],
    [']E01234567890128', 'GS1', 'gtin-only'],
    ['https://example.com/01/51022222233336', 'GS1', 'gs1-digital-link'],
    [']Q1http://example.com/01/51022222233336', 'GS1', 'gs1-digital-link'],
    ['+A123BJC5D6E71G', 'HIBCC', 'hibc'],
    [']C0+A123AA40 ', 'HIBCC', 'hibc'],
    ['*+A123BJC5D6E71G*', 'HIBCC', 'hibc'],
    ['=/A9999XYZ100T0944', 'ICCBBA', 'isbt-128'],
    ['=+04000=/A9999XYZ100T0944', 'ICCBBA', 'isbt-128'],
    [']d2015102222223333610A\r\n', 'GS1', 'gs1-element-string'],
    ['+A123AA40 \r', 'HIBCC', 'hibc'],
    ['[)>\u001e06\u001d9N110375286414\u001e\u0004', 'IFA', 'ifa'],
  ])('%j is read as %s, %s', (text, scheme, form) => {
    expect(parse(text)).toMatchObject({ valid: true, value: text, scheme, parts: { form } })
  })

  it('gives places in the text as scanned, symbology identifier included', () => {
    expect(parse(']d20151022222233337')).toMatchObject({
      problem: { code: 'wrong_check_characters', index: 18 },
    })
    expect(parse(']C0+A123AA41 ')).toMatchObject({ problem: { code: 'wrong_check_characters', index: 12 } })
    expect(parse(']C0=/A9999')).toMatchObject({ problem: { code: 'bad_format', index: 5 } })
  })

  it.each([
    ['', 'empty'],
    ['hello', 'unknown_scheme'],
    [' (01)51022222233336', 'bad_character'],
    ['\ufeff(01)51022222233336', 'bad_character'],
    ['++A999MODELIDENTIFIER11S8', 'wrong_level'],
    [']C0++A999MODELIDENTIFIER11S8', 'wrong_level'],
    ['PP12345ABCD.12345678.9004', 'wrong_level'],
    ['B-BEMF000000106CR023335WE', 'wrong_level'],
    [']d2', 'unknown_scheme'],
    ['12', 'too_short'],
  ])('%j is refused: %s', (text, code) => {
    expect(parse(text)).toMatchObject({ valid: false, value: text, problem: { code } })
  })

  it('answers any text without an accident', () => {
    const pieces = fc.constantFrom(
      '(01)',
      '51022222233336',
      '10',
      ']d2',
      '\u001d',
      '+A123',
      '/',
      '$$',
      '=/',
      '&,1',
      '%',
      'http://',
      '?',
      '\\',
      '[)>\u001e06\u001d',
      '9N',
      ' ',
      '\ud800',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 8 }), (parts) => {
        const text = parts.join('')
        return parse(text).value === text
      }),
    )
  })
})
