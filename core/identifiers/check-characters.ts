/**
 * The check character pair "modulo 1021, 32" that ends GS1 Global Model Numbers, HIBCC Basic UDI-DIs and
 * EUDAMED DIs and IDs. They differ only in what is summed.
 *
 * From the rightmost character before the pair leftwards, character values are multiplied by the primes
 * 2, 3, 5 … 83 and added; the remainder modulo 1021 has ten bits, five for each check character.
 * As 1021 is a prime above every factor, no single wrong character goes unnoticed.
 * Source: GS1 General Specifications, as implemented by gs1/gmn-helpers @5540c4a.
 */

/** GS1 character set 82, in ASCII order: a character's value is its place. */
export const characterSet82 =
  '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/** The characters check characters are taken from: no 0, 1, I and O. */
export const checkCharacterSet32 = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The most characters a pair can protect: there are no more weights. */
export const longestProtectedText = 23

const modulus = 1021
const weights = Uint8Array.of(
  2,
  3,
  5,
  7,
  11,
  13,
  17,
  19,
  23,
  29,
  31,
  37,
  41,
  43,
  47,
  53,
  59,
  61,
  67,
  71,
  73,
  79,
  83,
)
const notInSet = -1

// By character code: the hot loop must not search strings. Codes above 127 fall outside the table.
const valueOfCharCode = new Int8Array(128).fill(notInSet)
for (let value = 0; value < characterSet82.length; value++) {
  valueOfCharCode[characterSet82.charCodeAt(value)] = value
}
const checkCharCodes = Uint8Array.from(checkCharacterSet32, (character) => character.charCodeAt(0))

/** The weighted sum of text[start, end) modulo 1021, or -1 when a character is not in set 82. */
function remainderOf(text: string, start: number, end: number): number {
  let sum = 0
  for (let index = end - 1, weight = 0; index >= start; index--, weight++) {
    const value = valueOfCharCode[text.charCodeAt(index)] ?? notInSet
    if (value === notInSet) return notInSet
    sum += value * (weights[weight] ?? 0)
  }
  return sum % modulus
}

/** Index of the first character that is not in GS1 character set 82, or -1. */
export function indexOutsideSet82(text: string): number {
  for (let index = 0; index < text.length; index++) {
    if ((valueOfCharCode[text.charCodeAt(index)] ?? notInSet) === notInSet) return index
  }
  return -1
}

/** Index of the first check character (the last two of the text) that cannot be one, or -1. */
export function indexOfImpossibleCheckCharacter(text: string): number {
  for (let index = Math.max(text.length - 2, 0); index < text.length; index++) {
    if (!checkCharacterSet32.includes(text.charAt(index))) return index
  }
  return -1
}

/**
 * The two check characters of a text of 1 to 23 characters of set 82.
 * Throws a RangeError for any other text: callers test what people typed before they ask.
 */
export function checkCharacterPair(text: string): string {
  const remainder = remainderOf(text, 0, text.length)
  if (remainder === notInSet || text.length === 0 || text.length > longestProtectedText) {
    throw new RangeError('A check character pair needs 1 to 23 characters of GS1 character set 82')
  }
  return checkCharacterSet32.charAt(remainder >> 5) + checkCharacterSet32.charAt(remainder & 31)
}

/**
 * Whether the last two characters are the right pair for those from `start` up to them. False, never an
 * error, for any other text. Over a million per second: no slices, no searches.
 */
export function endsInCheckPair(text: string, start = 0): boolean {
  const end = text.length - 2
  if (end <= start || end - start > longestProtectedText) return false
  const remainder = remainderOf(text, start, end)
  return (
    remainder !== notInSet &&
    text.charCodeAt(end) === checkCharCodes[remainder >> 5] &&
    text.charCodeAt(end + 1) === checkCharCodes[remainder & 31]
  )
}
