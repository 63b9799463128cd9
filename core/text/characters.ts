/** How many characters a text has, as XML Schema and the database count them: a pair of surrogates is one. */
export function charactersIn(text: string): number {
  let count = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0xd800 && unit <= 0xdbff && at + 1 < text.length) {
      const next = text.charCodeAt(at + 1)
      if (next >= 0xdc00 && next <= 0xdfff) {
        count -= 1
        at += 1
      }
    }
  }
  return count
}
