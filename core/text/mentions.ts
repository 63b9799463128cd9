/** A name after an @ in a text, and where it stands. */
export interface Mention {
  /** Of the @. */
  readonly at: number
  readonly username: string
}

const partOfWord = /[\p{L}\p{N}_]/u

/**
 * Who a text names by @username. Usernames may have blanks and dots in them, so they are looked for by the names there
 * are, the longest first; what stands in the middle of a word, such as an address, names nobody.
 */
export function mentionsIn(text: string, usernames: readonly string[]): Mention[] {
  const small = text.toLowerCase()
  const byLength = usernames.toSorted((a, b) => b.length - a.length)
  const found: Mention[] = []
  for (let at = small.indexOf('@'); at >= 0; at = small.indexOf('@', at + 1)) {
    if (at > 0 && partOfWord.test(small[at - 1] ?? '')) continue
    const username = byLength.find((name) => {
      const end = at + 1 + name.length
      return small.startsWith(name.toLowerCase(), at + 1) && !partOfWord.test(small[end] ?? '')
    })
    if (username !== undefined) found.push({ at, username })
  }
  return found
}
