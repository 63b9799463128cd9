import { collected, grey, margin, numberPages, shown } from './pdf-page.ts'

/** Lists to tick on paper, as PDF. */

export const pdfType = 'application/pdf'

export interface PdfList {
  readonly title: string
  /** Lines of small print below the title. */
  readonly about: readonly string[]
  readonly parts: readonly {
    readonly title: string
    readonly lines: readonly {
      readonly text: string
      /** At the right edge. */
      readonly aside: string
      /** Small print below it; none when blank. */
      readonly note: string
    }[]
  }[]
}

const box = 9
const asideWidth = 150

/** A4, upright, numbered. The fonts every reader has know the letters of Western Europe: others are written as "?". */
export async function writePdfList({ title, about, parts }: PdfList): Promise<Buffer> {
  // Its fonts take longer to load than the rest of the hub: who writes no list does not wait for them.
  const { default: Pdf } = await import('pdfkit')
  const pdf = new Pdf({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title },
  })
  const done = collected(pdf)
  const width = pdf.page.width - 2 * margin
  const bottom = pdf.page.height - margin
  /** What belongs together is not torn apart by the end of a page. */
  const keep = (height: number) => {
    if (pdf.y + height > bottom) pdf.addPage()
  }
  pdf.font('Helvetica-Bold').fontSize(20).text(shown(title))
  pdf.font('Helvetica').fontSize(9).fillColor(grey)
  for (const line of about) pdf.text(shown(line))
  for (const part of parts) {
    pdf.font('Helvetica-Bold').fontSize(13)
    keep(60)
    pdf.moveDown(1).fillColor('black').text(shown(part.title), margin).moveDown(0.3)
    for (const { text, aside, note } of part.lines) {
      const textWidth = width - box - 8 - asideWidth
      pdf.font('Helvetica').fontSize(10)
      const height = Math.max(
        pdf.heightOfString(shown(text), { width: textWidth }),
        pdf.heightOfString(shown(aside), { width: asideWidth - 8 }),
      )
      pdf.fontSize(8)
      const noteHeight = note === '' ? 0 : pdf.heightOfString(shown(note), { width: width - box - 8 }) + 1
      keep(height + noteHeight)
      const top = pdf.y
      pdf.lineWidth(0.7).strokeColor('#333333').rect(margin, top, box, box).stroke()
      pdf.fontSize(10).fillColor('black')
      pdf.text(shown(text), margin + box + 8, top, { width: textWidth })
      pdf.fillColor(grey)
      pdf.text(shown(aside), margin + width - asideWidth, top, { width: asideWidth, align: 'right' })
      pdf.y = top + height
      if (note !== '')
        pdf.fontSize(8).text(shown(note), margin + box + 8, pdf.y + 1, { width: width - box - 8 })
      pdf.y += 5
    }
  }
  numberPages(pdf, title)
  pdf.end()
  return done
}
