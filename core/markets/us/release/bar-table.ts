import { ReleaseFault } from '../../release-devices.ts'

/** Longer than any text of a record: an end of line is missing. */
const longestRow = 256 * 1024

/**
 * Rows of a file with bars between its columns, piece by piece. Cells may stand in quotes, and a quote may be an inch:
 * so quotes count only around a whole cell. A text with line breaks leaves a row short; it goes on in the next line.
 */
export class BarTable {
  private pending = ''
  private unfinished: string[] | undefined
  private header: readonly string[] | undefined
  private line = 0
  /** Of the row so far. */
  private length = 0
  private readonly take: (cells: readonly string[], line: number) => void
  private readonly begin: (header: readonly string[]) => void

  constructor(
    begin: (header: readonly string[]) => void,
    take: (cells: readonly string[], line: number) => void,
  ) {
    this.begin = begin
    this.take = take
  }

  read(piece: string): void {
    const lines = (this.pending + piece).split('\n')
    this.pending = lines.pop() ?? ''
    for (const line of lines) this.row(line)
    if (this.pending.length > longestRow) throw tooLong(this.line + 1)
  }

  end(): void {
    if (this.pending !== '') this.row(this.pending)
    this.pending = ''
    if (this.unfinished)
      throw new ReleaseFault(
        `Line ${this.line} ends the file in the middle of a row: it has ${this.unfinished.length} of ${this.header?.length} columns`,
      )
  }

  private row(text: string): void {
    this.line += 1
    const line = text.endsWith('\r') ? text.slice(0, -1) : text
    // A row goes on in the next line, and each line of it counts.
    this.length = (this.unfinished ? this.length + 1 : 0) + line.length
    if (this.length > longestRow) throw tooLong(this.line)
    if (!this.header) {
      this.header = line
        .replace(/^\uFEFF/, '')
        .split('|')
        .map((name) => unquoted(name).trim())
      this.begin(this.header)
      return
    }
    if (line === '' && !this.unfinished) return
    const cells = joined(this.unfinished, line.split('|'))
    if (cells.length > this.header.length)
      throw new ReleaseFault(
        `Line ${this.line} has ${cells.length} columns, and the first line ${this.header.length}`,
      )
    this.unfinished = cells.length < this.header.length ? cells : undefined
    if (!this.unfinished) this.take(cells.map(unquoted), this.line)
  }
}

const tooLong = (line: number) =>
  new ReleaseFault(`The row at line ${line} is longer than ${longestRow} characters`)

/** Grows what is there: a row of thousands of short lines is not copied with each. */
function joined(before: string[] | undefined, cells: string[]): string[] {
  if (!before) return cells
  const [first = '', ...others] = cells
  before.push(`${before.pop()}\n${first}`)
  for (const cell of others) before.push(cell)
  return before
}

const unquoted = (cell: string): string =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
    ? cell.slice(1, -1).replaceAll('""', '"')
    : cell
