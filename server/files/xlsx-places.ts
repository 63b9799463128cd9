import { columnLetters } from './xlsx-writer.ts'
import type { ZipEntry } from './zip-archive.ts'

/**
 * Rows and cells may leave out where they stand (ECMA-376, part 1, 18.3.1.4 and 18.3.1.73): then each stands behind
 * the one before. Some programs write sheets so; the reader reads nothing of them.
 */
export function withPlaces(part: ZipEntry): ZipEntry {
  const xml = part.content.toString('utf8')
  if (!hasUnplaced.test(xml)) return part
  let [row, column] = [0, 0]
  const placed = xml.replaceAll(rowOrCell, (tag, begin: string, kind: string, rest: string) => {
    const [, letters = '', digits = ''] = place.exec(rest) ?? []
    if (kind === 'row') {
      row = digits === '' ? row + 1 : Number(digits)
      column = 0
    } else column = letters === '' ? column + 1 : columnNumber(letters)
    if (letters + digits !== '') return tag
    return `${begin} r="${kind === 'row' ? row : `${columnLetters(column - 1)}${row}`}"${rest}>`
  })
  return { ...part, content: Buffer.from(placed) }
}

/** A is 1, Z 26, AA 27. */
export const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const rowOrCell = /(<(?:\w+:)?(row|c)(?=[\s/>]))([^<>]*)>/g
const hasUnplaced = /<(?:\w+:)?(?:row|c)(?![^<>]*\sr\s*=)(?=[\s/>])/
const place = /\sr\s*=\s*["']([A-Za-z]{0,3})(\d{0,7})["']/
