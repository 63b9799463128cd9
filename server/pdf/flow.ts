import type { SetLine, TextSetter } from './text-setter.ts'

/** Cells beside each other down the pages: what every block is made of. */

export const page = { width: 595.28, height: 841.89, left: 54, top: 78, bottom: 64 }
export const textWidth = page.width - 2 * page.left
const lowest = page.height - page.bottom

export const ink = { text: '#1b2430', quiet: '#5b6673', line: '#d5dae0', accent: '#123a63', alert: '#a61b1b' }

export interface Cell {
  /** From the left margin. */
  readonly x: number
  readonly width: number
  readonly lines: readonly SetLine[]
}

export interface RowLook {
  readonly padding: number
  /** A hairline below it. */
  readonly ruled?: boolean
  readonly fill?: string
  /** Drawn where it begins. */
  readonly mark?: (top: number) => void
  /** Written again at the top of each page it goes on to. */
  readonly again?: () => void
  /** So much has to fit below it as well. */
  readonly with?: number
}

const sectionGap = 26
/** Of a page, so much has to be left. */
const leastForSection = 0.55

/** More pages than a paper may have. */
export class TooManyPages extends Error {}

export class Flow {
  readonly pdf: PDFKit.PDFDocument
  readonly setter: TextSetter
  y = page.top
  /** Counted from 1. */
  pages = 0
  private readonly most: number

  constructor(pdf: PDFKit.PDFDocument, setter: TextSetter, most: number) {
    this.pdf = pdf
    this.setter = setter
    this.most = most
  }

  newPage(): void {
    if (this.pages >= this.most) throw new TooManyPages()
    this.pdf.addPage()
    this.pages += 1
    this.y = page.top
  }

  gap(height: number): void {
    this.y += height
  }

  /** A section begins on a page of its own, unless the one before has left most of its page blank. */
  section(): void {
    this.gap(sectionGap)
    this.keep((lowest - page.top) * leastForSection)
  }

  /** Begins a page where less than this is left. */
  keep(height: number): void {
    if (this.y + height > lowest && this.y > page.top) this.newPage()
  }

  row(cells: readonly Cell[], look: RowLook): void {
    const { padding } = look
    const height = Math.max(...cells.map(({ lines }) => heightOf(lines))) + 2 * padding
    const whole = height + (look.with ?? 0)
    if (this.y + whole > lowest && (whole <= lowest - page.top - 40 || lowest - this.y < 60)) this.turn(look)
    let left = cells.map(({ lines }) => [...lines])
    let isFirst = true
    do {
      const top = this.y
      const room = lowest - top - 2 * padding
      const parts = left.map((lines) => fitting(lines, room))
      const used = Math.max(...parts.map(heightOf)) + 2 * padding
      if (look.fill) this.pdf.rect(page.left, top, textWidth, used).fill(look.fill)
      if (isFirst) look.mark?.(top + padding)
      for (const [place, cell] of cells.entries()) this.drawCell(cell, parts[place] ?? [], top + padding)
      left = left.map((lines, place) => lines.slice(parts[place]?.length ?? 0))
      this.y = top + used
      if (look.ruled) this.rule()
      isFirst = false
      if (left.some(({ length }) => length > 0)) this.turn(look)
    } while (left.some(({ length }) => length > 0))
  }

  rule(color = ink.line): void {
    const { pdf, y } = this
    pdf
      .lineWidth(0.5)
      .strokeColor(color)
      .moveTo(page.left, y)
      .lineTo(page.left + textWidth, y)
      .stroke()
  }

  private turn({ again }: RowLook): void {
    this.newPage()
    again?.()
  }

  private drawCell({ x, width }: Cell, lines: readonly SetLine[], top: number): void {
    let at = top
    for (const line of lines) {
      this.setter.draw(line, page.left + x, at, width)
      at += line.height
    }
  }
}

export const heightOf = (lines: readonly SetLine[]): number =>
  lines.reduce((sum, { height }) => sum + height, 0)

/** At least one line, so that it goes on. */
function fitting(lines: readonly SetLine[], room: number): SetLine[] {
  const found: SetLine[] = []
  let used = 0
  for (const line of lines) {
    used += line.height
    if (used > room && found.length > 0) break
    found.push(line)
  }
  return found
}
