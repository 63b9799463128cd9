import Pdf from 'pdfkit'
import { collected, grey, margin, numberPages, shown } from '#server/files/pdf-page.ts'

/** A report of headings, paragraphs and rows, as PDF. */

export type Block =
  | { readonly kind: 'chapter' | 'heading' | 'text' | 'small' | 'code'; readonly text: string }
  /** A mark at the left edge, a line, and small print below it. */
  | { readonly kind: 'row'; readonly mark: string; readonly text: string; readonly note: string }

export const chapter = (text: string): Block => ({ kind: 'chapter', text })
export const heading = (text: string): Block => ({ kind: 'heading', text })
export const text = (text: string): Block => ({ kind: 'text', text })
export const small = (text: string): Block => ({ kind: 'small', text })
export const code = (text: string): Block => ({ kind: 'code', text })
export const row = (mark: string, text: string, note = ''): Block => ({ kind: 'row', mark, text, note })

const markWidth = 84

const styles = {
  chapter: { font: 'Helvetica-Bold', size: 16, color: 'black', gap: 8 },
  heading: { font: 'Helvetica-Bold', size: 11, color: 'black', gap: 4 },
  text: { font: 'Helvetica', size: 10, color: 'black', gap: 6 },
  small: { font: 'Helvetica', size: 8, color: grey, gap: 4 },
  code: { font: 'Courier', size: 8, color: 'black', gap: 6 },
} as const

export function writeReport(title: string, blocks: readonly Block[]): Promise<Buffer> {
  const pdf = new Pdf({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title },
  })
  const done = collected(pdf)
  pdf.font('Helvetica-Bold').fontSize(22).text(shown(title))
  pdf.moveDown(0.5)
  for (const block of blocks) {
    if (block.kind === 'row') writeRow(pdf, block)
    else writeText(pdf, block)
  }
  numberPages(pdf, title)
  pdf.end()
  return done
}

function writeText(pdf: PDFKit.PDFDocument, block: Exclude<Block, { kind: 'row' }>): void {
  const { font, size, color, gap } = styles[block.kind]
  if (block.kind === 'chapter') pdf.addPage()
  if (block.kind === 'chapter') pdf.outline.addItem(block.text)
  if (block.kind === 'heading') pdf.y += 6
  pdf.font(font).fontSize(size).fillColor(color)
  pdf.text(shown(block.text), margin, pdf.y, { width: pdf.page.width - 2 * margin })
  pdf.y += gap
}

function writeRow(pdf: PDFKit.PDFDocument, { mark, text, note }: Extract<Block, { kind: 'row' }>): void {
  const width = pdf.page.width - 2 * margin - markWidth
  const left = margin + markWidth
  const height = (font: string, size: number, content: string) =>
    content === '' ? 0 : pdf.font(font).fontSize(size).heightOfString(shown(content), { width })
  const needed = height('Helvetica', 9, text) + height('Helvetica', 7.5, note) + 4
  // What belongs together is not torn apart by the end of a page, unless it is longer than one.
  if (pdf.y + needed > pdf.page.height - margin) pdf.addPage()
  const top = pdf.y
  pdf.font('Helvetica-Bold').fontSize(9).fillColor('black')
  pdf.text(shown(mark), margin, top, { width: markWidth - 6 })
  pdf.font('Helvetica').text(shown(text), left, top, { width })
  if (note !== '') pdf.fontSize(7.5).fillColor(grey).text(shown(note), left, pdf.y, { width })
  pdf.y += 4
}
