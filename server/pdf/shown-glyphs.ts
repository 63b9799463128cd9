import { isRightToLeft, isShaped } from './letters.ts'

/** A font as pdfkit has it in a paper. */
export interface EmbeddedFont {
  readonly id: string
  layoutCache?: object
  readonly ref: () => unknown
  readonly widthOfString: (text: string, size: number) => number
  readonly layout: (text: string) => {
    readonly glyphs: readonly { readonly codePoints: readonly number[] }[]
  }
  readonly encode: (text: string) => [readonly string[], readonly Position[]]
}

/** In thousandths of the size. */
interface Position {
  readonly xAdvance: number
  readonly xOffset: number
  readonly yOffset: number
  readonly advanceWidth: number
}

interface Shown {
  readonly font: EmbeddedFont
  readonly text: string
  readonly size: number
  /** From the left, and from the bottom of the page to the baseline. */
  readonly x: number
  readonly y: number
}

/** The operators of PDF that show a text in a font, within `BT` and `ET`. */
export function operatorsFor({ font, text, size, x, y }: Shown): string[] {
  const [glyphs, positions] = font.encode(text)
  const operators = [`/${font.id} ${number(size)} Tf`]
  const told = isShaped(text) ? tellings(font, text) : []
  let at = x
  let begun = x
  let shown = ''
  const flush = () => {
    if (shown !== '') operators.push(`1 0 0 1 ${number(begun)} ${number(y)} Tm [${shown}] TJ`)
    shown = ''
  }
  for (const [place, glyph] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset, advanceWidth } = positions[place] as Position
    const telling = told.find(({ from }) => from === place)
    if (telling) operators.push(`/Span <</ActualText <${hexadecimal(telling.text)}>>> BDC`)
    if (xOffset !== 0 || yOffset !== 0) {
      flush()
      const [left, up] = [at + (xOffset * size) / 1000, y + (yOffset * size) / 1000]
      operators.push(`1 0 0 1 ${number(left)} ${number(up)} Tm <${glyph}> Tj`)
    } else {
      if (shown === '') begun = at
      shown += `<${glyph}>`
      if (Math.abs(xAdvance - advanceWidth) > 0.001) shown += number(advanceWidth - xAdvance)
    }
    at += (xAdvance * size) / 1000
    if (told.some(({ to }) => to === place)) {
      flush()
      operators.push('EMC')
    }
  }
  flush()
  return operators
}

/** Which letters glyphs stand for, where their shapes do not tell. */
interface Telling {
  readonly from: number
  readonly to: number
  readonly text: string
}

function tellings(font: EmbeddedFont, text: string): Telling[] {
  const { glyphs } = font.layout(text)
  const whole = [{ from: 0, to: glyphs.length - 1, text }]
  if (!isRightToLeft(text)) return whole
  // Readers turn such a text around, letter by letter: each is told alone, from the last glyph, which is read first.
  // Marks that are glyphs of their own tell nothing.
  const letters = [...text]
  const found = glyphs.toReversed().map(({ codePoints }, at) => {
    const place = glyphs.length - 1 - at
    return { from: place, to: place, text: letters.splice(0, codePoints.length).join('') }
  })
  return letters.length === 0 ? found : whole
}

const number = (value: number) => String(Math.round(value * 1000) / 1000)

/** A text of PDF in hexadecimal: UTF-16BE with its mark. */
const hexadecimal = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')
