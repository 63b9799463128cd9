import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseUdiCarrier } from './udi-carrier.ts'
import { makeUdiLabel, type UdiLabelInput, withRealControls, withVisibleControls } from './udi-label.ts'

const year = 2026
const labelOf = (input: UdiLabelInput) => {
  const made = makeUdiLabel(input, year)
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return made.label
}
const problemsOf = (input: UdiLabelInput) => {
  const made = makeUdiLabel(input, year)
  return 'problems' in made ? made.problems.map(({ path }) => path) : []
}

const all = { lot: 'LOT1', serial: 'S2', expires: '2028-02-29', manufactured: '2026-11-01' }

describe('a UDI label', () => {
  it.each([
    [
      'GS1',
      { udiDi: '09521234000013', ...all },
      '0109521234000013172802291126110110LOT1<GS>21S2',
      ['(01)09521234000013', '(17)280229', '(11)261101', '(10)LOT1', '(21)S2'],
    ],
    ['a GTIN-13', { udiDi: '4006381333931' }, '0104006381333931', ['(01)04006381333931']],
    [
      'HIBCC',
      { udiDi: 'A999XYZ1000', ...all },
      '+A999XYZ1000/$$3280229LOT1/SS2/16D20261101C',
      ['*+A999XYZ1000/$$3280229LOT1/SS2/16D20261101C*'],
    ],
    [
      'IFA',
      { udiDi: '110375286414', ...all },
      '[)><RS>06<GS>9N110375286414<GS>1TLOT1<GS>D280229<GS>16D20261101<GS>SS2<RS><EOT>',
      ['PPN: 110375286414', 'Lot: LOT1', 'EXP: 280229', 'MFD: 20261101', 'SN: S2'],
    ],
    [
      'ICCBBA',
      { udiDi: '=/A9999XYZ100T0944', serial: '000025', expires: '2028-12-31' },
      '=/A9999XYZ100T0944=,000025=>028366',
      ['=/A9999XYZ100T0944', '=,000025', '=>028366'],
    ],
  ])('of %s', (_, input, scanned, lines) => {
    const label = labelOf(input)
    expect(withVisibleControls(label.scanned)).toBe(scanned)
    expect(withRealControls(scanned)).toBe(label.scanned)
    expect(label.lines).toEqual(lines)
  })

  const dates = fc.date({ min: new Date('1980-01-01'), max: new Date('2070-12-31'), noInvalidDate: true })
  const day = fc.option(
    dates.map((date) => date.toISOString().slice(0, 10)),
    { nil: undefined },
  )
  const text = (form: RegExp) => fc.option(fc.stringMatching(form), { nil: undefined })
  const input = fc.oneof(
    fc.record({
      udiDi: fc.constantFrom('09521234000013', '4006381333931'),
      lot: text(/^[0-9A-Za-z()<>/+,.-]{1,20}$/),
      serial: text(/^[0-9A-Za-z()"%&]{1,20}$/),
      expires: day,
      manufactured: day,
    }),
    fc.record({
      udiDi: fc.constant('A999XYZ1000'),
      lot: text(/^[0-9A-Z.-]{1,18}$/),
      serial: text(/^[0-9A-Z.-]{1,18}$/),
      expires: day,
      manufactured: day,
    }),
    fc.record({
      udiDi: fc.constant('110375286414'),
      lot: text(/^[0-9A-Za-z._-]{1,20}$/),
      serial: text(/^[0-9A-Za-z._-]{1,20}$/),
      expires: day,
      manufactured: day,
    }),
    fc.record({
      udiDi: fc.constant('=/A9999XYZ100T0944'),
      lot: text(/^[0-9A-Za-z]{18}$/),
      serial: text(/^[0-9A-Za-z]{6}$/),
      expires: day,
      manufactured: day,
    }),
  )
  it('says what it was given, whoever issued it', () => {
    fc.assert(
      fc.property(input, (given) => {
        fc.pre(!given.expires || !given.manufactured || given.expires >= given.manufactured)
        const { parts, valid } = parseUdiCarrier(labelOf(given).scanned, year)
        expect(valid).toBe(true)
        expect({
          lot: parts.lot,
          serial: parts.serial,
          expires: parts.expires?.date,
          manufactured: parts.manufactured?.date,
        }).toEqual({
          lot: given.lot,
          serial: given.serial,
          expires: given.expires,
          manufactured: given.manufactured,
        })
      }),
      { numRuns: 300 },
    )
  })

  it('is not made of what no barcode can carry; all of it is told at once', () => {
    expect(problemsOf({ udiDi: '' })).toEqual(['udiDi'])
    expect(
      problemsOf({
        udiDi: '09521234000014',
        lot: 'a'.repeat(21),
        serial: 'ü',
        expires: '2026-02-30',
        manufactured: '1920-01-01',
      }),
    ).toEqual(['udiDi', 'lot', 'serial', 'expires', 'manufactured'])
    expect(
      problemsOf({ udiDi: '09521234000013', expires: '2026-01-01', manufactured: '2026-02-01' }),
    ).toEqual(['expires'])
    expect(problemsOf({ udiDi: 'A999XYZ1000', lot: 'small' })).toEqual(['lot'])
    expect(problemsOf({ udiDi: '110375286414', lot: 'a b' })).toEqual(['lot'])
    expect(problemsOf({ udiDi: '=/A9999XYZ100T0944', lot: '1', serial: '1' })).toEqual(['lot', 'serial'])
    expect(problemsOf({ udiDi: 'D-09521234000013' })).toEqual(['udiDi'])
    expect(problemsOf({ udiDi: '(01)09521234000013' })).toEqual(['udiDi'])
  })

  it.each([
    [{ udiDi: '=)A9999XYZ10', lot: 'LOT1234567' }, '=)A9999XYZ10&)LOT1234567', ['LOT1234567', undefined]],
    [{ udiDi: 'A999XYZ1000', lot: 'L1' }, '+A999XYZ1000/$$7L1', ['L1', undefined]],
    [{ udiDi: 'A999XYZ1000', serial: 'S1' }, '+A999XYZ1000/$$+7S1', [undefined, 'S1']],
  ])('of %j is %s, and is read again', (input, scanned, [lot, serial]) => {
    const label = labelOf(input)
    expect(label.scanned.startsWith(scanned)).toBe(true)
    const read = parseUdiCarrier(label.scanned, 2026)
    expect(read.valid && [read.parts.lot, read.parts.serial]).toEqual([lot, serial])
  })

  it('of a blood container has a lot of ten characters', () => {
    expect(problemsOf({ udiDi: '=)A9999XYZ10', lot: 'A'.repeat(18) })).toEqual(['lot'])
    expect(problemsOf({ udiDi: '=/A9999XYZ100T0944', lot: 'A'.repeat(10) })).toEqual(['lot'])
  })

  it('has no GS1-128 where that is too long', () => {
    const long = { udiDi: '09521234000013', lot: 'L'.repeat(20), serial: 'S'.repeat(20) }
    expect(labelOf(long).barcodes.map(({ name }) => name)).toEqual(['GS1 DataMatrix'])
    expect(labelOf({ udiDi: '09521234000013' }).barcodes).toHaveLength(2)
  })
})
