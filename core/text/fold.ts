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

/**
 * Text as it is compared and searched: accents and case folded, so that lists sort and searches match alike
 * on every database.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => spelledOut[letter] ?? letter)
}
