import { isStorable } from '#core/text/storable.ts'
import {
  type Area,
  type ListRule,
  longestText,
  mostEntries,
  mostEntriesInAll,
} from '#core/workbooks/survey.ts'
import { areaOf, cellsOf, cellText, rowsWithin } from './sheet-cells.ts'
import { attributeOf, decoded, endOfElement, opening, type Tag, textIn } from './sheet-tags.ts'
import type { OpenWorkbook, SheetPart } from './workbook-parts.ts'

/** The lists a workbook lets people choose from: written out, or in cells of any sheet, hidden ones too. */

interface Found {
  readonly lists: readonly ListRule[]
  readonly unreadLists: number
}
export interface ListReader {
  of(sheet: SheetPart, xml: string): Found
}

const mostRules = 2000

export function listReader(book: OpenWorkbook): ListReader {
  const entries = new Map<string, readonly string[] | undefined>()
  let left = mostEntriesInAll
  const read = (formula: string, sheet: SheetPart): readonly string[] | undefined => {
    const key = `${sheet.part}\n${formula}`
    if (!entries.has(key)) {
      const found = entriesOf(book, formula, sheet)
      left -= found?.length ?? 0
      entries.set(key, left < 0 ? undefined : found)
    }
    return entries.get(key)
  }
  return {
    of(sheet, xml) {
      const lists: ListRule[] = []
      let unreadLists = 0
      const from = rowsWithin(xml)?.to ?? 0
      const rules = [...opening(xml, new Set(['dataValidation']), from)].slice(0, mostRules)
      for (const tag of rules) {
        if (attributeOf(xml, tag, 'type') !== 'list') continue
        const rule = ruleOf(xml, tag)
        const found = read(rule.formula, sheet)
        if (!found || found.length === 0) unreadLists += 1
        else for (const area of rule.areas) lists.push({ ...area, entries: found, open: rule.open })
      }
      return { lists, unreadLists }
    },
  }
}

/** Validations stand in two forms: of 2007, and the extension that may name other sheets. */
function ruleOf(xml: string, tag: Tag) {
  const end = endOfElement(xml, tag)
  const first = [...opening(xml, new Set(['formula1']), tag.to, end)][0]
  const inner = first && [...opening(xml, new Set(['f']), first.to, endOfElement(xml, first))][0]
  const formula = first ? textIn(xml, inner ?? first).trim() : ''
  const own = [...opening(xml, new Set(['sqref']), tag.to, end)][0]
  const places = attributeOf(xml, tag, 'sqref') ?? (own ? textIn(xml, own) : '')
  const style = attributeOf(xml, tag, 'errorStyle')
  const shows = attributeOf(xml, tag, 'showErrorMessage')
  const open = style === 'warning' || style === 'information' || (shows !== '1' && shows !== 'true')
  const areas = places.split(/\s+/).flatMap((place): Area[] => {
    const area = areaOf(place)
    return area ? [area] : []
  })
  return { formula, open, areas }
}

/** Undefined where a list depends on another cell, or is computed. */
function entriesOf(book: OpenWorkbook, formula: string, sheet: SheetPart): readonly string[] | undefined {
  const text = formula.replace(/^=/, '').trim()
  if (text.startsWith('"')) {
    const items = decoded(text.replace(/^"|"$/g, '').replaceAll('""', '"')).split(',')
    return kept(items)
  }
  const place = referenceOf(book, text, sheet)
  return place && cellsIn(book, place)
}

interface Reference {
  readonly sheet: SheetPart
  readonly area: Area
}

function referenceOf(book: OpenWorkbook, text: string, sheet: SheetPart, depth = 0): Reference | undefined {
  const [, quoted, plain, cells = ''] =
    /^(?:'((?:[^']|'')+)'!|([^'!]+)!)?(\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?)$/i.exec(text) ?? []
  if (cells !== '') {
    const name = quoted?.replaceAll("''", "'") ?? plain
    const of =
      name === undefined ? sheet : book.sheets.find((one) => one.name.toLowerCase() === name.toLowerCase())
    const area = areaOf(cells)
    return of && area && { sheet: of, area }
  }
  if (depth > 3) return undefined
  const at = book.sheets.indexOf(sheet)
  const named = book.names
    .filter(({ name, sheet: of }) => name.toLowerCase() === text.toLowerCase() && (of === null || of === at))
    .toSorted((one, other) => Number(other.sheet !== null) - Number(one.sheet !== null))[0]
  return named && referenceOf(book, named.refersTo, sheet, depth + 1)
}

/** Once read, a sheet of lists is not gone through again. */
const columnsOf = new WeakMap<OpenWorkbook, Map<string, Map<number, Map<number, string>>>>()

function cellsIn(book: OpenWorkbook, { sheet, area }: Reference): readonly string[] {
  const known = columnsOf.get(book) ?? new Map<string, Map<number, Map<number, string>>>()
  columnsOf.set(book, known)
  const columns = known.get(sheet.part) ?? readColumns(book, sheet)
  known.set(sheet.part, columns)
  const found: string[] = []
  for (let column = area.left; column <= area.right; column++) {
    const cells = [...(columns.get(column) ?? [])].filter(([row]) => area.top <= row && row <= area.bottom)
    found.push(...cells.toSorted(([one], [other]) => one - other).map(([, text]) => text))
  }
  return kept(found)
}

const mostListRows = 20_000

function readColumns(book: OpenWorkbook, sheet: SheetPart): Map<number, Map<number, string>> {
  const xml = book.xmlOf(sheet.part)
  const within = rowsWithin(xml)
  const columns = new Map<number, Map<number, string>>()
  if (!within) return columns
  for (const { row, column, tag, end } of cellsOf(xml, within.from, within.to)) {
    if (row > mostListRows) break
    const text = tag.alone ? '' : cellText(xml, tag, end, book.texts)
    if (text.trim() === '') continue
    const cells = columns.get(column) ?? new Map<number, string>()
    columns.set(column, cells.set(row, text))
  }
  return columns
}

const kept = (entries: readonly string[]): readonly string[] =>
  [
    ...new Set(
      entries
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '' && entry.length <= longestText && isStorable(entry)),
    ),
  ].slice(0, mostEntries)
