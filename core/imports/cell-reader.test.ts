import { describe, expect, it } from 'vitest'
import { masterFields } from '#core/dictionary/master/index.ts'
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
