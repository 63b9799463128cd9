/** What a PDF is made of, before it is laid out: plain data, so that it may go to a thread. */

export interface PdfDocument {
  readonly title: string
  /** Above the title, what kind of paper this is. */
  readonly kind: string
  readonly about: readonly Fact[]
  /** Lines of small print below. */
  readonly notes: readonly string[]
  /** Written large on the cover and in the head of every page. */
  readonly stamp?: string
  readonly sections: readonly Section[]
  /** The whole first page and a table of contents; without it the sections begin below the title. */
  readonly cover: boolean
  /** ISO 639-1 or a locale: which letters Han characters have where a text does not tell. */
  readonly language?: string
}

/** Begins on a page of its own where the document has a cover, unless most of the page before is blank. */
export interface Section {
  readonly title: string
  readonly blocks: readonly Block[]
}

export type Block =
  /** In the contents, below its section. */
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text' | 'small' | 'code' | 'warning'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  | { readonly kind: 'ticks'; readonly ticks: readonly Tick[] }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }

/** A label and what stands beside it. */
export interface Fact {
  readonly label: string
  readonly value: string
  /** Small print below the value. */
  readonly note?: string
  readonly style?: Style
}

/** A hash or an id in letters of one width, or words that stand for nothing. */
export type Style = 'mono' | 'quiet'

export interface Table {
  readonly columns: readonly { readonly title: string; readonly share: number; readonly style?: Style }[]
  readonly rows: readonly (readonly string[])[]
}

/** Something that happened: its head, what is said of it, and small print in letters of one width. */
export interface Entry {
  readonly head: string
  readonly aside?: string
  readonly lines?: readonly string[]
  readonly facts?: readonly Fact[]
  readonly mono?: readonly string[]
}

/** A box to tick on paper. */
export interface Tick {
  readonly text: string
  /** At the right edge. */
  readonly aside: string
  /** Small print below it; none when blank. */
  readonly note: string
}

/** A mark at the left edge, a line, and small print below it. */
export interface Row {
  readonly mark: string
  readonly text: string
  readonly note: string
}
