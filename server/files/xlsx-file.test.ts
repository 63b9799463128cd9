import { describe, expect, it } from 'vitest'
import { cell, workbook, workbookFiles, zip } from '#tests/workbook.ts'
import { readXlsx } from './xlsx-file.ts'
import { writeXlsx } from './xlsx-writer.ts'

/** Workbooks made to be read for hours (decision D49): each costs its sender half a minute, and nobody else anything. */

/** Two kilobytes, of which the reader would make minutes: it looks at each blank again for every other one. */
const hostile = zip(workbookFiles(`<row r="1"${' '.repeat(2_000_000)}>${cell('A1', 'x')}</row>`))
const honest = workbook([['deviceNumber'], ['A']])

const staying = (id: number) => ({ id, gone: new AbortController().signal })
const tooLong = /takes too long to read.*Nothing was saved/

describe('a hostile workbook', () => {
  it('is given up after its time', { timeout: 300_000 }, async () => {
    await expect(readXlsx(hostile, staying(1), { limitMs: 500 })).rejects.toThrow(tooLong)
  })

  it('keeps nobody else waiting, however many its sender has', { timeout: 300_000 }, async () => {
    const ended: string[] = []
    const note = (name: string) => () => void ended.push(name)
    const leaving = new AbortController()
    const sender = { id: 1, gone: leaving.signal }
    const bad = Array.from({ length: 3 }, () =>
      readXlsx(hostile, sender, { limitMs: 4000 }).catch(note('hostile')),
    )
    const good = await Promise.all(
      [2, 3, 4].map((id) => readXlsx(honest, staying(id)).finally(note('honest'))),
    )
    expect(good.map(({ header, rows }) => [header, rows.length])).toEqual(
      Array(3).fill([['deviceNumber'], 1]),
    )
    // One thread was enough for all three, while the other one worked on the first of the hostile ones.
    expect(ended.filter((name) => name === 'hostile').length).toBeLessThan(3)
    leaving.abort(new Error('Seen enough'))
    await Promise.all(bad)
  })

  it('is no longer read when its sender has gone, nor are those that wait', {
    timeout: 300_000,
  }, async () => {
    const leaving = new AbortController()
    const sender = { id: 1, gone: leaving.signal }
    const reading = [1, 2].map(() => readXlsx(hostile, sender))
    leaving.abort(new Error('The client has gone'))
    for (const each of reading) await expect(each).rejects.toThrow('The client has gone')
    expect((await readXlsx(honest, staying(1))).rows).toHaveLength(1)
  })

  it('that was packed to next to nothing is refused before it is unpacked', async () => {
    const packed = zip(workbookFiles(`<row r="1">${' '.repeat(16_000_000)}${cell('A1', 'x')}</row>`))
    expect(packed.length).toBeLessThan(20_000)
    await expect(readXlsx(packed, staying(1))).rejects.toThrow('unpacks to more than is accepted')
  })
})

describe('a workbook', () => {
  it('whose rows and cells do not say where they stand is read in their order', async () => {
    const cells = (...texts: string[]) =>
      texts.map((text) => (text === '' ? '<c/>' : `<c t="inlineStr"><is><t>${text}</t></is></c>`)).join('')
    const sheet = `<row>${cells('deviceNumber', 'deviceName')}</row><row r="4">${cells('', 'B')}</row><row>${cells('C')}<c r="D5" t="inlineStr"><is><t>D</t></is></c></row>`
    const { header, rows } = await readXlsx(zip(workbookFiles(sheet)), staying(1))
    expect(header.slice(0, 2)).toEqual(['deviceNumber', 'deviceName'])
    expect(rows.map(({ row, cells }) => [row, ...cells.map((each) => each || '-')].join(' '))).toEqual([
      '4 - B - -',
      '5 C - - D',
    ])
  })

  it('of the hub itself comes back as it was written', async () => {
    async function* lines() {
      yield ['', 'a & b', '<c/>']
      yield ['00768627892506', 'x  y', '']
    }
    const bytes = await writeXlsx('A & B', ['one', 'two', 'three'], lines())
    const { header, rows } = await readXlsx(bytes, staying(1))
    expect([header, ...rows.map(({ cells }) => cells)]).toEqual([
      ['one', 'two', 'three'],
      ['', 'a & b', '<c/>'],
      ['00768627892506', 'x  y', ''],
    ])
  })
})
