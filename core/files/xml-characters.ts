/** Which characters a text of XML 1.0 may hold (production 2). */

/** Whatever it may not: control characters, lone surrogates, U+FFFE, U+FFFF. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

/** The same without telling pairs of surrogates from lone ones, which is much faster on long texts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const suspicious = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/

export interface ForbiddenCharacter {
  readonly index: number
  /** As U+0007. */
  readonly code: string
}

/** The first character of the text that XML cannot carry. */
export function forbiddenCharacter(text: string): ForbiddenCharacter | undefined {
  if (!suspicious.test(text)) return undefined
  const found = forbidden.exec(text)
  return found === null ? undefined : { index: found.index, code: unicodeName(found[0]) }
}

function unicodeName(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
