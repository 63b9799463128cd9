import { describe, expect, it } from 'vitest'
import { masterFields } from '#core/dictionary/master/index.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { readCell } from './cell-reader.ts'

describe('a cell with a number', () => {
  it.each([
    ['36.666666666666664', 36.666666666666664],
    ['-20', -20],
    ['1e-7', 1e-7],
    ['4E1', 40],
    ['25,5', 25.5],
    ['-2,25', -2.25],
    ['0,125', 0.125],
  ])('is read as spreadsheets write it: %s', (text, value) => {
    expect(readCell(masterFields.storageTemperatureMin, text)).toEqual({ value })
  })

  it.each(['1.', '.5', 'e5', '0x10', 'Infinity', '1e', '--1', '1,2,5'])('is none: %s', (text) => {
    expect(readCell(masterFields.storageTemperatureMin, text)).toEqual({
      error: `"${text}" is not a number (write it with digits and a point, as in 2.5)`,
    })
  })

  it('may be one of two where a comma stands before three digits, and is asked about', () => {
    expect(readCell(masterFields.storageTemperatureMin, '1,234')).toEqual({
      error: '"1,234" is not a number: write 1.234 or 1234',
    })
  })
})

describe('a cell with yes or no', () => {
  it.each(['Ja', 'OUI', 'Sí', 'Sì', 'sim', 'VERDADEIRO', 'WAHR', 'yes', '1'])('is yes: %s', (text) => {
    expect(readCell(masterFields.sterile, text)).toEqual({ value: true })
  })

  it.each(['Nein', 'non', 'Não', 'FALSCH', 'no', '0'])('is no: %s', (text) => {
    expect(readCell(masterFields.sterile, text)).toEqual({ value: false })
  })

  it('is none of both otherwise', () => {
    expect(readCell(masterFields.sterile, 'perhaps')).toEqual({ error: '"perhaps" is not true or false' })
  })
})

describe('a cell with a time in months', () => {
  const { shelfLife } = masterFields
  it.each([
    ['36', '', 36],
    ['36 months', '', 36],
    ['3 years', '', 36],
    ['1 Year', '', 12],
    ['2.5 years', '', 30],
    ['24', 'years', 288],
    ['24', 'Months', 24],
    ['2 years', 'years', 24],
  ])('is read with its unit: %s %s', (text, unit, value) => {
    expect(readCell(shelfLife, text, unit)).toEqual({ value })
  })

  it.each([
    ['three', ''],
    ['2.5', ''],
    ['24', 'weeks'],
    ['24 months', 'years'],
  ])('is refused: %s %s', (text, unit) => {
    expect(readCell(shelfLife, text, unit)).toEqual({
      error: `"${text}": Enter shelf life in months, e.g. 36`,
    })
  })
})

describe('a cell with codes', () => {
  it.each([
    ['Lot; Serial number', ['BATCH_NUMBER', 'SERIALISATION_NUMBER']],
    ['batch number', ['BATCH_NUMBER']],
    ['BATCH_NUMBER | expiry date', ['BATCH_NUMBER', 'EXPIRATION_DATE']],
  ])('is read as people write them: %s', (text, value) => {
    expect(readCell(submissionFields.productionIdentifiers, text)).toEqual({ value })
  })
})

describe('a cell with text', () => {
  it.each([
    ['  Pump ', 'Pump'],
    ["'=1+1", '=1+1'],
    ["''=1+1", "'=1+1"],
    ["'+ and -", '+ and -'],
    ["'tis", "'tis"],
    ["'\n=x", '=x'],
  ])('loses the space around it, and the mark against formulas once: %j', (text, value) => {
    expect(readCell(masterFields.deviceName, text)).toEqual({ value })
  })
})
