import { columnLetters, head, main, relations, rowXml, written } from './xlsx-writer.ts'
import type { ZipEntry } from './zip-archive.ts'
import { writeZip } from './zip-writer.ts'

/*
 * A workbook people fill in and send back: one sheet of lines, its head and first columns always in sight, every cell
 * text, so that no spreadsheet makes a number or a date of an identifier; and one sheet of what may be chosen.
 */

export interface FormColumn {
  readonly head: string
  /** What may be chosen; offered beneath the cell, and explained on the second sheet. */
  readonly choices?: readonly FormChoice[]
  /** Something else may be written too. */
  readonly open?: boolean
  /** Shown beside the cell one is in. */
  readonly hint?: string | undefined
}
interface FormChoice {
  readonly label: string
  readonly code: string
}
export interface FormLine {
  /** It heads the lines beneath it. */
  readonly isHead: boolean
  readonly cells: readonly string[]
}
interface FormWorkbook {
  readonly sheet: string
  readonly choicesSheet: string
  /** The first columns only say which line it is. */
  readonly identifying: readonly string[]
  readonly columns: readonly FormColumn[]
  /** Further lists people need to fill cells in. */
  readonly lists: readonly { readonly head: string; readonly choices: readonly FormChoice[] }[]
  readonly lines: readonly FormLine[]
}

/** Their places in `styles`. */
const style = { text: 1, head: 2, known: 3, knownHead: 4, line: 5 } as const

const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE9ECEF"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF6F7F8"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="bottom" wrapText="1"/></xf><xf numFmtId="49" fillId="3" applyNumberFormat="1" applyFill="1"/><xf numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

const attribute = (text: string): string => written(text).replaceAll('"', '&quot;')

const rowOf = (row: number, cells: readonly string[], styleOf: (index: number) => number): string =>
  rowXml(row, cells, (index) => ` s="${styleOf(index)}"`)

const columnsOf = (widths: readonly number[]): string =>
  `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${style.text}" customWidth="1"/>`).join('')}</cols>`

const frozen = (columns: number): string => {
  const pane =
    columns > 0
      ? `<pane xSplit="${columns}" ySplit="1" topLeftCell="${columnLetters(columns)}2" activePane="bottomRight" state="frozen"/>`
      : '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`
}

export function writeXlsxForm(form: FormWorkbook): Buffer {
  const { sheet, choicesSheet, identifying, columns, lines } = form
  const heads = [...identifying, ...columns.map((column) => column.head)]
  const isKnown = (index: number) => index < identifying.length
  const rows = lines.map(({ isHead, cells }, at) =>
    rowOf(at + 2, cells, (index) => {
      if (isKnown(index)) return isHead ? style.knownHead : style.known
      return isHead ? style.line : style.text
    }),
  )
  const lists = [
    ...columns.flatMap((column) => (column.choices ? [{ head: column.head, choices: column.choices }] : [])),
    ...form.lists,
  ]
  const validations = columns.flatMap((column, at) => {
    const place = `${columnLetters(identifying.length + at)}2:${columnLetters(identifying.length + at)}${lines.length + 1}`
    const list = lists.findIndex(({ choices }) => choices === column.choices)
    return validationOf(column, place, list, choicesSheet)
  })
  const widths = heads.map((_, index) => (isKnown(index) ? (index < 2 || index > 3 ? 22 : 11) : 24))
  const first = `${head}<worksheet xmlns="${main}">${frozen(identifying.length)}${columnsOf(widths)}<sheetData>${rowOf(1, heads, () => style.head)}${rows.join('')}</sheetData>${validations.length > 0 ? `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>` : ''}</worksheet>`
  const files: readonly (readonly [string, string])[] = [
    ['[Content_Types].xml', contentTypes],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${attribute(sheet)}" sheetId="1" r:id="rId1"/><sheet name="${attribute(choicesSheet)}" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    ],
    ['xl/styles.xml', styles],
    ['xl/worksheets/sheet1.xml', first],
    ['xl/worksheets/sheet2.xml', choicesOf(lists)],
  ]
  return writeZip(files.map(([name, text]): ZipEntry => ({ name, content: Buffer.from(text, 'utf8') })))
}

const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`

/** A list that is offered, and warned of where something else is written; the hint is said where one enters the cell. */
function validationOf(column: FormColumn, place: string, list: number, choicesSheet: string): string[] {
  const { choices, open = false, hint } = column
  // Spreadsheets take so many characters, and refuse the whole file for one more.
  const prompt = hint === undefined ? '' : ` showInputMessage="1" prompt="${attribute(hint.slice(0, 250))}"`
  if (!choices || choices.length === 0) {
    return hint === undefined ? [] : [`<dataValidation allowBlank="1"${prompt} sqref="${place}"/>`]
  }
  const letters = columnLetters(list * 2)
  const formula = `'${choicesSheet}'!$${letters}$2:$${letters}$${choices.length + 1}`
  const warn = open ? '' : ' errorStyle="warning" showErrorMessage="1"'
  return [
    `<dataValidation type="list" allowBlank="1"${warn}${prompt} sqref="${place}"><formula1>${written(formula)}</formula1></dataValidation>`,
  ]
}

/** Each list in two columns: what is written, and the code it stands for. */
function choicesOf(lists: FormWorkbook['lists']): string {
  const longest = Math.max(0, ...lists.map(({ choices }) => choices.length))
  const rows = Array.from({ length: longest }, (_, at) =>
    rowOf(
      at + 2,
      lists.flatMap(({ choices }) => [choices[at]?.label ?? '', choices[at]?.code ?? '']),
      () => style.text,
    ),
  )
  const heads = lists.flatMap((list) => [list.head, 'Code'])
  const widths = heads.flatMap((_, at) => (at % 2 === 0 ? [34] : [22]))
  const sized = widths.length > 0 ? columnsOf(widths) : ''
  return `${head}<worksheet xmlns="${main}">${frozen(0)}${sized}<sheetData>${rowOf(1, heads, () => style.head)}${rows.join('')}</sheetData></worksheet>`
}
