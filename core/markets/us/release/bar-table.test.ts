import { describe, expect, it } from 'vitest'
import { BarTable } from './bar-table.ts'

/** The rows of a file, however it is cut into pieces. */
function rowsOf(...pieces: readonly string[]): string[][] {
  const rows: string[][] = []
  const table = new BarTable(
    () => undefined,
    (cells) => rows.push([...cells]),
  )
  for (const piece of pieces) table.read(piece)
  table.end()
  return rows
}

describe('a table with bars', () => {
  it('goes on in the next line where a text has line breaks', () => {
    expect(rowsOf('a|b|c\n1|two\nlin', 'es|3\n4|5|6')).toEqual([
      ['1', 'two\nlines', '3'],
      ['4', '5', '6'],
    ])
  })

  const kilobyte = 'x'.repeat(1024)
  const table = () =>
    new BarTable(
      () => undefined,
      () => undefined,
    )

  it('is refused once a line does not end, not when the file does', () => {
    const endless = table()
    const readAll = () => {
      for (let n = 0; n < 300; n++) endless.read(kilobyte)
    }
    expect(readAll).toThrow('The row at line 1 is longer than 262144 characters')
  })

  it('is refused once a row does not end, however short its lines', () => {
    const endless = table()
    endless.read('a|b\n')
    const readAll = () => {
      for (let n = 0; n < 300; n++) endless.read(`${kilobyte}\n`)
    }
    expect(readAll).toThrow('The row at line 257 is longer than 262144 characters')
    const many = rowsOf('a\n', ...Array.from({ length: 300 }, () => `${kilobyte}\n`))
    expect(many).toHaveLength(300)
  })
})
