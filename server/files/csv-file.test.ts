import { expect, it } from 'vitest'
import { readCsv } from './csv-file.ts'

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

it('knows a table with bars', async () => {
  expect(await read('a|b\n1|x,y\n')).toEqual({
    header: ['a', 'b'],
    rows: [['1', 'x,y']],
    recognised: 'bar-separated, UTF-8',
  })
})
