import { decodeReferences } from '#core/files/xml-text.ts'

/** Goes through the tags of a part once, whatever it holds; attributes may contain ">". */

export interface Tag {
  /** Without its prefix. */
  readonly name: string
  readonly prefix: string
  readonly closes: boolean
  /** It has no content. */
  readonly alone: boolean
  readonly from: number
  /** Behind its ">". */
  readonly to: number
}

const [less, greater, double, single, slash] = [0x3c, 0x3e, 0x22, 0x27, 0x2f]

/** The next tag from a place on; undefined behind the last. */
export function nextTag(xml: string, at: number): Tag | undefined {
  let from = xml.indexOf('<', at)
  // Declarations and instructions stand before the first element.
  while (from !== -1 && (xml[from + 1] === '?' || xml[from + 1] === '!')) from = xml.indexOf('<', from + 1)
  if (from === -1) return undefined
  let end = from + 1
  for (let quote = 0; end < xml.length; end++) {
    const code = xml.charCodeAt(end)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === double || code === single) quote = code
    else if (code === greater) break
    else if (code === less) return undefined
  }
  if (end >= xml.length) return undefined
  const closes = xml.charCodeAt(from + 1) === slash
  let last = from + (closes ? 2 : 1)
  while (last < end && !isBehindName(xml.charCodeAt(last))) last++
  const written = xml.slice(from + (closes ? 2 : 1), last)
  const colon = written.indexOf(':')
  return {
    name: colon === -1 ? written : written.slice(colon + 1),
    prefix: colon === -1 ? '' : written.slice(0, colon + 1),
    closes,
    alone: xml.charCodeAt(end - 1) === slash,
    from,
    to: end + 1,
  }
}

const isBehindName = (code: number) => code <= 0x20 || code === slash || code === greater

/** Each tag of one of these names that opens, with where the next search begins to be moved by the caller. */
export function* opening(xml: string, names: ReadonlySet<string>, from = 0, to = xml.length): Generator<Tag> {
  for (let tag = nextTag(xml, from); tag && tag.from < to; tag = nextTag(xml, tag.to)) {
    if (!tag.closes && names.has(tag.name)) yield tag
  }
}

const patterns = new Map<string, RegExp>()

/** An attribute of a tag, decoded. */
export function attributeOf(
  xml: string,
  { from, to }: Pick<Tag, 'from' | 'to'>,
  name: string,
): string | undefined {
  const pattern = patterns.get(name) ?? new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  const [, one, other] = pattern.exec(xml.slice(from, to)) ?? []
  const value = one ?? other
  return value === undefined ? undefined : decoded(value)
}

/** Behind the closing tag of an element. */
export function endOfElement(xml: string, tag: Tag): number {
  if (tag.alone) return tag.to
  const closing = `</${tag.prefix}${tag.name}`
  const at = xml.indexOf(closing, tag.to)
  const end = at === -1 ? -1 : xml.indexOf('>', at)
  return end === -1 ? xml.length : end + 1
}

/** The text in an element that holds no other. */
export const textIn = (xml: string, tag: Tag): string =>
  tag.alone ? '' : decoded(xml.slice(tag.to, xml.indexOf('<', tag.to)))

export function decoded(text: string): string {
  if (!text.includes('&')) return text
  try {
    return decodeReferences(text)
  } catch {
    return text
  }
}
