import { expect, it } from 'vitest'
import type { TableRow } from '#core/imports/table.ts'
import { utf16 } from '#tests/utf16.ts'
import { asRow, readCsv } from './csv-file.ts'
import { openCsv } from './csv-stream.ts'
import type { SoughtHeader } from './header-row.ts'

const read = async (text: string) => {
  const { header, rows, recognised } = await readCsv(Buffer.from(text))
  return { header, rows: rows.map(({ cells }) => cells), recognised }
}

it('takes an inch mark in a cell without quotes as it stands', async () => {
  expect((await read('a,b,c\n1,Screw 3/8" long,x\n2,"y, z",\n')).rows).toEqual([
    ['1', 'Screw 3/8" long', 'x'],
    ['2', 'y, z', ''],
  ])
})

it('says how to write a quote where values would move into other columns', async () => {
  await expect(read('a,b,c\n1,"Screw 3/8" long, blue",\n')).rejects.toThrow(
    /every opening quote needs a closing one\. Put a value that holds a quote in quotes, and double the quote in it/,
  )
  expect((await read('a,b\n1,"Screw 3/8"" long"\n')).rows).toEqual([['1', 'Screw 3/8" long']])
})

it('takes a text that was written as a formula for the text', async () => {
  expect((await read('a,b,c\n="0012","=""00,12""",=A1\n')).rows).toEqual([['0012', '00,12', '=A1']])
})

const cellOf = (cell: string) => asRow({ record: [cell], info: { records: 1, empty_lines: 0 } }).cells[0]

it.each([
  ['=""', ''],
  ['="a""b"', 'a"b'],
  ['="', '="'],
  ['="a"b"', '="a"b"'],
  ['="a"&"b"', '="a"&"b"'],
])('takes nothing but one text in a formula for a text: %s', (cell, text) => {
  expect(cellOf(cell)).toBe(text)
})

it('takes a text of any length that was written as a formula for the text', () => {
  expect(cellOf(`="${'a'.repeat(20_000_000)}"`)?.length).toBe(20_000_000)
})

it('knows a table with bars', async () => {
  expect(await read('a|b\n1|x,y\n')).toEqual({
    header: ['a', 'b'],
    rows: [['1', 'x,y']],
    recognised: 'bar-separated, UTF-8',
  })
})

it('takes the delimiter a file states above its header, and keeps the numbers of its rows', async () => {
  const { header, rows, recognised } = await readCsv(Buffer.from('sep=;\r\na,x;b,y\r\n1,5;2,5\r\n'))
  expect([header, rows, recognised]).toEqual([
    ['a,x', 'b,y'],
    [{ row: 3, cells: ['1,5', '2,5'] }],
    'semicolon-separated, UTF-8',
  ])
})

it.each(['le', 'be'] as const)('knows UTF-16 without a mark, %s', async (order) => {
  const bytes = utf16('a,b\n1,Gerät 器械\n', order).subarray(2)
  const { rows, recognised } = await readCsv(bytes)
  expect([rows, recognised]).toEqual([[{ row: 2, cells: ['1', 'Gerät 器械'] }], 'comma-separated, UTF-16'])
})

it('takes no notice of a space in front of a cell in quotes', async () => {
  expect(await read('"a", "b"\n"1", "x, y" \n2, "3/8"" long"\n')).toMatchObject({
    header: ['a', 'b'],
    rows: [
      ['1', 'x, y'],
      ['2', '3/8" long'],
    ],
  })
})

const title = (text: string) => [text, 'Date;2026', '', ...'abcdefghijklmnopqrst'].join('\n')
const sought: SoughtHeader = { known: new Set(['a', 'b', 'c']), markers: [['m', 'n']] }

it.each([
  ['a title above it', 'Devices, all\n\na;b;c\n1;2,5;3\n'],
  ['a delimiter that is stated', 'sep=;\na;b,x\n1;2\n'],
  ['markers among many other names', 'Title\nm,n,o,p,q,r,s,t\n1,2,3,4,5,6,7,8\n'],
  ['a title too long', `${title('Devices')}\na;b;c\n1;2;3\n`],
  ['nothing but its header', 'Devices\na;b;c\n'],
  ['a space in front of quotes', 'a, b\n1, "x, y"\n'],
  ['an inch mark, and a space in front of quotes', 'a, b\n1, 3/8"\n2, "x"\n'],
])('finds the header of a file read as a stream in the same place: %s', async (_, text) => {
  const bytes = Buffer.from(text)
  async function* read() {
    for (const byte of bytes) yield Buffer.of(byte)
  }
  const streamed = async () => {
    const { header, rows, recognised } = await openCsv({ read, head: async () => bytes }, { sought })
    const all: TableRow[] = []
    for await (const row of rows()) all.push(row)
    return { header, rows: all, recognised }
  }
  const said = (answer: Promise<object>) => answer.catch(({ message }: Error) => message)
  expect(await said(streamed())).toEqual(await said(readCsv(bytes, sought)))
})

it('finds a header below a title by the columns that tell the format', async () => {
  const { header } = await readCsv(Buffer.from('Title\nm,n,o,p,q,r,s,t\n1,2,3,4,5,6,7,8\n'), sought)
  expect(header).toEqual([...'mnopqrst'])
})

it.each([
  ['an inch mark', 'a,b,c\n0,"x, y",\n1,Screw 3/8" long,x\n2,"y, z",\n'],
  ['an inch mark in the first row', 'a,b\n1,3/8"\n'],
  ['an inch mark in the head', 'a,b"\n1,2\n'],
  ['a cell that would move', 'a,b,c\n1,"Screw 3/8" long, blue",\n'],
  ['a row of another width', 'a,b,c\n1,3/8",x,y\n'],
  ['a cell in quotes, and an inch mark below', 'a,b\n"""x""",1\n2,3/8"\n'],
  ['a quote that is never closed', 'a,b\n1,"x\n2,y\n'],
])('answers the same of a file read as a stream: %s', async (_, text) => {
  const streamed = async () => {
    const bytes = Buffer.from(text)
    async function* read() {
      yield bytes
    }
    const { header, rows } = await openCsv({ read, head: async () => bytes })
    const all: (readonly string[])[] = []
    for await (const { cells } of rows()) all.push(cells)
    return { header, rows: all }
  }
  const whole = async () => {
    const { header, rows } = await read(text)
    return { header, rows }
  }
  const said = (answer: Promise<object>) => answer.catch(({ message }: Error) => message)
  expect(await said(streamed())).toEqual(await said(whole()))
})
