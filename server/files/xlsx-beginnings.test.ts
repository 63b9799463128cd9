import { expect, it } from 'vitest'
import { beginningsOf } from './xlsx-beginnings.ts'

const part = (name: string, content: string) => ({ name, content: Buffer.from(content) })
const sheet = (rows: readonly (readonly number[])[], behind = '') => {
  const cells = (row: readonly number[]) => row.map((text) => `<c r="A1" t="s"><v>${text}</v></c>`).join('')
  const xml = rows.map((row) => `<row>${cells(row)}</row>`).join('')
  return `<worksheet><sheetData>${xml}</sheetData>${behind}</worksheet>`
}
const texts = (items: readonly string[]) => `<sst count="9">${items.join('')}</sst>`
const read = (parts: Parameters<typeof beginningsOf>[0]) =>
  Object.fromEntries(beginningsOf(parts).map(({ name, content }) => [name, content.toString()]))

it('keeps the first rows of each sheet, and the texts they hold', () => {
  const long = [[3, 1], ...Array.from({ length: 24 }, () => [3]), [0], [2]]
  const many = [
    '<si><t>a</t></si>',
    '<si/>',
    '<si><r><t>c</t></r></si>',
    '<si><t>d</t></si>',
    '<si><t>e</t></si>',
  ]
  const found = read([
    part('xl/worksheets/sheet1.xml', sheet(long, '<mergeCells/>')),
    part('xl/worksheets/sheet2.xml', sheet([[4], [1]])),
    part('xl/sharedStrings.xml', texts(many)),
    part('xl/styles.xml', '<styleSheet/>'),
  ])
  expect(found).toEqual({
    'xl/worksheets/sheet1.xml': sheet([[0, 1], ...Array.from({ length: 24 }, () => [0])], '<mergeCells/>'),
    'xl/worksheets/sheet2.xml': sheet([[2], [1]]),
    'xl/sharedStrings.xml': texts(['<si><t>d</t></si>', '<si/>', '<si><t>e</t></si>']),
    'xl/styles.xml': '<styleSheet/>',
  })
})

it('leaves a workbook without shared texts, and numbers, as they are', () => {
  const plain = '<worksheet><sheetData><row><c r="A1"><v>7</v></c></row></sheetData></worksheet>'
  expect(read([part('a.xml', plain), part('sharedStrings.xml', '<sst/>')])).toEqual({
    'a.xml': plain,
    'sharedStrings.xml': '<sst/>',
  })
})
