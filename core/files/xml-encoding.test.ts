import { describe, expect, it } from 'vitest'
import { decodeXml } from './xml-encoding.ts'

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)
const bigEndian = (text: string) => bytesOf(text, 'utf16le').swap16()
const utf32 = (text: string) =>
  Buffer.concat([...text].map((one) => Buffer.from([one.charCodeAt(0), 0, 0, 0])))

const text = '<?xml version="1.0"?><r>Ω 😀 é</r>'

describe('the bytes of an XML file', () => {
  it.each([
    ['UTF-8', bytesOf(text)],
    ['UTF-8 with a mark', bytesOf(`\uFEFF${text}`)],
    ['UTF-16 with a mark', bytesOf(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 with a mark, the other way round', bigEndian(`\uFEFF${text}`)],
    ['UTF-16', bytesOf(text, 'utf16le')],
    ['UTF-16, the other way round', bigEndian(text)],
  ])('are read as %s', (_, bytes) => {
    expect(decodeXml(bytes)).toBe(text)
  })

  it.each(['UTF-8', 'utf-8', 'US-ASCII'])('may say %s', (name) => {
    const declared = `<?xml version="1.0" encoding="${name}"?><r/>`
    expect(decodeXml(bytesOf(declared))).toBe(declared)
  })

  it.each([
    [
      'ISO-8859-1',
      bytesOf('<?xml version="1.0" encoding="ISO-8859-1"?><r>é</r>', 'latin1'),
      'says it is in ISO-8859-1',
    ],
    [
      'Windows-1252',
      bytesOf("<?xml version='1.0' encoding='windows-1252'?><r/>"),
      'says it is in windows-1252',
    ],
    ['UTF-7', bytesOf('<?xml version="1.0" encoding="UTF-7"?><r>+ADw-</r>'), 'says it is in UTF-7'],
    ['UTF-16 in name only', bytesOf('<?xml version="1.0" encoding="UTF-16"?><r/>'), 'says it is in UTF-16'],
    ['Latin-1 without a word', bytesOf('<r>é</r>', 'latin1'), 'not in UTF-8'],
    ['a surrogate in UTF-8', Buffer.from([0x3c, 0x72, 0x3e, 0xed, 0xa0, 0x80]), 'not in UTF-8'],
    ['an overlong character', Buffer.from([0x3c, 0xc0, 0xaf]), 'not in UTF-8'],
    ['a character cut off', bytesOf('<r>😀').subarray(0, 5), 'not in UTF-8'],
    ['a lone surrogate in UTF-16', bytesOf('\uFEFF<r>\uD83D</r>', 'utf16le'), 'not in UTF-16'],
    ['UTF-16 of an odd length', bytesOf('\uFEFF<r/>', 'utf16le').subarray(0, 9), 'not in UTF-16'],
    ['UTF-32', utf32('<r/>'), 'is in UTF-32'],
    ['EBCDIC', Buffer.from([0x4c, 0x6f, 0xa7, 0x94, 0x93]), 'is in EBCDIC'],
    ['an archive', Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xff]), 'not in UTF-8'],
  ])('are refused: %s', (_, bytes, reason) => {
    expect(() => decodeXml(bytes)).toThrow(reason)
    expect(() => decodeXml(bytes)).toThrow('save it as UTF-8')
  })

  it('may be none, which is no document but a text', () => {
    expect(decodeXml(new Uint8Array())).toBe('')
  })
})
