import Pdf from 'pdfkit'
import type { PdfDocument } from './blocks.ts'
import { Flow, ink, page, textWidth } from './flow.ts'
import { FontShelf } from './font-shelf.ts'
import { TextSetter } from './text-setter.ts'
import { textsOf } from './texts-of.ts'
import { factCells, writeBlock } from './write-blocks.ts'

export const mostPages = 2000

/** A place the contents name. */
interface Place {
  readonly title: string
  readonly level: 1 | 2
  readonly name: string
  page: number
}

/** Lays out a paper: A4, upright, every page numbered, with all the fonts it needs in it. */
export async function writePdf(document: PdfDocument, most = mostPages): Promise<Buffer> {
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: { Title: document.title },
  })
  const done = collected(pdf)
  const shelf = new FontShelf(({ name, font }) => pdf.registerFont(name, font as unknown as Buffer))
  for (const text of textsOf(document)) await shelf.prepare(text, document.language)
  const paper = new Paper(new Flow(pdf, new TextSetter(pdf, shelf), most), document)
  paper.write()
  pdf.end()
  return done
}

const contentLine = { 1: 20, 2: 15 } as const
const lowestContent = page.height - page.bottom

class Paper {
  private readonly flow: Flow
  private readonly document: PdfDocument
  private readonly places: readonly (readonly [Place, ...Place[]])[]

  constructor(flow: Flow, document: PdfDocument) {
    this.flow = flow
    this.document = document
    this.places = placesOf(document)
  }

  write(): void {
    const { flow, document } = this
    flow.newPage()
    this.writeTitle()
    const contents = document.cover ? this.reserveContents() : []
    for (const [at, section] of document.sections.entries()) {
      const [place, ...below] = this.places[at] as [Place, ...Place[]]
      if (document.cover) {
        if (at === 0) flow.newPage()
        else flow.section()
      }
      this.begin(place)
      flow.row(this.line(place.title, { size: document.cover ? 16 : 13, weight: 700, color: ink.accent }), {
        padding: 3,
        with: 50,
      })
      if (document.cover) flow.rule(ink.accent)
      flow.gap(8)
      const item = flow.pdf.outline.addItem(place.title, { expanded: false })
      let next = 0
      for (const block of section.blocks) {
        if (block.kind === 'heading') {
          flow.keep(90)
          const heading = below[next] as Place
          next += 1
          this.begin(heading)
          item.addItem(heading.title)
          writeBlock(flow, { kind: 'heading', text: heading.title }, document.language)
        } else writeBlock(flow, block, document.language)
      }
    }
    this.writeContents(contents)
    this.writeFrames()
  }

  private begin(place: Place): void {
    place.page = this.flow.pages
    this.flow.pdf.addNamedDestination(place.name, 'XYZ', 0, this.flow.y - 10, null)
  }

  private line(text: string, look: { size: number; weight?: 400 | 700; color?: string }) {
    const { setter } = this.flow
    const lines = setter.linesOf(text, textWidth, { language: this.document.language, ...look })
    return [{ x: 0, width: textWidth, lines }]
  }

  private writeTitle(): void {
    const { flow, document } = this
    if (document.cover) {
      flow.pdf.rect(0, 0, page.width, 10).fill(ink.accent)
      flow.y = 120
    }
    flow.row(this.line(document.kind, { size: 10.5, color: ink.quiet }), { padding: 2 })
    flow.row(this.line(document.title, { size: document.cover ? 25 : 20, weight: 700, color: ink.accent }), {
      padding: 4,
    })
    flow.gap(document.cover ? 10 : 2)
    if (document.stamp !== undefined) this.writeStamp(document.stamp)
    const lines = (text: string, width: number, look: object) =>
      text === '' ? [] : flow.setter.linesOf(text, width, { size: 9, language: document.language, ...look })
    for (const fact of document.about) flow.row(factCells(fact, lines), { padding: 3.5, ruled: true })
    flow.gap(document.cover ? 16 : 4)
    for (const note of document.notes)
      flow.row(this.line(note, { size: 8.5, color: ink.quiet }), { padding: 1.5 })
    flow.gap(8)
  }

  private writeStamp(stamp: string): void {
    const { flow } = this
    const look = { size: 12, weight: 700, color: ink.alert } as const
    const lines = flow.setter.linesOf(stamp, textWidth - 24, look)
    const height = lines.length * 17 + 12
    flow.pdf.lineWidth(1.5).strokeColor(ink.alert).rect(page.left, flow.y, textWidth, height).stroke()
    flow.row([{ x: 12, width: textWidth - 24, lines }], { padding: 6 })
    flow.gap(16)
  }

