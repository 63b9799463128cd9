import type { ZipEntry } from './zip-archive.ts'
import { writeZip } from './zip-writer.ts'

/** Workbooks of one sheet, in which every cell is text: identifiers stay as they are. */

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const parts: readonly (readonly [name: string, content: string])[] = [
  [
    '[Content_Types].xml',
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What XML cannot carry is left out, as spreadsheets do. */
export const written = (text: string): string =>
  [...text]
    .filter(isXmlCharacter)
    .map((character) => escapes[character] ?? character)
    .join('')

const isXmlCharacter = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return (code >= 0x20 && code !== 0xfffe && code !== 0xffff) || code === 9 || code === 10 || code === 13
}

/** 0 is A, 25 Z, 26 AA. */
export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** A row of text, each cell with its place: without one, some programs read none of them. Rows count from 1. */
export function rowXml(row: number, cells: readonly string[], attributesOf = (_: number) => ''): string {
  const places = cells.map((cell, index) => {
    const place = `r="${columnLetters(index)}${row}"${attributesOf(index)}`
    return cell === ''
      ? `<c ${place}/>`
      : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${written(cell)}</t></is></c>`
  })
  return `<row r="${row}">${places.join('')}</row>`
}

/** A workbook of rows as they come; text is never executed, so nothing needs guarding. */
export async function writeXlsx(
  sheet: string,
  header: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): Promise<Buffer> {
  const pieces = [rowXml(1, header)]
  for await (const row of rows) pieces.push(rowXml(pieces.length + 1, row))
  const workbook = `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${written(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  const content = `${head}<worksheet xmlns="${main}"><sheetData>${pieces.join('')}</sheetData></worksheet>`
  const files = [...parts, ['xl/workbook.xml', workbook], ['xl/worksheets/sheet1.xml', content]] as const
  return writeZip(files.map(([name, text]): ZipEntry => ({ name, content: Buffer.from(text, 'utf8') })))
}
