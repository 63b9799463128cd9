import { crc32, deflateRawSync } from 'node:zlib'

/** Small XLSX files written by hand: what a spreadsheet program writes, and what an attacker does. */

export interface PackedFile {
  readonly name: string
  readonly content: string | Buffer
}

/** An archive of deflated files; `statedSize` makes it lie about how large they are. */
export function zip(files: readonly PackedFile[], statedSize?: number): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of files) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(8, 4)
    header.writeUInt32LE(crc32(bytes), 10)
    header.writeUInt32LE(packed.length, 14)
    header.writeUInt32LE(statedSize ?? bytes.length, 18)
    header.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    bodies.push(Buffer.from('PK\x03\x04'), header, Buffer.from(name), packed)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), header, place, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, ...directory, Buffer.from('PK\x05\x06'), end])
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** The files of a workbook around the XML of its sheet's rows, and of its styles where it has any. */
export function workbookFiles(sheetData: string, styles?: string): PackedFile[] {
  const styled = styles === undefined ? [] : [{ name: 'xl/styles.xml', content: styleSheet(styles) }]
  const toStyles = `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/>`
  return [
    ...styled,
    {
      name: '[Content_Types].xml',
      content: `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Devices" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>${styles === undefined ? '' : toStyles}</Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${declaration}<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
    },
  ]
}

const styleSheet = (styles: string) => `${declaration}<styleSheet xmlns="${main}">${styles}</styleSheet>`

/** A cell holding text, or a number as spreadsheets store them. */
export function cell(place: string, value: string | number): string {
  return typeof value === 'number'
    ? `<c r="${place}"><v>${value}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`
}

type Rows = readonly (readonly (string | number)[] | undefined)[]

/** A workbook with these rows; `undefined` leaves a row out, as spreadsheets do with empty ones. */
export const workbook = (rows: Rows): Buffer => zip(workbookFiles(rowsXml(rows)))

/** A workbook with a cover sheet in front. */
export function coveredWorkbook(cover: Rows, name: string, rows: Rows): Buffer {
  const place = 'xl/worksheets/sheet2.xml'
  const behind = (content: string) =>
    content
      .replace('<sheet name="Devices"', '<sheet name="Cover"')
      .replace('</sheets>', `<sheet name="${name}" sheetId="2" r:id="rId9"/></sheets>`)
      .replace(
        '</Relationships>',
        `<Relationship Id="rId9" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
      )
  const files = workbookFiles(rowsXml(cover)).map((file) =>
    file.name.startsWith('xl/') && !file.name.includes('sheet1')
      ? { ...file, content: behind(String(file.content)) }
      : file,
  )
  const content = `${declaration}<worksheet xmlns="${main}"><sheetData>${rowsXml(rows)}</sheetData></worksheet>`
  return zip([...files, { name: place, content }])
}

const rowsXml = (rows: Rows): string =>
  rows
    .flatMap((cells, index) => {
      const row = index + 1
      const places = (cells ?? []).map((value, at) => cell(`${String.fromCharCode(65 + at)}${row}`, value))
      return cells ? [`<row r="${row}">${places.join('')}</row>`] : []
    })
    .join('')
