import { code128, datamatrix, drawingSVG } from 'bwip-js/browser'
import { groupSeparator } from '#core/identifiers/gs1-elements.ts'
import type { LabelBarcode } from '#core/identifiers/udi-label.ts'

/** A module of the drawing, in its own units: whole ones, so that edges stay sharp. Linear codes are long. */
const scales = { datamatrix: 4, code128: 2 } as const
/** Of the bars of a linear code, in millimetres. */
const barHeight = 12

/** Draws a barcode as SVG, with its quiet zone. */
function drawnBarcode({ symbology, text, fnc1 }: LabelBarcode): string {
  const options = {
    bcid: symbology,
    // ^ announces a control in the drawing library's own notation; no barcode here holds one.
    text: fnc1 ? `^FNC1${text.replaceAll(groupSeparator, '^FNC1')}` : text,
    parsefnc: fnc1,
    scale: scales[symbology],
    backgroundcolor: 'FFFFFF',
    barcolor: '000000',
    ...(symbology === 'code128' && { height: barHeight }),
    // In modules: the standards want 1 around a DataMatrix and 10 beside a Code 128.
    paddingwidth: symbology === 'code128' ? 10 : 2,
    paddingheight: 2,
  }
  return symbology === 'code128' ? code128(options, drawingSVG()) : datamatrix(options, drawingSVG())
}

const sizeOf = (svg: string): { width: number; height: number } => {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

const fontSize = 18
const lineHeight = 24
const margin = 16
/** Of a character of the fonts that give each the same width. */
const characterWidth = 0.62

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export interface DrawnLabel {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** The barcode, and beneath it what it says for people. */
export function drawnLabel(barcode: LabelBarcode, lines: readonly string[]): DrawnLabel {
  const drawn = drawnBarcode(barcode)
  const code = sizeOf(drawn)
  const longest = Math.max(...lines.map((line) => line.length))
  const width = Math.ceil(Math.max(code.width, longest * fontSize * characterWidth) + 2 * margin)
  const height = Math.ceil(margin + code.height + lines.length * lineHeight + margin)
  const inner = drawn.replace(
    '<svg ',
    `<svg x="${margin}" y="${margin}" width="${code.width}" height="${code.height}" `,
  )
  const text = lines.map((line, at) => {
    const y = margin + code.height + (at + 1) * lineHeight - 4
    return `<text x="${margin}" y="${y}" xml:space="preserve">${escaped(line)}</text>`
  })
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    inner,
    `<g font-family="'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="${fontSize}" fill="#000000">${text.join('')}</g>`,
    '</svg>',
  ].join('')
  return { svg, width, height }
}

export const addressOfSvg = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

/** Enlarged, for printers: a module of the barcode is so many dots wide. */
const enlarged = 3

export async function pngOf({ svg, width, height }: DrawnLabel): Promise<Blob> {
  const image = new Image()
  image.src = addressOfSvg(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * enlarged
  canvas.height = height * enlarged
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.imageSmoothingEnabled = false
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('The picture could not be made'))),
      'image/png',
    ),
  )
}
