import type { FilledCell } from '#core/workbooks/values.ts'
import { refuseFile } from '#server/files/table-limits.ts'
import { columnNumber, withPlaces } from '#server/files/xlsx-places.ts'
import { columnLetters, written } from '#server/files/xlsx-writer.ts'
import { areaOf, rowsWithin } from './sheet-cells.ts'
import { attributeOf, endOfElement, nextTag, opening, type Tag } from './sheet-tags.ts'
import { refuseUnusual } from './workbook-parts.ts'

/**
 * Writes values into a sheet and leaves everything else of it as it is: rows and cells that are there keep their style
 * and attributes, formulas stay, and what stands above and below is copied as it came.
 */

export interface SheetFill {
  readonly firstRow: number
  /** Ascending. */
  readonly columns: readonly number[]
  readonly rows: readonly (readonly (FilledCell | null)[])[]
}

export interface CellFormats {
  isText(style: number | undefined): boolean
  isDate(style: number | undefined): boolean
  readonly from1904: boolean
}

export function fillSheet(name: string, given: string, fill: SheetFill, formats: CellFormats): string {
  refuseUnusual(name, given)
  const xml = withPlaces({ name, content: Buffer.from(given) }).content.toString('utf8')
  const within = rowsWithin(xml)
  if (!within) throw refuseFile(`Sheet "${name}" has no rows to fill.`)
  const { tag, from, to } = within
  const writer = new RowWriter(xml, { fill, formats, prefix: tag.prefix })
  const rows = [...writer.rows(name, from, to)].join('')
  const data = tag.alone
    ? `<${tag.prefix}sheetData>${rows}</${tag.prefix}sheetData>`
    : xml.slice(tag.from, from) + rows
  return withDimension(xml.slice(0, tag.from), fill) + data + xml.slice(to)
}

interface Place {
  readonly fill: SheetFill
  readonly formats: CellFormats
  readonly prefix: string
}

interface FoundRow {
  readonly tag: Tag
  readonly end: number
  readonly number: number
}

class RowWriter {
  private readonly xml: string
  private readonly of: Place
  /** How the first row that is filled looks: rows the sheet does not have yet look alike. */
  private pattern: { attributes: string; styles: ReadonlyMap<number, string> } | undefined
  private readonly columnStyles: ReadonlyMap<number, string>

  constructor(xml: string, of: Place) {
    this.xml = xml
    this.of = of
    this.columnStyles = stylesOfColumns(xml)
  }

  *rows(sheet: string, from: number, to: number): Generator<string> {
    const { firstRow, rows } = this.of.fill
    const last = firstRow + rows.length - 1
    let next = firstRow
    let copied = from
    let before = 0
    for (let at = from; next <= last; ) {
      const row = this.rowAt(at, to)
      if (!row) break
      if (row.number <= before) {
        throw refuseFile(
          `The rows of sheet "${sheet}" are out of order. Open the workbook in Excel, save it and upload it again.`,
        )
      }
      before = row.number
      at = row.end
      if (row.number < firstRow) continue
      if (!this.pattern) this.pattern = this.looksOf(row)
      yield this.xml.slice(copied, row.tag.from)
      while (next < row.number && next <= last) yield this.newRow(next++)
      copied = row.tag.from
      if (row.number > last) break
      yield this.changed(row)
      copied = row.end
      next = row.number + 1
    }
    // What stands behind the last row that was looked at, blanks before the end included.
    if (next > last) {
      yield this.xml.slice(copied, to)
      return
    }
    yield this.xml.slice(copied, to)
    while (next <= last) yield this.newRow(next++)
  }

  private rowAt(at: number, to: number): FoundRow | undefined {
    for (let tag = nextTag(this.xml, at); tag && tag.from < to; tag = nextTag(this.xml, tag.to)) {
      if (tag.closes || tag.name !== 'row') continue
      return { tag, end: endOfElement(this.xml, tag), number: Number(attributeOf(this.xml, tag, 'r')) }
    }
    return undefined
  }

  private cellsIn({
    tag,
    end,
  }: FoundRow): { tag: Tag; end: number; column: number; style: string | undefined }[] {
    if (tag.alone) return []
    const cells = []
    for (let cell = nextTag(this.xml, tag.to); cell && cell.from < end; cell = nextTag(this.xml, cell.to)) {
      if (cell.closes || cell.name !== 'c') continue
      const last = endOfElement(this.xml, cell)
      const [letters = ''] = /^[A-Z]+/i.exec(attributeOf(this.xml, cell, 'r') ?? '') ?? []
      const style = attributeOf(this.xml, cell, 's')
      cells.push({ tag: cell, end: last, column: columnNumber(letters), style })
      cell = { ...cell, to: last }
    }
    return cells
  }