  /** How many pages the contents need is known before what they tell. */
  private reserveContents(): number[] {
    const { flow } = this
    const pages: number[] = []
    let y = Number.POSITIVE_INFINITY
    for (const { level } of this.places.flat()) {
      if (y + contentLine[level] > lowestContent) {
        flow.newPage()
        pages.push(flow.pages)
        y = pages.length === 1 ? page.top + 44 : page.top
      }
      y += contentLine[level]
    }
    return pages
  }

  private writeContents(pages: readonly number[]): void {
    const { flow } = this
    const { pdf, setter } = flow
    let at = -1
    let y = Number.POSITIVE_INFINITY
    for (const place of this.places.flat()) {
      const height = contentLine[place.level]
      if (y + height > lowestContent) {
        at += 1
        if (pages[at] === undefined) return
        pdf.switchToPage((pages[at] as number) - 1)
        y = page.top
        if (at === 0) {
          const [title] = setter.linesOf('Contents', textWidth, { size: 16, weight: 700, color: ink.accent })
          if (title) setter.draw(title, page.left, y, textWidth)
          pdf.addNamedDestination('contents', 'XYZ', 0, y - 10, null)
          y += 44
        }
      }
      const indent = place.level === 1 ? 0 : 16
      const weight = place.level === 1 ? 700 : 400
      const look = {
        size: place.level === 1 ? 10 : 9,
        color: ink.text,
        language: this.document.language,
      } as const
      const top = y + height - look.size * 1.5
      const title = setter.oneLine(place.title, textWidth - indent - 50, { ...look, weight })
      const number = setter.oneLine(String(place.page), 40, { ...look, align: 'right' })
      setter.draw(title, page.left + indent, top, 0)
      setter.draw(number, page.left + textWidth - 40, top, 40)
      const from = page.left + indent + title.width + 6
      const to = page.left + textWidth - number.width - 6
      if (to > from) {
        pdf.lineWidth(0.5).strokeColor(ink.line).dash(1, { space: 2 })
        pdf
          .moveTo(from, top + look.size * 1.1)
          .lineTo(to, top + look.size * 1.1)
          .stroke()
          .undash()
      }
      pdf.goTo(page.left, top, textWidth, height, place.name)
      y += height
    }
  }

  /** What stands above and below the text of every page. */
  private writeFrames(): void {
    const { flow, document } = this
    const { pdf, setter } = flow
    const look = { size: 8, color: ink.quiet, language: document.language } as const
    const half = textWidth * 0.72
    const head = setter.oneLine(`${document.kind} · ${document.title}`, half, look)
    const stamp =
      document.stamp === undefined
        ? undefined
        : setter.oneLine(document.stamp, textWidth - half - 8, {
            ...look,
            weight: 700,
            color: ink.alert,
            align: 'right',
          })
    for (let number = 1; number <= flow.pages; number += 1) {
      pdf.switchToPage(number - 1)
      if (number > 1) {
        setter.draw(head, page.left, 38, half)
        if (stamp) setter.draw(stamp, page.left + half + 8, 38, textWidth - half - 8)
        pdf
          .lineWidth(0.5)
          .strokeColor(ink.line)
          .moveTo(page.left, 54)
          .lineTo(page.left + textWidth, 54)
          .stroke()
      }
      const foot = setter.oneLine(`Page ${number} of ${flow.pages}`, textWidth, { ...look, align: 'right' })
      setter.draw(foot, page.left, page.height - 42, textWidth)
    }
  }
}

function placesOf({ sections, cover }: PdfDocument) {
  return sections.map(({ title, blocks }, at) => {
    const number = cover ? `${at + 1}  ` : ''
    const below = blocks
      .filter((block) => block.kind === 'heading')
      .map(
        ({ text }, place): Place => ({
          title: cover ? `${at + 1}.${place + 1}  ${text}` : text,
          level: 2,
          name: `s${at + 1}-${place + 1}`,
          page: 0,
        }),
      )
    const section: Place = { title: `${number}${title}`, level: 1, name: `s${at + 1}`, page: 0 }
    return [section, ...below] as const
  })
}

function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (piece: Buffer) => pieces.push(piece))
    pdf.on('end', () => resolve(Buffer.concat(pieces)))
    pdf.on('error', reject)
  })
}
