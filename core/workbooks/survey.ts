/** What was found in a workbook somebody else laid out. Rows and columns count from 1, as spreadsheets show them. */

export interface Area {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** A list that cells may be chosen from. */
export interface ListRule extends Area {
  readonly entries: readonly string[]
  /** The spreadsheet takes something else too. */
  readonly open: boolean
}

/** Rows of one column that hold something, from and to. */
export interface Held {
  readonly column: number
  readonly from: number
  readonly to: number
}

export interface SheetSurvey {
  readonly name: string
  readonly hidden: boolean
  readonly isProtected: boolean
  /** The last row and column the sheet mentions, empty preset ones too. */
  readonly rows: number
  readonly columns: number
  /** The texts of the first rows, cut short. */
  readonly top: readonly (readonly string[])[]
  readonly merges: readonly Area[]
  readonly lists: readonly ListRule[]
  /** Lists whose entries could not be read, such as ones that depend on another cell. */
  readonly unreadLists: number
  /** Cells below the first rows that hold a value. */
  readonly held: readonly Held[]
  /** Cells that are computed, in any row. */
  readonly computed: readonly Held[]
}

export interface WorkbookSurvey {
  readonly sheets: readonly SheetSurvey[]
}

/** So many rows are looked through for heads. */
export const topRows = 40
export const mostSheets = 60
export const longestText = 300
export const mostEntries = 5000
/** Of one workbook, all lists together. */
export const mostEntriesInAll = 40_000
/** Of one sheet. */
export const mostHeld = 2000

const spreadsheetRows = 1_048_576

/** A is 1, Z 26, AA 27. */
export const lettersOf = (column: number): string =>
  (column > 26 ? lettersOf(Math.floor((column - 1) / 26)) : '') +
  String.fromCharCode(65 + ((column - 1) % 26))

/** How many rows below and with `from` are free in all of these columns; what is computed there counts as held. */
export function freeRows(sheet: SheetSurvey, from: number, columns: ReadonlySet<number>): number {
  const inTop = sheet.top.flatMap((cells, at) =>
    at + 1 >= from && cells.some((text, column) => text !== '' && columns.has(column + 1)) ? [at + 1] : [],
  )
  const below = [...sheet.held, ...sheet.computed]
    .filter(({ column, to }) => columns.has(column) && to >= from)
    .map((held) => Math.max(held.from, from))
  return Math.min(spreadsheetRows + 1, ...inTop, ...below) - from
}

/** The list of a column at a row, or the next one below. */
export function listOf(sheet: SheetSurvey, column: number, row: number): ListRule | undefined {
  return sheet.lists
    .filter((list) => list.left <= column && column <= list.right && list.bottom >= row)
    .toSorted((one, other) => one.top - other.top)[0]
}

export const isComputed = (sheet: SheetSurvey, column: number, from: number): boolean =>
  sheet.computed.some((held) => held.column === column && held.to >= from)
