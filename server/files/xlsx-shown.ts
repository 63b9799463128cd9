import { decodeReferences } from '#core/files/xml-text.ts'
import { formatted } from './xlsx-number-format.ts'
import { asText } from './xlsx-plain.ts'
import type { ZipEntry } from './zip-archive.ts'

/*
 * A spreadsheet stores a number and, apart from it, how the number is shown. An identifier in a column formatted as
 * 00000000000000 shows its leading zeros and has none in its cell, a humidity of 30% is stored as 0.3; a formula that
 * failed shows #N/A, and one that no program has calculated yet has no result in its cell. The reader of workbooks tells
 * none of it, so such cells become text, as shown or as a mark, before it reads them.
 *
 * Each expression stops at the next tag: whatever a file holds, it is gone through once.
 */

const numberFormat = /<(?:\w+:)?numFmt\s[^<>]*>/g
const cellStyle = /<(?:\w+:)?xf[\s/>][^<>]*/g
const cell =
  /<((?:\w+:)?)c(\s[^<>]*)>\s*(?:<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<>]*<\/(?:\w+:)?f>)\s*)?<(?:\w+:)?v>([^<>]*)<\/(?:\w+:)?v>\s*<\/\1c>/g
const formulaAlone =
  /<((?:\w+:)?)c(\s[^<>]*)>\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<>]*<\/(?:\w+:)?f>)(?:\s*<(?:\w+:)?v\s*\/>|\s*<(?:\w+:)?v>\s*<\/(?:\w+:)?v>)?\s*<\/\1c>/g
const attributes = {
  formatCode: /\sformatCode\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  numFmtId: /\snumFmtId\s*=\s*["']([^"']*)/,
  place: /\sr\s*=\s*["']([^"']*)/,
  style: /\ss\s*=\s*["']([^"']*)/,
  type: /\st\s*=\s*["']([^"']*)/,
}
function attribute(name: keyof typeof attributes, tag: string): string | undefined {
  const [, first, second] = attributes[name].exec(tag) ?? []
  return first ?? second
}

/** The mark of a cell whose formula has no result, as libraries write it that do not calculate. */
export const uncalculated = '\ue000#CALC!'

/** Those a workbook uses by their number alone. */
const builtIn = [
  ['2', '0.00'],
  ['9', '0%'],
  ['10', '0.00%'],
] as const

/** Where a part lies is its writer's to choose. */
const holds = ({ content }: ZipEntry, element: string): boolean =>
  content.includes(`<${element}`) || content.includes(`:${element}`)

export const isSheet = (part: ZipEntry): boolean => holds(part, 'sheetData')

/** The parts of a workbook with those cells written as the text they show. */
export function withShownText(parts: readonly ZipEntry[]): readonly ZipEntry[] {
  const styles = parts.find((part) => holds(part, 'cellXfs'))
  const formats = styles ? formatsOf(styles.content.toString('utf8')) : new Map<number, string>()
  return parts.map((part) => (isSheet(part) ? withText(part, formats) : part))
}

/** The number format of each cell style that has one of its own. */
function formatsOf(styles: string): Map<number, string> {
  const codes = new Map<string | undefined, string>(builtIn)
  for (const [format] of styles.matchAll(numberFormat)) {
    const code = attribute('formatCode', format)
    if (code !== undefined) codes.set(attribute('numFmtId', format), textOf(code))
  }
  const from = styles.slice(styles.search(/<(?:\w+:)?cellXfs[\s>]/))
  const listed = from.slice(0, from.search(/<\/(?:\w+:)?cellXfs/))
  const formats = new Map<number, string>()
  for (const [index, [style]] of [...listed.matchAll(cellStyle)].entries()) {
    const code = codes.get(attribute('numFmtId', style))
    if (code !== undefined) formats.set(index, code)
  }
  return formats
}

function textOf(escaped: string): string {
  try {
    return decodeReferences(escaped)
  } catch {
    return ''
  }
}

function withText(sheet: ZipEntry, formats: ReadonlyMap<number, string>): ZipEntry {
  const written = sheet.content.toString('utf8')
  const xml = written.replace(formulaAlone, (whole, prefix: string, stated: string) => {
    const place = attribute('place', stated)
    // An empty text is the result of many a formula; it says that it is a text.
    if (place === undefined || attribute('type', stated) === 'str') return whole
    return textCell(prefix, place, uncalculated)
  })
  if (xml === written && formats.size === 0 && !/\st\s*=\s*["'][de]["']/.test(xml)) return sheet
  const shown = xml.replace(cell, (whole, prefix: string, stated: string, value: string) => {
    const text = shownText(stated, value.trim(), formats)
    const place = attribute('place', stated)
    return text === undefined || place === undefined ? whole : textCell(prefix, place, text)
  })
  return { ...sheet, content: Buffer.from(shown) }
}

const textCell = (prefix: string, place: string, text: string): string =>
  `<${prefix}c r="${place}" t="str"><${prefix}v>${text}</${prefix}v></${prefix}c>`

/** What a cell shows where the reader would give something else; undefined where it would not. */
function shownText(stated: string, value: string, formats: ReadonlyMap<number, string>): string | undefined {
  const type = attribute('type', stated) ?? 'n'
  if (type === 'e') return value
  // Read as a moment, a day without a zone would be another day east of Greenwich.
  if (type === 'd') return value.replace(/T00:00(:00(\.0*)?)?Z?$/, '')
  const format = formats.get(Number(attribute('style', stated)))
  if (type !== 'n' || format === undefined || value === '' || Number.isNaN(Number(value))) return undefined
  const text = formatted(format, Number(value))
  return text === undefined ? undefined : asText(text)
}
