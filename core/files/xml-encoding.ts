import { XmlReadError } from './xml-error.ts'

/**
 * From the bytes of an XML file to its text: UTF-8 and UTF-16, the two every reader of XML must know (XML 1.0
 * section 2.2), told apart as appendix F does. Others are refused by name: read as something else, a file in
 * Latin-1 would spoil names without a word.
 */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** How a file begins: a byte order mark, or `<?` as this encoding writes it. */
const beginnings: readonly { readonly bytes: readonly number[]; readonly encoding: Encoding | string }[] = [
  { bytes: [0x00, 0x00, 0xfe, 0xff], encoding: 'UTF-32' },
  { bytes: [0xff, 0xfe, 0x00, 0x00], encoding: 'UTF-32' },
  { bytes: [0x00, 0x00, 0x00, 0x3c], encoding: 'UTF-32' },
  { bytes: [0x3c, 0x00, 0x00, 0x00], encoding: 'UTF-32' },
  { bytes: [0x4c, 0x6f, 0xa7, 0x94], encoding: 'EBCDIC' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
  { bytes: [0x3c, 0x00], encoding: 'utf-16le' },
  { bytes: [0x00, 0x3c], encoding: 'utf-16be' },
]

/** The text of an XML file without its byte order mark. Throws an XmlReadError for what is not UTF-8 or UTF-16. */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = xmlEncoding(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw brokenEncoding(encoding)
  }
}

/** The encoding of a file that begins with these bytes; a few hundred are enough. */
export function xmlEncoding(bytes: Uint8Array): Encoding {
  const found = beginnings.find((beginning) => beginning.bytes.every((byte, at) => bytes[at] === byte))
  switch (found?.encoding) {
    case undefined:
      checkDeclared(bytes)
      return 'utf-8'
    case 'utf-16le':
    case 'utf-16be':
      return found.encoding
    default:
      throw refusal(`The file is in ${found?.encoding}`)
  }
}

/** What a file without a mark says of itself must be what it is. */
function checkDeclared(bytes: Uint8Array): void {
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\sencoding\s*=\s*["']([^"'>]*)["']/.exec(head)?.[1]
  if (declared !== undefined && !/^(?:utf-?8|us-ascii|ascii)$/i.test(declared))
    throw refusal(`The file says it is in ${declared.slice(0, 40)}`)
}

export function brokenEncoding(encoding: Encoding): XmlReadError {
  const title = encoding === 'utf-8' ? 'UTF-8' : 'UTF-16'
  return refusal(`The file is not in ${title}, though it begins like it: some bytes make no character`)
}

const refusal = (what: string) => new XmlReadError(`${what}. Please save it as UTF-8 and try again`, 1, '')
