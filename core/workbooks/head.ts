import { foldHeader } from '#core/imports/column-proposals.ts'
import { variantsOf } from './head-variants.ts'
import type { Area, SheetSurvey } from './survey.ts'

/** Where the heads of a sheet stand: `rows` of them, of which `row` is the lowest. */
export interface HeadPlace {
  readonly row: number
  readonly rows: number
}
export const mostHeadRows = 4

const longestHead = 160

const within = ({ top, left, bottom, right }: Area, row: number, column: number): boolean =>
  top <= row && row <= bottom && left <= column && column <= right

/** What a cell shows: of merged cells each shows the first. */
function shownAt({ top, merges }: SheetSurvey, row: number, column: number): string {
  const merged = merges.find((area) => within(area, row, column))
  return (merged ? top[merged.top - 1]?.[merged.left - 1] : top[row - 1]?.[column - 1])?.trim() ?? ''
}

export interface ColumnHead {
  readonly column: number
  /** The lowest. */
  readonly own: string
  /** All above each other, from the top. */
  readonly whole: string
}

/** The heads of a sheet's columns, of those that have one. */
export function headsOf(sheet: SheetSurvey, { row, rows }: HeadPlace): readonly ColumnHead[] {
  const width = Math.max(0, ...sheet.top.map((cells) => cells.length))
  const heads: ColumnHead[] = []
  for (let column = 1; column <= width; column++) {
    const texts: string[] = []
    for (let at = row - rows + 1; at <= row; at++) {
      const text = shownAt(sheet, at, column).replace(/\s+/g, ' ')
      if (text !== '' && text !== texts.at(-1)) texts.push(text)
    }
    const own = texts.at(-1)
    if (own !== undefined) heads.push({ column, own, whole: texts.join(' – ') })
  }
  return heads
}

/** The rows that look most like heads: many short texts of their own, known ones best. Undefined where nothing does. */
export function findHead(sheet: SheetSurvey, known: ReadonlySet<string>): HeadPlace | undefined {
  let best: { row: number; score: number } | undefined
  for (const [at, cells] of sheet.top.entries()) {
    const score = scoreOf(sheet, at + 1, cells, known)
    if (score > (best?.score ?? 0)) best = { row: at + 1, score }
  }
  if (!best) return undefined
  const row = best.row + mergedBelow(sheet, best.row)
  return { row, rows: Math.min(mostHeadRows, row - best.row + 1 + groupsAbove(sheet, best.row)) }
}

/** Heads that reach further down than the row: the others have more below them. */
function mergedBelow({ merges }: SheetSurvey, row: number): number {
  const bottoms = merges.filter(({ top, bottom }) => top <= row && row < bottom).map(({ bottom }) => bottom)
  return Math.min(mostHeadRows - 1, Math.max(0, ...bottoms.map((bottom) => bottom - row)))
}

function scoreOf(
  sheet: SheetSurvey,
  row: number,
  cells: readonly string[],
  known: ReadonlySet<string>,
): number {
  const texts = cells.filter(
    (text, at) =>
      text.trim() !== '' && text.length <= longestHead && !isWide(sheet.merges, row, at + 1, cells.length),
  )
  const distinct = new Set(texts.map(foldHeader))
  const recognised = texts.filter((text) => variantsOf(text).some((one) => known.has(foldHeader(one))))
  if (texts.length < 2 && recognised.length === 0) return 0
  const numbers = texts.filter((text) => /^[\d.,/ -]+$/.test(text)).length
  return distinct.size - 2 * numbers + 4 * new Set(recognised.map(foldHeader)).size
}

/** A title over many columns is no head of one. */
const isWide = (merges: readonly Area[], row: number, column: number, width: number): boolean =>
  merges.some((area) => within(area, row, column) && area.right - area.left + 1 >= Math.max(2, width * 0.8))

/** Rows right above that head several columns at once, or are merged with the row. */
function groupsAbove(sheet: SheetSurvey, row: number): number {
  let rows = 0
  while (rows < mostHeadRows - 1) {
    const above = row - rows - 1
    if (above < 1) break
    const width = sheet.top[row - 1]?.length ?? 0
    const groups = sheet.merges.filter(
      ({ top, bottom, left, right }) =>
        top <= above &&
        above <= bottom &&
        (right > left || bottom >= row - rows) &&
        right - left + 1 < Math.max(2, width * 0.8),
    )
    if (groups.length === 0) break
    rows += 1
  }
  return rows
}

/** Where filling may begin: below the heads, and below what stands there already, such as an example. */
export function firstFreeRow(sheet: SheetSurvey, { row }: HeadPlace, columns: readonly number[]): number {
  const held = sheet.top.findLastIndex(
    (cells, at) => at + 1 > row && columns.some((column) => (cells[column - 1] ?? '') !== ''),
  )
  return Math.max(row, held + 1) + 1
}
