import { foldHeader } from '#core/imports/column-proposals.ts'
import type { TableRow } from '#core/imports/table.ts'
import { nearestName } from '#core/text/nearest.ts'
import { columnTargets } from './column-targets.ts'
import type { ImportKind, TableFormat } from './import-kind.ts'

/** A column of a file that is not read. */
export interface UnreadColumn {
  readonly name: string
  /** Its place in a row. */
  readonly at: number
  /** Why it is not read, or which column may have been meant; blank where neither is known. */
  readonly reason: string
  /** The template offers it, so it is reported only if it contains anything. */
  readonly isOffered: boolean
}

/** Enough of a name to recognise the column. */
const longestName = 100

/** The columns of a header that are not read: their content is lost, so they are reported. */
export function unreadColumns<Row>(
  kind: Pick<ImportKind<Row>, 'fields' | 'otherNames'>,
  format: TableFormat<Row>,
  header: readonly string[],
  read: ReadonlySet<number>,
): readonly UnreadColumn[] {
  if (format.keepsOthers) return []
  const offered = new Map(
    Object.entries(format.notRead ?? {}).map(([name, reason]) => [foldHeader(name), reason]),
  )
  const targets = columnTargets(kind, format)
  const own = new Map(targets.flatMap(({ field, names }) => names.map((name) => [name, field] as const)))
  return header.flatMap((written, at): UnreadColumn[] => {
    const name = written.trim()
    if (name === '' || read.has(at)) return []
    const reason = offered.get(foldHeader(name))
    const meant = reason === undefined ? own.get(nearestName(name, own.keys()) ?? '') : undefined
    return [
      {
        name: name.slice(0, longestName),
        at,
        reason: reason ?? (meant ? `Did you mean ${meant}?` : ''),
        isOffered: reason !== undefined,
      },
    ]
  })
}

/** Those to report, once the rows can be read. */
export async function reportedColumns(
  unread: readonly UnreadColumn[],
  rows: () => Iterable<TableRow> | AsyncIterable<TableRow>,
): Promise<ReportedColumns> {
  const offered = unread.filter(({ isOffered }) => isOffered).map(({ at }) => at)
  const empty = await emptyColumns(offered, rows)
  const reported = unread.filter(({ at }) => !empty.has(at))
  return {
    unreadColumns: reported.map(({ name }) => name),
    unreadReasons: reported.map(({ reason }) => reason),
  }
}

/** Those of some columns in which no row says anything. */
export async function emptyColumns(
  places: readonly number[],
  rows: () => Iterable<TableRow> | AsyncIterable<TableRow>,
): Promise<ReadonlySet<number>> {
  const empty = new Set(places)
  if (empty.size === 0) return empty
  for await (const { cells } of rows()) {
    for (const at of empty) if ((cells[at] ?? '').trim() !== '') empty.delete(at)
    if (empty.size === 0) break
  }
  return empty
}

export interface ReportedColumns {
  readonly unreadColumns: readonly string[]
  /** In the same order; blank where no reason is known. */
  readonly unreadReasons: readonly string[]
}
