import { expect, it } from 'vitest'
import { Utf8Count } from './utf8-count.ts'

const count = (bytes: Uint8Array, pieceLength = bytes.length || 1) => {
  const counted = new Utf8Count()
  for (let at = 0; at < bytes.length; at += pieceLength) counted.read(bytes.subarray(at, at + pieceLength))
  counted.end()
  return [counted.characters, counted.broken, counted.brokenLine]
}
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

it.each([
  ['plain letters', latin1('abc\nd'), [0, 0, undefined]],
  ['characters of two, three and four bytes', Uint8Array.from(Buffer.from('ä器🩺')), [3, 0, undefined]],
  [
    'one byte that is none, in the third line',
    Uint8Array.from([...Buffer.from('ä\r\nö\r\n'), 0xe4, 0x2c]),
    [2, 1, 3],
  ],
  ['lines that end as on old Macs', Uint8Array.from([...Buffer.from('ä\rö\r'), 0xe4, 0x2c]), [2, 1, 3]],
  ['a text in Windows-1252', latin1('Gerät, groß\n'), [0, 2, 1]],
  ['half a character at the end', Uint8Array.of(0x41, 0xe5, 0x99), [0, 1, 1]],
  [
    'surrogates, overlong forms and what is above Unicode',
    Uint8Array.of(0xed, 0xa0, 0x80, 0xc0, 0x80, 0xf4, 0x90, 0x80, 0x80),
    [0, 9, 1],
  ],
])('counts %s', (_, bytes, expected) => {
  expect(count(bytes)).toEqual(expected)
  expect(count(bytes, 1)).toEqual(expected)
})
