import { expect, it } from 'vitest'
import type { GroupField } from '#core/dictionary/field.ts'
import { submissionFields } from '#core/dictionary/submission/index.ts'
import { asInFiles } from './codes-in-files.ts'
import { columnsInOrder, readRows, writeRows } from './rows-in-cell.ts'

const markets = asInFiles('marketAvailability', submissionFields.marketAvailability) as GroupField

it('reads a table from one cell, and writes it so that it is read again', () => {
  const read = readRows(markets, 'DE|yes; Finland')
  expect(read).toEqual({ value: [{ country: 'DE', firstPlaced: true }, { country: 'FI' }] })
  const text = writeRows(markets, 'value' in read ? (read.value ?? []) : [])
  expect(text).toBe('Germany|Yes; Finland')
  expect(readRows(markets, text)).toEqual(read)
  expect(readRows(markets, ' ; ')).toEqual({ value: null })
})

it('says what is wrong with a cell of it, and which columns it has', () => {
  expect(readRows(markets, 'XX')).toMatchObject({ error: expect.stringContaining('"XX"') })
  expect(readRows(markets, 'DE|yes|a|b|c|d|e|f|g|h')).toMatchObject({
    error: expect.stringContaining(columnsInOrder(markets)),
  })
})

it('names a column the table does not have, and the one that was meant', () => {
  expect(readRows(markets, '[{"country":"DE","firstPlaced":true}]')).toEqual({
    value: [{ country: 'DE', firstPlaced: true }],
  })
  expect(readRows(markets, '[{"county":"DE"}]')).toEqual({
    error: 'This table has no column "county". Did you mean country?',
  })
  expect(readRows(markets, '[DE')).toMatchObject({ error: expect.stringContaining('semicolons') })
})

it('takes a list of nothing but codes for rows, however it is divided', () => {
  const rows = { value: [{ country: 'DE' }, { country: 'FR' }, { country: 'GR' }] }
  for (const text of ['DE, FR, EL', 'DE|FR|GR', 'DE\nFR\nGreece', 'DEU; France; GRC']) {
    expect(readRows(markets, text)).toEqual(rows)
  }
  expect(readRows(markets, 'DE|yes')).toEqual({ value: [{ country: 'DE', firstPlaced: true }] })
  // No is Norway as well, and si Slovenia: in its column it is the flag.
  expect(readRows(markets, 'Germany|No; France|no')).toEqual({
    value: [
      { country: 'DE', firstPlaced: false },
      { country: 'FR', firstPlaced: false },
    ],
  })
  expect(readRows(markets, 'DE|si')).toEqual({ value: [{ country: 'DE', firstPlaced: true }] })
  expect(readRows(markets, 'DE, XX')).toMatchObject({ error: expect.stringContaining('semicolons') })
})

it('takes a lone word for a trade name, though it is the name of a language', () => {
  const names = submissionFields.tradeNames as GroupField
  for (const text of ['German', 'PL', 'It']) {
    expect(readRows(names, text)).toEqual({ value: [{ language: 'ANY', text }] })
  }
  const whole = [{ language: 'PL' }, { language: 'DE', text: 'Pumpe' }]
  expect(readRows(names, writeRows(names, whole))).toEqual({ value: whole })
})
