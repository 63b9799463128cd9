import { languageIn } from './font-families.ts'
import type { Face, FontShelf, Weight } from './font-shelf.ts'
import { isRightToLeft, piecesOf, plain, signsOf, unknownLetter } from './letters.ts'
import { inSeenOrder } from './seen-order.ts'
import { type EmbeddedFont, operatorsFor } from './shown-glyphs.ts'

/** How a text looks. */
export interface Look {
  readonly size: number
  readonly weight?: Weight
  readonly mono?: boolean
  readonly color?: string
  readonly language?: string | undefined
  readonly align?: 'right'
}

interface Run {
  readonly face: Face
  readonly text: string
  readonly width: number
}

/** One line, ready to be drawn. */
export interface SetLine {
  readonly runs: readonly Run[]
  readonly width: number
  readonly height: number
  readonly look: Look
}

const mostWords = 20_000

/** Turns texts into lines of letters that some font has, and draws them. */
export class TextSetter {
  private readonly pdf: PDFKit.PDFDocument
  private readonly shelf: FontShelf
  private readonly fonts = new Map<string, EmbeddedFont>()
  private shaped = 0

  constructor(pdf: PDFKit.PDFDocument, shelf: FontShelf) {
    this.pdf = pdf
    this.shelf = shelf
  }

  linesOf(text: string, width: number, look: Look): SetLine[] {
    const shown = plain(text)
    const language = languageIn(shown, look.language)
    return shown.split('\n').flatMap((line) => this.broken(line, width, { ...look, language }))
  }

  /** As much of a text as fits into one line. */
  oneLine(text: string, width: number, asked: Look): SetLine {
    const whole = plain(text).replaceAll('\n', ' ')
    const look = { ...asked, language: languageIn(whole, asked.language) }
    const [line] = this.linesOf(whole, Number.POSITIVE_INFINITY, look) as [SetLine]
    if (line.width <= width) return line
    const signs = signsOf(whole)
    while (signs.length > 0) {
      signs.pop()
      const [shorter] = this.linesOf(`${signs.join('').trimEnd()}…`, Number.POSITIVE_INFINITY, look)
      if (shorter && shorter.width <= width) return shorter
    }
    return line
  }

  draw({ runs, look, width }: SetLine, x: number, top: number, room: number): void {
    if (runs.length === 0) return
    const { pdf } = this
    let at = look.align === 'right' ? x + room - width : x
    const { height } = pdf.page
    const y = height - top - look.size * 1.08
    // Pages are drawn upside down; letters are not. One piece a line, because a long paper keeps each until it is whole.
    const operators = [`q 1 0 0 -1 0 ${height} cm ${colorOf(look.color ?? '#000000')} rg BT`]
    for (const { face, text, width: advance } of runs) {
      const font = this.fontOf(face)
      const { fonts } = pdf.page as unknown as { fonts: Record<string, unknown> }
      fonts[font.id] ??= font.ref()
      operators.push(...operatorsFor({ font, text, size: look.size, x: at, y }))
      at += advance
    }
    pdf.addContent([...operators, 'ET Q'].join('\n'))
  }

  private broken(line: string, width: number, look: Look): SetLine[] {
    const lines: string[] = []
    let current = ''
    let used = 0
    for (const piece of piecesOf(line).flatMap((one) => this.fitting(one, width, look))) {
      const needed = this.widthOf(piece.trimEnd(), look)
      if (current !== '' && used + needed > width) {
        lines.push(current)
        current = ''
        used = 0
      }
      current += piece
      used += this.widthOf(piece, look)
    }
    return [...lines, current].map((text) => this.set(text.trimEnd(), look))
  }

  /** A piece that is wider than a line is torn, behind a mark where there is one near. */
  private fitting(piece: string, width: number, look: Look): string[] {
    if (this.widthOf(piece.trimEnd(), look) <= width) return [piece]
    const parts: string[] = []
    let part: string[] = []
    let used = 0
    for (const sign of signsOf(piece)) {
      const needed = this.widthOf(sign, look)
      if (part.length > 0 && used + needed > width) {
        const mark = part.findLastIndex((one) => '-/_.:,;@&='.includes(one)) + 1
        const kept = mark > part.length / 2 ? mark : part.length
        parts.push(part.slice(0, kept).join(''))
        part = part.slice(kept)
        used = this.widthOf(part.join(''), look)
      }
      part.push(sign)
      used += needed
    }
    return [...parts, part.join('')]
  }

  private set(text: string, look: Look): SetLine {
    const seen = isRightToLeft(text) ? inSeenOrder(text) : [text]
    const runs = seen.flatMap((one) => this.runsOf(one, look))
    const width = runs.reduce((sum, run) => sum + run.width, 0)
    return { runs, width, height: look.size * 1.38, look }
  }

  private widthOf(text: string, look: Look): number {
    return this.runsOf(text, look).reduce((sum, run) => sum + run.width, 0)
  }

  private runsOf(text: string, look: Look): Run[] {
    const runs: { face: Face; text: string }[] = []
    const add = (face: Face, more: string) => {
      const last = runs.at(-1)
      if (last?.face === face) last.text += more
      else runs.push({ face, text: more })
    }
    for (const letter of text) {
      // A mark stands on its letter only where both are of one font.
      const before = /\p{M}/u.test(letter) ? runs.at(-1)?.face : undefined
      const face = before?.font.hasGlyphForCodePoint(letter.codePointAt(0) as number)
        ? before
        : this.faceOf(letter, look)
      if (face) add(face, letter)
      else for (const told of unknownLetter(letter)) add(this.faceOf(told, look) as Face, told)
    }
    this.forgetWords()
    return runs.map((run) => ({ ...run, width: this.fontOf(run.face).widthOfString(run.text, look.size) }))
  }

  /** Fonts keep every word they have shaped; hashes come once. */
  private forgetWords(): void {
    this.shaped += 1
    if (this.shaped % mostWords !== 0) return
    for (const font of this.fonts.values()) font.layoutCache = Object.create(null)
  }

  private faceOf(letter: string, { language, weight = 400, mono = false }: Look): Face | null {
    return this.shelf.faceOf(letter, language, weight, mono)
  }

  private fontOf(face: Face): EmbeddedFont {
    const known = this.fonts.get(face.name)
    if (known) return known
    // What pdfkit made of the font, which measures without being the font of the page.
    const { _font: font } = this.pdf.font(face.name) as unknown as { _font: EmbeddedFont }
    this.fonts.set(face.name, font)
    return font
  }
}

/** `#123a63` as PDF has it. */
const colorOf = (hex: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')
