import { decodeXml } from '#core/files/xml-encoding.ts'
import type { ZipEntry } from './zip-archive.ts'

/*
 * The reader of workbooks knows less XML than there is: of a text with a comment in it, it takes what stands behind
 * the comment, of CDATA nothing, of a base year written as `true` another one. It gets tags and text alone, in UTF-8.
 */

const comment = ['<!--', '-->'] as const
const characters = ['<![CDATA[', ']]>'] as const
const instruction = ['<?', '?>'] as const

/** None for a part in an encoding XML does not have: where it is needed, the reader will miss it. */
export function plainPart({ name, content }: ZipEntry): ZipEntry[] {
  const xml = decoded(content)
  if (xml === undefined) return []
  const plain = withoutMarkup(xml)
  const read = /(^|\/)workbook\.xml$/i.test(name) ? plain.replace(baseYear, '$11$2') : plain
  return [{ name, content: Buffer.from(read) }]
}

const baseYear = /(\sdate1904\s*=\s*["'])true(["'])/

function decoded(content: Buffer): string | undefined {
  try {
    return decodeXml(content)
  } catch {
    return undefined
  }
}

/** Goes through the text once, whatever it holds: what has no end is left to the reader to refuse. */
function withoutMarkup(xml: string): string {
  const pieces: string[] = []
  let at = 0
  for (const { index } of xml.matchAll(/<[!?]/g)) {
    if (index < at) continue
    const found = [comment, characters, instruction].find(([begin]) => xml.startsWith(begin, index))
    if (!found) continue
    const [begin, end] = found
    const close = xml.indexOf(end, index + begin.length)
    if (close === -1) break
    pieces.push(xml.slice(at, index))
    if (found === characters) pieces.push(asText(xml.slice(index + begin.length, close)))
    at = close + end.length
  }
  return [...pieces, xml.slice(at)].join('')
}

/** A text as it stands between tags. */
export const asText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
