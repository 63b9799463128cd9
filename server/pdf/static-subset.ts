import type { Font, Glyph } from 'fontkit'

/**
 * Some glyphs of a variable font at one weight, as a TrueType font for a PDF. fontkit writes the outlines of variable
 * fonts with a mistake (its encoder makes a stream of a size), so this writes them: each glyph with its own outline.
 */
export class StaticSubset {
  private readonly font: Font
  private readonly glyphs = [0]
  private readonly places = new Map([[0, 0]])

  constructor(font: Font) {
    this.font = font
  }

  includeGlyph(glyph: number): number {
    const known = this.places.get(glyph)
    if (known !== undefined) return known
    this.places.set(glyph, this.glyphs.length)
    return this.glyphs.push(glyph) - 1
  }

  encode(): Buffer {
    const outlines: Buffer[] = []
    const offsets = [0]
    const metrics = Buffer.alloc(this.glyphs.length * 4)
    const most = { points: 0, contours: 0 }
    for (const [place, id] of this.glyphs.entries()) {
      const glyph = this.font.getGlyph(id)
      const outline = outlineOf(glyph, most)
      outlines.push(outline.bytes)
      offsets.push((offsets.at(-1) as number) + outline.bytes.length)
      metrics.writeUInt16BE(Math.max(0, Math.round(glyph.advanceWidth)), place * 4)
      metrics.writeInt16BE(outline.left, place * 4 + 2)
    }
    const places = Buffer.alloc(offsets.length * 4)
    for (const [at, offset] of offsets.entries()) places.writeUInt32BE(offset, at * 4)
    return fontFile({
      glyf: Buffer.concat(outlines),
      head: changed(rawTable(this.font, 'head'), (head) => head.writeInt16BE(1, 50)),
      hhea: changed(rawTable(this.font, 'hhea'), (hhea) => hhea.writeUInt16BE(this.glyphs.length, 34)),
      hmtx: metrics,
      loca: places,
      maxp: limits(this.glyphs.length, most),
    })
  }
}

interface Most {
  points: number
  contours: number
}

interface Point {
  readonly x: number
  readonly y: number
  readonly onCurve: boolean
}

function outlineOf(glyph: Glyph, most: Most): { readonly bytes: Buffer; readonly left: number } {
  const contours = contoursOf(glyph)
  const points = contours.flat()
  if (points.length === 0) return { bytes: Buffer.alloc(0), left: 0 }
  most.points = Math.max(most.points, points.length)
  most.contours = Math.max(most.contours, contours.length)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs)
  const head = Buffer.alloc(10 + contours.length * 2 + 2)
  for (const [at, value] of [
    contours.length,
    left,
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
  ].entries())
    head.writeInt16BE(value, at * 2)
  let last = -1
  for (const [at, contour] of contours.entries()) {
    last += contour.length
    head.writeUInt16BE(last, 10 + at * 2)
  }
  const flags = Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0)))
  const bytes = Buffer.concat([head, flags, differences(xs), differences(ys)])
  return { bytes: Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]), left }
}

function differences(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeInt16BE(value - (values[at - 1] ?? 0), at * 2)
  return bytes
}

function contoursOf(glyph: Glyph): Point[][] {
  const contours: Point[][] = []
  const point = (x = 0, y = 0, onCurve = true) =>
    contours.at(-1)?.push({ x: Math.round(x), y: Math.round(y), onCurve })
  for (const { command, args } of glyph.path.commands) {
    const [a, b, c, d] = args
    if (command === 'moveTo') contours.push([])
    if (command === 'moveTo' || command === 'lineTo') point(a, b)
    if (command === 'quadraticCurveTo') {
      point(a, b, false)
      point(c, d)
    }
  }
  return contours.map(closed).filter(({ length }) => length > 1)
}

/** A contour ends where it began without saying so. */
function closed(points: Point[]): Point[] {
  const [first] = points
  const last = points.at(-1)
  const same = first && last && points.length > 1 && last.onCurve && first.x === last.x && first.y === last.y
  return same ? points.slice(0, -1) : points
}

interface FontTables {
  readonly stream: { readonly buffer: Uint8Array }
  readonly directory: {
    readonly tables: Readonly<Record<string, { readonly offset: number; readonly length: number }>>
  }
}

function rawTable(font: Font, name: string): Buffer {
  const { stream, directory } = font as unknown as FontTables
  const table = directory.tables[name]
  if (!table) throw new Error(`The font has no table ${name}`)
  return Buffer.from(stream.buffer.subarray(table.offset, table.offset + table.length))
}

function changed(table: Buffer, change: (table: Buffer) => void): Buffer {
  change(table)
  return table
}

/** Of a font without instructions. */
function limits(glyphs: number, { points, contours }: Most): Buffer {
  const table = Buffer.alloc(32)
  table.writeUInt32BE(0x0001_0000, 0)
  for (const [at, value] of [glyphs, points, contours, 0, 0, 1].entries())
    table.writeUInt16BE(value, 4 + at * 2)
  return table
}

function fontFile(tables: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(tables)
  const power = Math.floor(Math.log2(names.length))
  const head = Buffer.alloc(12 + names.length * 16)
  head.writeUInt32BE(0x0001_0000, 0)
  for (const [at, value] of [names.length, 16 << power, power, names.length * 16 - (16 << power)].entries())
    head.writeUInt16BE(value, 4 + at * 2)
  const parts = [head]
  let offset = head.length
  for (const [at, name] of names.entries()) {
    const table = tables[name] as Buffer
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    head.write(name, 12 + at * 16, 'latin1')
    head.writeUInt32BE(sumOf(padded), 16 + at * 16)
    head.writeUInt32BE(offset, 20 + at * 16)
    head.writeUInt32BE(table.length, 24 + at * 16)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

function sumOf(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
