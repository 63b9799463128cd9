import { expect, it } from 'vitest'
import { csvText } from './csv-text.ts'

it('quotes what needs it and defuses what a spreadsheet would run', () => {
  expect(
    csvText([
      ['a', 'b, c', 'd "e"'],
      ['=1+1', '-', ''],
    ]),
  ).toBe('\uFEFFa,"b, c","d ""e"""\r\n\'=1+1,\'-,\r\n')
})
