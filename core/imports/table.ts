import type { AnyDocument } from '#core/dictionary/field.ts'

/** A file as rows of text cells. `row` is the spreadsheet's own number: the header is row 1. */
export interface TableRow {
  readonly row: number
  readonly cells: readonly string[]
  /** Cells that do not hold what was entered, by their place, and why: they cannot be read. */
  readonly lost?: Readonly<Record<number, string>> | undefined
  /** The places of cells in which the spreadsheet has a day. */
  readonly days?: readonly number[] | undefined
}
export interface Table {
  readonly header: readonly string[]
  readonly rows: readonly TableRow[]
}

/** One thing wrong with a row; `field` is null when the row as a whole is meant. */
export interface RowError {
  readonly field: string | null
  readonly message: string
}

/** A row understood: a device version, to be stored or to be compared with the one that is there. */
export interface MasterRow {
  readonly document: AnyDocument
  /**
   * What the file itself states about the device, including values kept for its submissions; the document may also hold
   * what follows from the kind of file.
   */
  readonly stated: AnyDocument
  /** What a new device would need besides. */
  readonly missing: readonly RowError[]
  readonly versionNumber: string
  /** Whether the file names the version; otherwise the first one is meant, or the one that took its place. */
  readonly isVersionNamed: boolean
  /** Files of this kind have no place for a version and its change reason. */
  readonly hasNoVersions?: true
  readonly changeReason: string | null
  readonly parentId: number | null
  /** Columns without a field of their own, by source. */
  readonly sourceData: Record<string, Record<string, string>> | null
}

/** Finds the position of each known column in a header, ignoring case and surrounding space. */
export function locateColumns(header: readonly string[], known: readonly string[]): Map<string, number> {
  const positions = new Map(
    header.map((name, index) => [name.trim().toLowerCase(), index] as const).reverse(),
  )
  const found = new Map<string, number>()
  for (const name of known) {
    const position = positions.get(name.toLowerCase())
    if (position !== undefined) found.set(name, position)
  }
  return found
}

/** The known columns a header names more than once, each with its places as people count them, from 1. */
export function doubledColumns(
  header: readonly string[],
  known: readonly string[],
): readonly { readonly name: string; readonly places: readonly number[] }[] {
  const names = header.map((name) => name.trim().toLowerCase())
  return known
    .map((name) => ({
      name,
      places: names.flatMap((each, index) => (each === name.toLowerCase() ? [index + 1] : [])),
    }))
    .filter(({ places }) => places.length > 1)
}
