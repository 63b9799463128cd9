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
  ])('is read as spreadsheets write it: %s', (text, value) => {
    expect(readCell(masterFields.storageTemperatureMin, text)).toEqual({ value })
  })

  it.each(['2,5', '1.', '.5', 'e5', '0x10', 'Infinity', '1e', '--1'])('is none: %s', (text) => {
    expect(readCell(masterFields.storageTemperatureMin, text)).toEqual({
      error: `"${text}" is not a number (write 2.5, with a point)`,
    })
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
