import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { type FontFamily, familiesFor, languageIn, monoFamily } from './font-families.ts'
import { plain } from './letters.ts'
import { StaticSubset } from './static-subset.ts'

export type Weight = 400 | 700

/** A piece of a font at one weight, under the name the PDF knows it by. */
export interface Face {
  readonly name: string
  readonly font: Font
}

interface Piece {
  readonly name: string
  readonly file: string
  readonly ranges: readonly (readonly [number, number])[]
  /** Undefined until it is opened, and for good where it cannot be. */
  font?: Font
  readonly faces: Map<Weight, Face>
}

const packages = createRequire(import.meta.url)
const folder = '@fontsource-variable'

/** Opens pieces of fonts as texts need them. */
export class FontShelf {
  private readonly pieces = new Map<string, readonly Piece[]>()
  private readonly known = new Map<string, Piece | null>()
  /** Called with each face before it is used first. */
  private readonly onFace: (face: Face) => void

  constructor(onFace: (face: Face) => void) {
    this.onFace = onFace
  }

  /** Opens what the letters of a text need; to be called before the text is shaped. */
  async prepare(text: string, language?: string): Promise<void> {
    const shown = plain(text)
    const spoken = languageIn(shown, language)
    for (const letter of shown) if (!this.known.has(keyOf(letter, spoken))) await this.find(letter, spoken)
  }

  /** The face that has a letter; null where none has it. */
  faceOf(letter: string, language: string | undefined, weight: Weight, mono: boolean): Face | null {
    const piece =
      (mono ? this.known.get(keyOf(letter, 'mono')) : null) ?? this.known.get(keyOf(letter, language))
    return piece ? this.faceAt(piece, weight) : null
  }

  private faceAt(piece: Piece, weight: Weight): Face | null {
    const known = piece.faces.get(weight)
    if (known || !piece.font) return known ?? null
    const font = piece.font.getVariation({ wght: weight })
    const name = `${piece.name}-${weight}`
    Object.defineProperty(font, 'postscriptName', { value: name })
    Object.defineProperty(font, 'createSubset', { value: () => new StaticSubset(font) })
    const face = { name, font }
    piece.faces.set(weight, face)
    this.onFace(face)
    return face
  }

  private async find(letter: string, language: string | undefined): Promise<void> {
    const code = letter.codePointAt(0) as number
    if (code < 0x80) this.known.set(keyOf(letter, 'mono'), await this.pieceOf([monoFamily], code))
    this.known.set(keyOf(letter, language), await this.pieceOf(familiesFor(language), code))
  }

  private async pieceOf(families: readonly FontFamily[], code: number): Promise<Piece | null> {
    for (const family of families)
      for (const piece of this.piecesOf(family)) {
        if (!piece.ranges.some(([from, to]) => from <= code && code <= to)) continue
        piece.font ??= await open(piece.file)
        if (piece.font.hasGlyphForCodePoint(code)) return piece
      }
    return null
  }

  private piecesOf({ id }: FontFamily): readonly Piece[] {
    const known = this.pieces.get(id)
    if (known) return known
    const ranges = packages(`${folder}/${id}/unicode.json`) as Readonly<Record<string, string>>
    const found = Object.entries(ranges).map(([piece, written]) => {
      const name = `${id}-${piece.replaceAll(/[[\]]/g, '')}`
      const file = `${folder}/${id}/files/${name}-wght-normal.woff2`
      return { name, file, ranges: written.split(',').map(rangeOf), faces: new Map() }
    })
    this.pieces.set(id, found)
    return found
  }
}

/** Letters of East Asia have the forms of a language; others are the same in all. */
const keyOf = (letter: string, language: string | undefined) =>
  letter >= '\u2e80' || language === 'mono' ? `${language ?? ''} ${letter}` : letter

/** `U+4e00-4eff`, `U+4e00`. */
function rangeOf(written: string): readonly [number, number] {
  const [from = '', to = from] = written.trim().slice(2).split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

async function open(file: string): Promise<Font> {
  return create(Buffer.from(await decompress(readFileSync(packages.resolve(file))))) as Font
}
