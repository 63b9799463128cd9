import type { Area } from '#core/workbooks/survey.ts'
import { unreadableWorkbook } from '#server/files/table-limits.ts'
import { columnNumber } from '#server/files/xlsx-places.ts'
import { attributeOf, endOfElement, nextTag, opening, type Tag, textIn } from './sheet-tags.ts'
import { richText } from './workbook-parts.ts'

/** Rows and cells of a sheet, where they stand in its XML. */

export const placeOf = (written: string): { row: number; column: number } | undefined => {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(written) ?? []
  return letters === undefined ? undefined : { row: Number(digits), column: columnNumber(letters) }
}

export function areaOf(written: string): Area | undefined {
  const [first = '', last = first] = written.split(':')
  const [from, to] = [placeOf(first), placeOf(last)]
  return from && to && { top: from.row, left: from.column, bottom: to.row, right: to.column }
}

/** Where the rows of a sheet stand in its XML. */
export function rowsWithin(
  xml: string,
): { readonly from: number; readonly to: number; readonly tag: Tag } | undefined {
  const tag = [...opening(xml, new Set(['sheetData']))][0]
  if (!tag) return undefined
  if (tag.alone) return { tag, from: tag.to, to: tag.to }
  const to = xml.indexOf(`</${tag.prefix}sheetData`, tag.to)
  return to === -1 ? undefined : { tag, from: tag.to, to }
}

/** The text of a cell, as far as it is one. */
export function cellText(xml: string, cell: Tag, end: number, texts: readonly string[]): string {
  if (cell.alone) return ''
  const type = attributeOf(xml, cell, 't')
  if (type === 'inlineStr') return richText(xml, cell.to, end)
  const value = [...opening(xml, new Set(['v']), cell.to, end)][0]
  const written = value ? textIn(xml, value) : ''
  return type === 's' ? (texts[Number(written)] ?? '') : written
}

/** Goes through the cells of a sheet in order; a row and a cell without a place stand behind the one before. */
export function* cellsOf(
  xml: string,
  from: number,
  to: number,
): Generator<{ readonly row: number; readonly column: number; readonly tag: Tag; readonly end: number }> {
  let [row, column] = [0, 0]
  for (let tag = nextTag(xml, from); tag && tag.from < to; tag = nextTag(xml, tag.to)) {
    if (tag.closes) continue
    if (tag.name === 'row') {
      row = Number(attributeOf(xml, tag, 'r') ?? row + 1)
      column = 0
    } else if (tag.name === 'c') {
      const written = attributeOf(xml, tag, 'r')
      const place = written === undefined ? { row, column: column + 1 } : placeOf(written)
      if (!place || !Number.isInteger(row)) throw unreadableWorkbook(': it has a cell without a proper place')
      column = place.column
      const end = endOfElement(xml, tag)
      yield { row, column, tag, end }
      tag = { ...tag, to: end }
    }
  }
}
