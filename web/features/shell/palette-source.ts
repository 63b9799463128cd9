export interface PaletteItem {
  readonly id: string
  readonly title: string
  readonly detail?: string
  /** Where it leads, within the application. */
  readonly href: string
}

/** A kind of thing that Ctrl/⌘ K finds: screens, records by number, rules, codes … */
export interface PaletteSource {
  readonly id: string
  readonly heading: string
  /** Asked from this many characters on; 0 also answers an empty query. */
  readonly fromLength: number
  readonly find: (
    query: string,
    signal: AbortSignal,
  ) => readonly PaletteItem[] | Promise<readonly PaletteItem[]>
}

export interface PaletteGroup {
  readonly id: string
  readonly heading: string
  readonly items: readonly PaletteItem[]
}

/** All words of the query occur, in any order and case. */
export function matchesWords(text: string, query: string): boolean {
  const folded = text.toLocaleLowerCase()
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
