import type { ZipEntry } from './zip-archive.ts'

/*
 * A spreadsheet stores a number and, apart from it, how the number is shown. An identifier in a column formatted as
 * 00000000000000 shows its leading zeros and has none in its cell; a formula that failed shows #N/A. The reader of
 * workbooks gives neither, so such cells become text, as shown, before it reads them.
 *
 * Each expression stops at the next tag: whatever a file holds, it is gone through once.
 */

const numberFormat = /<(?:\w+:)?numFmt\s[^<>]*>/g
const cellStyle = /<(?:\w+:)?xf[\s/>][^<>]*/g
const cell =
  /<((?:\w+:)?)c(\s[^<>]*)>\s*(?:<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<>]*<\/(?:\w+:)?f>)\s*)?<(?:\w+:)?v>([^<>]*)<\/(?:\w+:)?v>\s*<\/\1c>/g
const attributes = {
  formatCode: /\sformatCode\s*=\s*["']([^"']*)/,
  numFmtId: /\snumFmtId\s*=\s*["']([^"']*)/,
  place: /\sr\s*=\s*["']([^"']*)/,
  style: /\ss\s*=\s*["']([^"']*)/,
  type: /\st\s*=\s*["']([^"']*)/,
}
const attribute = (name: keyof typeof attributes, tag: string) => attributes[name].exec(tag)?.[1]

export const isSheet = ({ name }: ZipEntry): boolean => /worksheets\/[^/]*\.xml$/i.test(name)

/** The parts of a workbook with those cells written as the text they show. */
export function withShownText(parts: readonly ZipEntry[]): readonly ZipEntry[] {
  const styles = parts.find(({ name }) => /(^|\/)styles\.xml$/i.test(name))
  const widths = styles ? zeroFormats(styles.content.toString('utf8')) : new Map<number, number>()
  return parts.map((part) => (isSheet(part) ? withText(part, widths) : part))
}

/** For each cell style that shows nothing but digits with leading zeros: how many at least. */
function zeroFormats(styles: string): Map<number, number> {
  const digits = new Map<string | undefined, number>()
  for (const [format] of styles.matchAll(numberFormat)) {
    const zeros = /^(0{2,})(;|$)/.exec(attribute('formatCode', format) ?? '')?.[1]
    if (zeros) digits.set(attribute('numFmtId', format), zeros.length)
  }
  const from = styles.slice(styles.search(/<(?:\w+:)?cellXfs[\s>]/))
  const listed = from.slice(0, from.search(/<\/(?:\w+:)?cellXfs/))
  const widths = new Map<number, number>()
  for (const [index, [style]] of [...listed.matchAll(cellStyle)].entries()) {
    const width = digits.get(attribute('numFmtId', style))
    if (width) widths.set(index, width)
  }
  return widths
}

function withText(sheet: ZipEntry, widths: ReadonlyMap<number, number>): ZipEntry {
  const xml = sheet.content.toString('utf8')
  if (widths.size === 0 && !/\st\s*=\s*["']e["']/.test(xml)) return sheet
  const shown = xml.replace(cell, (whole, prefix: string, stated: string, value: string) => {
    const text = shownText(stated, value.trim(), widths)
    const place = attribute('place', stated)
    if (text === undefined || place === undefined) return whole
    return `<${prefix}c r="${place}" t="str"><${prefix}v>${text}</${prefix}v></${prefix}c>`
  })
  return { ...sheet, content: Buffer.from(shown) }
}

/** What a cell shows where the reader would give something else; undefined where it would not. */
function shownText(stated: string, value: string, widths: ReadonlyMap<number, number>): string | undefined {
  const type = attribute('type', stated) ?? 'n'
  if (type === 'e') return value
  const width = widths.get(Number(attribute('style', stated)))
  const number = Number(value)
  if (type !== 'n' || width === undefined || !Number.isSafeInteger(number) || number < 0) return undefined
  return value === '' ? undefined : String(number).padStart(width, '0')
}
