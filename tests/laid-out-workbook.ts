import { cell, type PackedFile, zip } from './workbook.ts'

/**
 * Workbooks as regulators and distributors lay them out, part by part: several sheets, hidden ones, merged heads, lists,
 * styles, preset rows, comments, pictures.
 */

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export interface LaidOutSheet {
  readonly name: string
  readonly state?: 'hidden' | 'veryHidden'
  /** Rows of text from the first on; undefined leaves a row out. */
  readonly rows: readonly (readonly string[] | undefined)[]
  /** Empty rows that have styles already: so many from a row on, each cell with its style. */
  readonly preset?: { readonly from: number; readonly rows: number; readonly styles: readonly number[] }
  /** XML of single cells, by their place, such as formulas. */
  readonly cells?: Readonly<Record<string, string>>
  readonly merges?: readonly string[]
  readonly lists?: readonly { readonly at: string; readonly formula: string; readonly open?: true }[]
  /** The same written in the extension of 2010. */
  readonly extendedLists?: readonly { readonly at: string; readonly formula: string }[]
  readonly isProtected?: true
  /** XML before the rows, such as columns; and behind them. */
  readonly before?: string
  readonly behind?: string
  /** Text of a comment at a cell. */
  readonly comment?: readonly [place: string, text: string]
  readonly picture?: true
}

export interface LaidOut {
  readonly sheets: readonly LaidOutSheet[]
  readonly names?: Readonly<Record<string, string>>
  /** Cells of text stand in the table all sheets share. */
  readonly sharesTexts?: true
  readonly from1904?: true
  readonly more?: readonly PackedFile[]
  readonly contentType?: string
}

/** 0 plain, 1 text, 2 a day, 3 a whole number, 4 text on yellow. */
const styles = `<numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFFF00"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="1" applyNumberFormat="1"/><xf numFmtId="49" fillId="2" applyNumberFormat="1" applyFill="1"/></cellXfs><dxfs count="1"><dxf><fill><patternFill><bgColor rgb="FFFFC7CE"/></patternFill></fill></dxf></dxfs>`

export const letters = (column: number): string =>
  (column > 26 ? letters(Math.floor((column - 1) / 26)) : '') + String.fromCharCode(65 + ((column - 1) % 26))

