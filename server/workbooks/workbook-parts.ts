import { posix } from 'node:path'
import { decodeXml } from '#core/files/xml-encoding.ts'
import { refuseFile, unreadableWorkbook } from '#server/files/table-limits.ts'
import { plainPart } from '#server/files/xlsx-plain.ts'
import { contentOf, mostUnpacked, type Part, partsOf } from './package-parts.ts'
import { refuseMacroType, refuseOtherContainers, refuseParts } from './refusals.ts'
import { attributeOf, endOfElement, nextTag, opening, textIn } from './sheet-tags.ts'

/** A workbook with its sheets, as far as filling needs it. */

export interface SheetPart {
  readonly name: string
  readonly hidden: boolean
  /** Its part in the archive. */
  readonly part: string
}

export interface OpenWorkbook {
  readonly parts: readonly Part[]
  readonly sheets: readonly SheetPart[]
  readonly texts: readonly string[]
  /** By the style of a cell. */
  readonly formats: Formats
  /** Days count from 1904. */
  readonly from1904: boolean
  /** Names for areas, by name; those of one sheet are told with its place. */
  readonly names: readonly {
    readonly name: string
    readonly sheet: number | null
    readonly refersTo: string
  }[]
  xmlOf(part: string): string
}

export interface Formats {
  isText(style: number | undefined): boolean
  isDate(style: number | undefined): boolean
}

export async function openWorkbook(bytes: Buffer): Promise<OpenWorkbook> {
  refuseOtherContainers(bytes)
  const parts = partsOf(bytes)
  refuseParts(parts)
  const contents = new Map<string, Buffer>()
  let left = mostUnpacked
  for (const part of parts) {
    const content = await contentOf(part, left)
    left -= content.length
    if (/\.(xml|rels)$/i.test(part.name)) contents.set(part.name, content)
  }
  const xmlOf = (name: string) => {
    const content = contents.get(name)
    if (!content) throw unreadableWorkbook()
    try {
      return decodeXml(content)
    } catch {
      throw unreadableWorkbook(`: ${name} is written in an encoding that XML does not have`)
    }
  }
  const plain = (name: string) => {
    const content = contents.get(name)
    const [read] = content ? plainPart({ name, content }) : []
    return read?.content.toString('utf8')
  }
  refuseMacroType(plain('[Content_Types].xml') ?? '')
  const main = mainPart(plain('_rels/.rels'))
  const workbook = plain(main)
  if (workbook === undefined) throw unreadableWorkbook(': it is no workbook')
  const targets = relationsOf(plain(relationsPart(main)), main)
  const typed = (type: string) => targets.find((one) => one.type.endsWith(`/${type}`))?.target
  const sheets = sheetsIn(workbook, new Map(targets.map(({ id, target }) => [id, target]))).filter(
    ({ part }) => contents.has(part),
  )
  if (sheets.length === 0) throw unreadableWorkbook(': it has no sheets')
  return {
    parts,
    sheets,
    texts: textsIn(plain(typed('sharedStrings') ?? '') ?? ''),
    formats: formatsIn(plain(typed('styles') ?? '') ?? ''),
    from1904: /<(?:\w+:)?workbookPr\s[^>]*date1904\s*=\s*["'](?:1|true)["']/.test(workbook),
    names: namesIn(workbook),
    xmlOf,
  }
}

const relationsPart = (part: string) =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)

function mainPart(relations: string | undefined): string {
  const found = relationsOf(relations, '').find(({ type }) => type.endsWith('/officeDocument'))
  return found?.target ?? 'xl/workbook.xml'
}

interface Relation {
  readonly id: string
  readonly type: string
  readonly target: string
}

function relationsOf(xml: string | undefined, of: string): readonly Relation[] {
  if (xml === undefined) return []
  return [...opening(xml, new Set(['Relationship']))].flatMap((tag) => {
    const target = attributeOf(xml, tag, 'Target')
    const [id = '', type = ''] = [attributeOf(xml, tag, 'Id'), attributeOf(xml, tag, 'Type')]
    if (target === undefined || attributeOf(xml, tag, 'TargetMode') === 'External') return []
    const path = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(of), target)
    return [{ id, type, target: path }]
  })
}

function sheetsIn(workbook: string, targets: ReadonlyMap<string, string>): readonly SheetPart[] {
  return [...opening(workbook, new Set(['sheet']))].flatMap((tag) => {
    const part = targets.get(attributeOf(workbook, tag, '(?:\\w+:)id') ?? '')
    const name = attributeOf(workbook, tag, 'name')
    const hidden = /hidden/i.test(attributeOf(workbook, tag, 'state') ?? '')
    return part === undefined || name === undefined ? [] : [{ name, hidden, part }]
  })
}

const namesIn = (workbook: string): OpenWorkbook['names'] =>
  [...opening(workbook, new Set(['definedName']))].map((tag) => {
    const sheet = attributeOf(workbook, tag, 'localSheetId')
    return {
      name: attributeOf(workbook, tag, 'name') ?? '',
      sheet: sheet === undefined ? null : Number(sheet),
      refersTo: textIn(workbook, tag),
    }
  })

/** Shared texts; how their parts look, and how they are pronounced, is left out. */
function textsIn(xml: string): readonly string[] {
  const texts: string[] = []
  for (let tag = nextTag(xml, 0); tag; tag = nextTag(xml, tag.to)) {
    if (tag.name !== 'si' || tag.closes) continue
    const end = endOfElement(xml, tag)
    texts.push(richText(xml, tag.to, end))
    tag = { ...tag, to: end }
  }
  return texts
}

export function richText(xml: string, from: number, to: number): string {
  let text = ''
  for (let tag = nextTag(xml, from); tag && tag.from < to; tag = nextTag(xml, tag.to)) {
    if (tag.closes) continue
    if (tag.name === 'rPh') tag = { ...tag, to: endOfElement(xml, tag) }
    else if (tag.name === 't') text += textIn(xml, tag)
  }
  return text
}

/** Formats that show days, by their number alone. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

function formatsIn(xml: string): Formats {
  const own = new Map<number, string>()
  for (const tag of opening(xml, new Set(['numFmt']))) {
    own.set(Number(attributeOf(xml, tag, 'numFmtId')), attributeOf(xml, tag, 'formatCode') ?? '')
  }
  const list = [...opening(xml, new Set(['cellXfs']))][0]
  const ids = list
    ? [...opening(xml, new Set(['xf']), list.to, endOfElement(xml, list))].map((tag) =>
        Number(attributeOf(xml, tag, 'numFmtId') ?? 0),
      )
    : []
  const codeOf = (style: number | undefined) => own.get(ids[style ?? 0] ?? 0)
  return {
    isText: (style) => ids[style ?? 0] === 49 || codeOf(style) === '@',
    isDate: (style) => {
      const code = codeOf(style)?.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
      return code === undefined ? isBuiltInDate(ids[style ?? 0] ?? 0) : /[dy]/i.test(code)
    },
  }
}

/** Of what is written in an unusual way, cells could not be changed for certain. */
export function refuseUnusual(name: string, xml: string): void {
  const encoding = /^<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/.exec(xml)?.[1] ?? 'utf-8'
  if (!xml.includes('<!') && encoding.toLowerCase() === 'utf-8') return
  throw refuseFile(
    `Sheet "${name}" is written in an unusual way. Open the workbook in Excel, save it and upload it again.`,
  )
}
