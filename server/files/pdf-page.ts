/** What pages of every PDF have in common. */

export const margin = 48
export const grey = '#555555'

export function numberPages(pdf: PDFKit.PDFDocument, title: string): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    // Below the margin, where a text would begin a new page.
    pdf.page.margins.bottom = 0
    pdf.font('Helvetica').fontSize(8).fillColor(grey)
    pdf.text(`${shown(title)} · ${page + 1} of ${count}`, margin, pdf.page.height - margin + 16, {
      width: pdf.page.width - 2 * margin,
      align: 'right',
    })
  }
}

/** Letters of Windows-1252, which the built-in fonts have; others lose their marks, or stand as "?". */
export function shown(text: string): string {
  return [...text]
    .map((letter) => {
      if (isWestern(letter)) return letter
      const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
      return bare !== '' && [...bare].every(isWestern) ? bare : '?'
    })
    .join('')
}

const western = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
const isWestern = (letter: string) => letter <= 'ÿ' || western.has(letter)

export function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (piece: Buffer) => pieces.push(piece))
    pdf.on('end', () => resolve(Buffer.concat(pieces)))
    pdf.on('error', reject)
  })
}