export function laidOut({
  sheets,
  names = {},
  sharesTexts,
  from1904,
  more = [],
  contentType,
}: LaidOut): Buffer {
  const texts = new Map<string, number>()
  const text = (place: string, value: string) => {
    if (!sharesTexts) return cell(place, escaped(value))
    const at = texts.get(value) ?? texts.size
    texts.set(value, at)
    return `<c r="${place}" t="s"><v>${at}</v></c>`
  }
  const parts = sheets.flatMap((sheet, at) => sheetParts(sheet, at + 1, text))
  const defined = Object.entries(names).map(
    ([name, area]) => `<definedName name="${name}">${escaped(area)}</definedName>`,
  )
  const workbook = `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map(({ name, state }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`).join('')}</sheets>${defined.length > 0 ? `<definedNames>${defined.join('')}</definedNames>` : ''}</workbook>`
  const last = sheets.length
  const links = [
    ...sheets.map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    ),
    `<Relationship Id="rId${last + 1}" Type="${office}/styles" Target="styles.xml"/>`,
    `<Relationship Id="rId${last + 2}" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>`,
  ]
  const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml'
  const bookType = contentType ?? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${bookType}"/>`,
    '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>',
    '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/>',
    ...sheets.map(
      (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${sheetType}"/>`,
    ),
    ...parts.flatMap(({ type, name }) =>
      type === undefined ? [] : [`<Override PartName="/${name}" ContentType="${type}"/>`],
    ),
  ]
  return zip([
    {
      name: '[Content_Types].xml',
      content: `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: related([
        `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`,
      ]),
    },
    { name: 'xl/workbook.xml', content: workbook },
    { name: 'xl/_rels/workbook.xml.rels', content: related(links) },
    { name: 'xl/styles.xml', content: `${declaration}<styleSheet xmlns="${main}">${styles}</styleSheet>` },
    {
      name: 'xl/sharedStrings.xml',
      content: `${declaration}<sst xmlns="${main}" count="${texts.size}" uniqueCount="${texts.size}">${[...texts.keys()].map((value) => `<si><t xml:space="preserve">${escaped(value)}</t></si>`).join('')}</sst>`,
    },
    ...parts,
    ...more,
  ])
}

const related = (links: readonly string[]) =>
  `${declaration}<Relationships xmlns="${relations}">${links.join('')}</Relationships>`

type Part = PackedFile & { readonly type?: string }

function sheetParts(
  sheet: LaidOutSheet,
  number: number,
  text: (place: string, value: string) => string,
): Part[] {
  const { merges = [], lists = [], extendedLists = [], comment, picture } = sheet
  const behind = [
    sheet.isProtected ? '<sheetProtection sheet="1" objects="1"/>' : '',
    merges.length > 0
      ? `<mergeCells count="${merges.length}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
      : '',
    sheet.behind ?? '',
    lists.length > 0
      ? `<dataValidations count="${lists.length}">${lists.map(({ at, formula, open }) => `<dataValidation type="list" allowBlank="1"${open ? '' : ' showErrorMessage="1"'} sqref="${at}"><formula1>${escaped(formula)}</formula1></dataValidation>`).join('')}</dataValidations>`
      : '',
    picture ? '<drawing r:id="rId9"/>' : '',
    comment ? '<legacyDrawing r:id="rId8"/>' : '',
    extendedLists.length > 0
      ? `<extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:dataValidations xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main" count="${extendedLists.length}">${extendedLists.map(({ at, formula }) => `<x14:dataValidation type="list" allowBlank="1" showErrorMessage="1"><x14:formula1><xm:f>${escaped(formula)}</xm:f></x14:formula1><xm:sqref>${at}</xm:sqref></x14:dataValidation>`).join('')}</x14:dataValidations></ext></extLst>`
      : '',
  ]
  const path = `xl/worksheets/sheet${number}.xml`
  const content = `${declaration}<worksheet xmlns="${main}" xmlns:r="${office}">${sheet.before ?? ''}<sheetData>${rowsOf(sheet, text).join('')}</sheetData>${behind.join('')}</worksheet>`
  const links = [
    ...(comment
      ? [
          `<Relationship Id="rId7" Type="${office}/comments" Target="../comments${number}.xml"/>`,
          `<Relationship Id="rId8" Type="${office}/vmlDrawing" Target="../drawings/vml${number}.vml"/>`,
        ]
      : []),
    ...(picture
      ? [`<Relationship Id="rId9" Type="${office}/drawing" Target="../drawings/drawing${number}.xml"/>`]
      : []),
  ]
  return [
    { name: path, content },
    ...(links.length > 0
      ? [{ name: `xl/worksheets/_rels/sheet${number}.xml.rels`, content: related(links) }]
      : []),
    ...(comment ? commentParts(comment, number) : []),
    ...(picture ? pictureParts(number) : []),
  ]
}

function rowsOf(sheet: LaidOutSheet, text: (place: string, value: string) => string): string[] {
  const { rows, preset, cells = {} } = sheet
  const last = Math.max(rows.length, preset ? preset.from + preset.rows - 1 : 0)
  const written: string[] = []
  for (let row = 1; row <= last; row++) {
    const values = rows[row - 1]
    const isPreset = preset && row >= preset.from && row < preset.from + preset.rows
    if (!values && !isPreset) continue
    const width = Math.max(values?.length ?? 0, isPreset ? preset.styles.length : 0)
    const written1 = Array.from({ length: width }, (_, at) => {
      const place = `${letters(at + 1)}${row}`
      if (cells[place] !== undefined) return cells[place]
      const value = values?.[at] ?? ''
      if (value !== '') return text(place, value)
      return isPreset ? `<c r="${place}" s="${preset.styles[at] ?? 0}"/>` : ''
    })
    written.push(
      `<row r="${row}"${isPreset ? ` spans="1:${width}" ht="18" customHeight="1"` : ''}>${written1.join('')}</row>`,
    )
  }
  return written
}

const commentParts = ([place, words]: readonly [string, string], number: number): Part[] => [
  {
    name: `xl/comments${number}.xml`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml',
    content: `${declaration}<comments xmlns="${main}"><authors><author>Regulator</author></authors><commentList><comment ref="${place}" authorId="0"><text><t>${escaped(words)}</t></text></comment></commentList></comments>`,
  },
  {
    name: `xl/drawings/vml${number}.vml`,
    content: `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shape id="s1" type="#_x0000_t202" style="visibility:hidden"><x:ClientData ObjectType="Note"><x:Row>0</x:Row><x:Column>0</x:Column></x:ClientData></v:shape></xml>`,
  },
]

/** One white point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
)

const pictureParts = (number: number): Part[] => [
  { name: `xl/media/image${number}.png`, content: png },
  {
    name: `xl/drawings/drawing${number}.xml`,
    type: 'application/vnd.openxmlformats-officedocument.drawing+xml',
    content: `${declaration}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>0</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="9525" cy="9525"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="1" name="Logo"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip xmlns:r="${office}" r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor></xdr:wsDr>`,
  },
  {
    name: `xl/drawings/_rels/drawing${number}.xml.rels`,
    content: related([
      `<Relationship Id="rId1" Type="${office}/image" Target="../media/image${number}.png"/>`,
    ]),
  },
]
