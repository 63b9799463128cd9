import { isSheet } from './xlsx-shown.ts'
import type { ZipEntry } from './zip-archive.ts'

/** Enough rows of a sheet to find its header in. */
const rowsOfBeginning = 25

const endOfRow = /<\/(?:\w+:)?row>/g
const endOfRows = /<\/(?:\w+:)?sheetData>/
const sharedText = /(<(?:\w+:)?c\s(?=[^<>]*\bt\s*=\s*["']s["'])[^<>]*>\s*<(?:\w+:)?v>\s*)(\d{1,9})(?=\s*<)/g
const text = /<((?:\w+:)?)si(?:\s[^<>]*)?(?:\/>|>[\s\S]*?<\/\1si>)/g

/**
 * A workbook with the first rows of its sheets, and with no other texts than theirs: the reader takes all texts of a
 * workbook anew for each sheet it reads, and large ones have hundreds of thousands.
 */
export function beginningsOf(parts: readonly ZipEntry[]): ZipEntry[] {
  const places = new Map<number, number>()
  const short = parts.map((part) => (isSheet(part) ? renumbered(beginningOf(part), places) : part))
  return short.map((part) => (/(^|\/)sharedStrings\.xml$/i.test(part.name) ? onlyThese(part, places) : part))
}

function beginningOf({ name, content }: ZipEntry): ZipEntry {
  const xml = content.toString('utf8')
  let rows = 0
  for (const { 0: tag, index } of xml.matchAll(endOfRow)) {
    rows += 1
    if (rows < rowsOfBeginning) continue
    const end = xml.slice(index).search(endOfRows)
    if (end === -1) break
    return { name, content: Buffer.from(xml.slice(0, index + tag.length) + xml.slice(index + end)) }
  }
  return { name, content }
}

/** A sheet with its shared texts named by new places, in the order in which they come. */
function renumbered({ name, content }: ZipEntry, places: Map<number, number>): ZipEntry {
  const xml = content.toString('utf8').replace(sharedText, (_, before: string, written: string) => {
    const place = Number(written)
    const now = places.get(place) ?? places.size
    places.set(place, now)
    return `${before}${now}`
  })
  return { name, content: Buffer.from(xml) }
}

function onlyThese({ name, content }: ZipEntry, places: ReadonlyMap<number, number>): ZipEntry {
  const xml = content.toString('utf8')
  const kept = Array.from({ length: places.size }, () => '<si/>')
  let [place, from, to] = [0, 0, 0]
  for (const { 0: item, index } of xml.matchAll(text)) {
    if (place === 0) from = index
    to = index + item.length
    const now = places.get(place)
    if (now !== undefined) kept[now] = item
    place += 1
  }
  if (place === 0) return { name, content }
  return { name, content: Buffer.from(xml.slice(0, from) + kept.join('') + xml.slice(to)) }
}
