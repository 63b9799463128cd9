/**
 * The letters of a PDF: Noto Sans of the packages @fontsource-variable (OFL), in pieces by range of letters, of which a
 * paper opens those it needs (decision D139).
 */

export interface FontFamily {
  /** Of the package, and of its files. */
  readonly id: string
  /** The languages whose forms of Han characters it has. */
  readonly languages?: readonly string[]
}

/** Letters of one width, for hashes. */
export const monoFamily: FontFamily = { id: 'noto-sans-mono' }

const han: readonly FontFamily[] = [
  { id: 'noto-sans-sc', languages: ['zh', 'zh-cn'] },
  { id: 'noto-sans-jp', languages: ['ja'] },
  { id: 'noto-sans-kr', languages: ['ko'] },
  { id: 'noto-sans-tc', languages: ['zh-tw', 'zh-hk'] },
]

const others: readonly FontFamily[] = [
  { id: 'noto-sans' },
  { id: 'noto-sans-thai' },
  { id: 'noto-sans-arabic' },
  { id: 'noto-sans-hebrew' },
]

/** In the order they are asked for a letter. */
export function familiesFor(language: string | undefined): readonly FontFamily[] {
  const own = han.filter(({ languages }) => languages?.includes(language ?? ''))
  return [...others, ...own, ...han.filter((family) => !own.includes(family))]
}

/** What a text says of its own language: kana stand in Japanese, hangul in Korean. */
export function languageIn(text: string, given: string | undefined): string | undefined {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return 'ja'
  return /\p{sc=Hangul}/u.test(text) ? 'ko' : given
}
