/** Where a text may be broken into lines, and in which order its pieces are seen. */

const wide = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\u3000-\\u303f\\uff00-\\uffef'
const opening = '（「『《〈【〔［｛'
const closing = '、。，．：；！？）」』》〉】〕］｝…ー々'
const piece = new RegExp(
  `[${opening}]*[${wide}][${closing}]*\\s*|[${opening}]+\\s*|[^\\s${wide}]+\\s*|\\s+`,
  'gu',
)
/** Written without blanks between the words. */
const unspaced = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const words = new Intl.Segmenter('th', { granularity: 'word' })
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What stays on one line, each with the blanks behind it. */
export function piecesOf(line: string): string[] {
  return (line.match(piece) ?? []).flatMap((one) => (unspaced.test(one) ? segmentsOf(words, one) : [one]))
}

/** What a reader takes for one letter. */
export const signsOf = (text: string): string[] => segmentsOf(signs, text)

/** Each segment costs as much as the text it is of, so that a long one is segmented in parts. */
const longestPart = 500

function segmentsOf(segmenter: Intl.Segmenter, text: string): string[] {
  const found: string[] = []
  let from = 0
  while (from < text.length) {
    let to = from + longestPart
    // Not between the halves of a letter.
    if ((text.codePointAt(to - 1) ?? 0) > 0xffff) to += 1
    const part: string[] = []
    for (const { segment } of segmenter.segment(text.slice(from, to))) part.push(segment)
    // The last one may go on in the next part.
    if (to < text.length && part.length > 1) to -= (part.pop() as string).length
    for (const one of part) found.push(one)
    from = to
  }
  return found
}

/** Ideographs that look like another one, for which NFC would put the other. */
const normalized = /[^\uf900-\ufaff\u{2f800}-\u{2fa1f}]+/gu

/** Letters written in parts are joined, blanks of every kind are one; others without a shape are told. */
export const plain = (text: string): string =>
  text
    .replaceAll(normalized, (part) => part.normalize('NFC'))
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll(/[\t\u00a0]/g, ' ')

export const unknownLetter = (letter: string): string =>
  `[U+${(letter.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}]`

export const isRightToLeft = (text: string): boolean =>
  /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}]/u.test(text)

/** Several letters become one shape, or one becomes several. */
export const isShaped = (text: string): boolean =>
  /[\p{sc=Arabic}\p{sc=Thai}\p{sc=Devanagari}\p{sc=Hebrew}]/u.test(text)
