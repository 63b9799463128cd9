import { isStorable } from '#core/text/storable.ts'
import {
  type Area,
  type Held,
  longestText,
  mostHeld,
  type SheetSurvey,
  topRows,
} from '#core/workbooks/survey.ts'
import { maxColumns, refuseFile, unreadableWorkbook } from '#server/files/table-limits.ts'
import { areaOf, cellsOf, cellText, rowsWithin } from './sheet-cells.ts'
import type { ListReader } from './sheet-lists.ts'
import { attributeOf, nextTag, opening, type Tag } from './sheet-tags.ts'
import type { OpenWorkbook, SheetPart } from './workbook-parts.ts'

/** What stands in a sheet: its first rows as text, and of the others where something stands. */

export function surveySheet(book: OpenWorkbook, sheet: SheetPart, lists: ListReader): SheetSurvey {
  const xml = book.xmlOf(sheet.part)
  const within = rowsWithin(xml)
  if (!within) throw unreadableWorkbook(`: sheet "${sheet.name}" has no rows to read`)
  const top: string[][] = []
  const [held, computed] = [new Spans(), new Spans()]
  let [rows, columns] = [0, 0]
  for (const { row, column, tag, end } of cellsOf(xml, within.from, within.to)) {
    rows = Math.max(rows, row)
    columns = Math.max(columns, column)
    if (columns > maxColumns) {
      throw refuseFile(`Sheet "${sheet.name}" has ${columns} columns; at most ${maxColumns} are read.`)
    }
    if (tag.alone) continue
    if (isFormula(xml, tag, end)) computed.add(column, row)
    const text = cellText(xml, tag, end, book.texts).slice(0, longestText)
    if (text.trim() === '') continue
    if (row > topRows) held.add(column, row)
    else {
      while (top.length < row) top.push([])
      const cells = top[row - 1] ?? []
      while (cells.length < column) cells.push('')
      cells[column - 1] = isStorable(text) ? text : ''
    }
  }
  return {
    name: sheet.name,
    hidden: sheet.hidden,
    isProtected: /<(?:\w+:)?sheetProtection[\s/>]/.test(xml.slice(within.to, within.to + 100_000)),
    ...{ rows, columns, top },
    merges: mergesIn(xml, within.to),
    ...lists.of(sheet, xml),
    held: held.all(),
    computed: computed.all(),
  }
}

const isFormula = (xml: string, { to }: Tag, end: number): boolean => {
  const at = nextTag(xml, to)
  return at !== undefined && at.from < end && at.name === 'f'
}

/** Merged cells among the first rows: further down none is a head. */
const mergesIn = (xml: string, from: number): readonly Area[] =>
  [...opening(xml, new Set(['mergeCell']), from)].flatMap((tag) => {
    const area = areaOf(attributeOf(xml, tag, 'ref') ?? '')
    return area && area.top <= topRows ? [area] : []
  })

/** Rows of columns, neighbours put together. */
class Spans {
  private readonly open = new Map<number, { from: number; to: number }>()
  private readonly closed: Held[] = []

  add(column: number, row: number): void {
    const last = this.open.get(column)
    if (last && last.to === row - 1) last.to = row
    else {
      if (last) this.closed.push({ column, ...last })
      this.open.set(column, { from: row, to: row })
    }
  }

  /** Of too many, the first of each column and everything below it as one. */
  all(): readonly Held[] {
    const found = [...this.closed, ...[...this.open].map(([column, span]) => ({ column, ...span }))]
    if (found.length <= mostHeld) return found
    const whole = new Map<number, Held>()
    for (const { column, from, to } of found) {
      const before = whole.get(column)
      whole.set(column, {
        column,
        from: Math.min(before?.from ?? from, from),
        to: Math.max(before?.to ?? to, to),
      })
    }
    return [...whole.values()]
  }
}
