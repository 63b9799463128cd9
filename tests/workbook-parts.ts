import { readSheet } from 'read-excel-file/node'
import { expect } from 'vitest'
import { readZip } from '#server/files/zip-archive.ts'

const everything = 200 * 1024 * 1024

export async function partsIn(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  return new Map((await readZip(bytes, () => true, everything)).map(({ name, content }) => [name, content]))
}

const withoutRows = (xml: string): string =>
  xml
    .replace(/<((?:\w+:)?)sheetData(?:\s*\/>|>.*?<\/\1sheetData>)/s, '<sheetData/>')
    .replace(/<(?:\w+:)?dimension[^>]*>/, '')

/** A copy differs from the workbook in rows of these sheets, by their number, and in nothing else. */
export async function expectOnlyRowsChanged(
  before: Buffer,
  after: Buffer,
  sheets: readonly number[],
): Promise<void> {
  const [was, is] = [await partsIn(before), await partsIn(after)]
  expect([...is.keys()]).toEqual([...was.keys()])
  const changed = new Set(sheets.map((number) => `xl/worksheets/sheet${number}.xml`))
  for (const [name, content] of was) {
    const now = is.get(name) ?? Buffer.alloc(0)
    if (!changed.has(name)) expect(now.equals(content), `${name} is as it was`).toBe(true)
    else {
      expect(now.equals(content), `${name} has other rows`).toBe(false)
      expect(withoutRows(now.toString('utf8'))).toBe(withoutRows(content.toString('utf8')))
    }
  }
}

/** A sheet as another program reads it: rows of cells, null where they are empty. */
export const readBack = (bytes: Buffer, sheet: number | string) => readSheet(bytes, sheet)