  private looksOf(row: FoundRow) {
    const styles = new Map(
      this.cellsIn(row).flatMap(({ column, style }) =>
        style === undefined ? [] : [[column, style] as const],
      ),
    )
    const attributes = this.xml
      .slice(row.tag.from, row.tag.to)
      .replace(/^<[^\s/>]+/, '')
      .replace(/\/?>$/, '')
      .replace(/\s(?:r|spans|hidden|collapsed)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
      .trimEnd()
    return { attributes, styles }
  }

  private newRow(number: number): string {
    const { prefix, fill } = this.of
    const { attributes = '', styles } = this.pattern ?? {}
    const cells = fill.columns.map((column, at) => {
      const style = styles?.get(column) ?? this.columnStyles.get(column)
      return this.cell(number, column, style, fill.rows[number - fill.firstRow]?.[at] ?? null)
    })
    return `<${prefix}row r="${number}"${attributes}>${cells.join('')}</${prefix}row>`
  }

  /** A row of the sheet with its values: cells that are there keep their place and style. */
  private changed(row: FoundRow): string {
    const { prefix, fill } = this.of
    const values = new Map(
      fill.columns.map((column, at) => [column, fill.rows[row.number - fill.firstRow]?.[at] ?? null]),
    )
    const rowStyle = isOn(attributeOf(this.xml, row.tag, 'customFormat'))
      ? attributeOf(this.xml, row.tag, 's')
      : undefined
    const pieces: { column: number; xml: string }[] = []
    for (const { tag, end, column, style } of this.cellsIn(row)) {
      const value = values.get(column) ?? null
      values.delete(column)
      const was = this.xml.slice(tag.from, end)
      const keeps = value === null || /<(?:\w+:)?f[\s/>]/.test(was)
      pieces.push({ column, xml: keeps ? was : this.cell(row.number, column, style, value) })
    }
    for (const [column, value] of values) {
      const style = rowStyle ?? this.pattern?.styles.get(column) ?? this.columnStyles.get(column)
      if (value !== null) pieces.push({ column, xml: this.cell(row.number, column, style, value) })
    }
    if (pieces.length === 0) return this.xml.slice(row.tag.from, row.end)
    pieces.sort((one, other) => one.column - other.column)
    const opened = this.xml.slice(row.tag.from, row.tag.to).replace(/\s*\/?>$/, '')
    const spans = [pieces[0]?.column ?? 1, pieces.at(-1)?.column ?? 1] as const
    return `${withSpans(opened, spans)}>${pieces.map(({ xml }) => xml).join('')}</${prefix}row>`
  }

  private cell(row: number, column: number, style: string | undefined, value: FilledCell | null): string {
    const { prefix: p, formats } = this.of
    const place = `r="${columnLetters(column - 1)}${row}"${style === undefined ? '' : ` s="${style}"`}`
    if (value === null) return style === undefined ? '' : `<${p}c ${place}/>`
    const number = numberOf(value, style === undefined ? undefined : Number(style), formats)
    if (number !== undefined) return `<${p}c ${place}><${p}v>${number}</${p}v></${p}c>`
    return `<${p}c ${place} t="inlineStr"><${p}is><${p}t xml:space="preserve">${written(value.text)}</${p}t></${p}is></${p}c>`
  }
}

const isOn = (value: string | undefined) => value === '1' || value === 'true'

/** Which columns a row uses; spreadsheets that believe it would not see what lies outside. */
function withSpans(row: string, [first, last]: readonly [number, number]): string {
  return row.replace(/(\sspans\s*=\s*["'])(\d+):(\d+)/, (_, begin: string, from: string, to: string) => {
    return `${begin}${Math.min(Number(from), first)}:${Math.max(Number(to), last)}`
  })
}

/** The number a cell holds, where it holds one: days are counted, and a column of text gets text. */
function numberOf(
  { kind, text }: FilledCell,
  style: number | undefined,
  formats: CellFormats,
): string | undefined {
  if (formats.isText(style)) return undefined
  if (kind === 'number') return text
  if (kind !== 'date' || !formats.isDate(style) || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const days = Date.parse(`${text}T00:00:00Z`) / 86_400_000
  if (formats.from1904) return String(days + 24_107)
  // Spreadsheets count a 29 February 1900 that was none.
  const serial = days + 25_569
  return serial < 61 ? undefined : String(serial)
}

function stylesOfColumns(xml: string): ReadonlyMap<number, string> {
  const styles = new Map<number, string>()
  const end = rowsWithin(xml)?.tag.from ?? xml.length
  for (const tag of opening(xml, new Set(['col']), 0, end)) {
    const style = attributeOf(xml, tag, 'style')
    const [from, to] = [Number(attributeOf(xml, tag, 'min')), Number(attributeOf(xml, tag, 'max'))]
    if (style === undefined) continue
    for (let column = from; column <= Math.min(to, 500); column++) styles.set(column, style)
  }
  return styles
}

/** The area a sheet says it uses, where it is larger now. */
function withDimension(head: string, { firstRow, rows, columns }: SheetFill): string {
  return head.replace(
    /(<(?:\w+:)?dimension\s[^<>]*?ref\s*=\s*["'])([^"']*)/,
    (whole, begin: string, ref: string) => {
      const area = areaOf(ref)
      if (!area || rows.length === 0) return whole
      const bottom = Math.max(area.bottom, firstRow + rows.length - 1)
      const right = Math.max(area.right, columns.at(-1) ?? 1)
      const left = Math.min(area.left, columns[0] ?? area.left)
      const top = Math.min(area.top, firstRow)
      if (bottom === area.bottom && right === area.right && left === area.left && top === area.top)
        return whole
      return `${begin}${columnLetters(left - 1)}${top}:${columnLetters(right - 1)}${bottom}`
    },
  )
}
