/** Letters that do not decompose. */
const spelledOut: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Most text has nothing to decompose. */
const isAscii = /^[\0-\x7f]*$/

/**
 * Text as it is compared and searched: accents and case folded, so that lists sort and searches match alike
 * on every database.
 */
export function fold(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => spelledOut[letter] ?? letter)
}
